// What the package takes of mdb-reader: Access databases, in a page as in Node.
export { Buffer } from "buffer";
export { default as MDBReader } from "mdb-reader";
