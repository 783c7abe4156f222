// doctest, set up so that the name of a failing row is printed as text. Every test of core includes this.
#pragma once

#define DOCTEST_CONFIG_TREAT_CHAR_STAR_AS_STRING
#include <doctest/doctest.h>
