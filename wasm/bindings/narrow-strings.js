// Emscripten's own JavaScript without what nobody here crosses the boundary with: wide strings, and the conversions
// that they bring along. Handed to the linker (wasm/CMakeLists.txt).
/* global mergeInto, LibraryManager */
mergeInto(LibraryManager.library, {
  _embind_register_std_wstring__deps: [],
  _embind_register_std_wstring: function () {},
});
