/*
** tested.h -- what a definition's Lua tests and compares without a word.
**
** To Lua every pattern, condition and option is true and none equals a number or a name: `a and b`,
** `not c`, `if o then` and `count(other) == 0` would all be taken, and mean something else than is
** said. So a definition is run from a text in which each operand of such a test is handed to a
** function of ours first:
**
**     win { not c and d == 3 }      win { not __tested(c,"not","c") and __tested(d,"==","d") == 3 }
**
** What is compared with nil is not looked at: so a definition asks whether something is there.
*/
#ifndef STEPWISE_TESTED_H
#define STEPWISE_TESTED_H

#include "base/str.h"
#include "lang/tree/def.h"

#include <lua.h>

/* Looks at n bytes of the file of that name, and adds to *out, unless that is NULL, the text changed so, line by line.
** Where it is no Lua, neither is what is added. Complains of a member that stands twice in the same braces,
** `{ letter = "a", letter = "b" }`: Lua keeps the last without a word. What is odd becomes a loose end: a number in
** quotes where numbers are wanted, a local that is never asked for, `x or y` where x is a number. False, after a
** complaint, where that takes more memory or work than the script has. */
bool tested_read(lua_State *L, const char *name, const char *text, size_t n, Str *out);
/* The line of the first `test "name"` in a text that says no `game {`: rule tests, and no definition. 0: there is
** none. */
int tested_as_tests(lua_State *L, const char *name, const char *text, size_t n);
/* Adds the function to the table of words at index `lang`. */
void tested_open(lua_State *L, int lang);

#endif
