/*
** tested.h -- catching patterns, conditions and options that Lua tests or compares by itself.
**
** To Lua every pattern, condition and option is true, and none equals a number or a name: it
** would silently accept `a and b`, `not c`, `if o then` and `count(other) == 0`, and do
** something other than what is meant. So the text of a definition is rewritten before Lua loads
** it: each operand of such a test is first passed to a function of ours, which returns it,
** after a complaint if it is a value of ours:
**
**     win { not c and d == 3 }
**     win { not __tested(c,"not",[==[c]==]) and __tested(d,"==",[==[d]==]) == 3 }
**
** Comparisons with nil are left alone, since they are how a definition asks whether something
** is there. No line is added or removed, so that line numbers stay.
*/
#ifndef STEPWISE_LANG_READ_TESTED_H
#define STEPWISE_LANG_READ_TESTED_H

#include "base/str.h"
#include "lang/tree/def.h"

#include <lua.h>

/* Scans n bytes, the text of the file `name`, and appends the rewritten text to *out, unless
** out is NULL. (Text that is not valid Lua yields text that is not, either.) Complains of a
** field that occurs twice in the same braces, `{ letter = "a", letter = "b" }`: Lua would
** silently keep the last. Adds loose ends, as warnings, for what is odd: a number in quotes
** where numbers are wanted, a local that is never used, `x or y` where x is a number. False,
** after a complaint, if this takes more memory or work than the script has left. */
bool tested_read(lua_State *L, const char *name, const char *text, size_t n, Str *out);
/* If the text is a file of rule tests and no definition, the line of its first `test "name"`;
** else 0. It is one if it calls `test`, has no `game {`, and declares or indexes no `test` of
** its own. */
int tested_as_tests(lua_State *L, const char *name, const char *text, size_t n);
/* Adds the function __tested to the table of words at stack index `lang`. */
void tested_open(lua_State *L, int lang);

#endif
