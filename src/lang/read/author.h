/*
** author.h -- between the primitives and the author: his line, his values, his mistakes.
**
** Every Lua state of this floor belongs to a Def (author_def). A mistake is added to its Diags
** with the author's line and the run goes on with a poison value; only what makes going on
** senseless ends it, by luaL_error.
*/
#ifndef STEPWISE_AUTHOR_H
#define STEPWISE_AUTHOR_H

#include "lang/tree/def.h"

#include <lua.h>
#include <lauxlib.h>

/* What the script may use of memory for what it says; Lua's own is bounded in sandbox.c. */
enum { DEF_BYTES_MAX = 64 * 1024 * 1024 };

Def *author_def(lua_State *L);
/* The line of the definition that is running, whatever of ours it has called. */
Place author_place(lua_State *L);
/* Adds a complaint about that line. */
void author_error(lua_State *L, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* A copy of the string, or NULL when the value is none. */
const char *author_text(lua_State *L, int at);
/* "a string", "nil", "a pattern": what a message calls the value. */
const char *author_type(lua_State *L, int at);
/* The same, but numbers and strings as they are: "'11'". */
const char *author_shown(lua_State *L, int at);

/* Pushes a node; place and sizes are filled in. */
const Node *author_push(lua_State *L, Node like);
int author_poison(lua_State *L); /* pushes poison; returns 1 */
/* The node that the value is or stands for (a number, true, an option's choice); or NULL. */
const Node *author_node(lua_State *L, int at);
/* The node, which must be of the sort; else NULL, after a complaint unless it is poison. `what`
** begins the message: "jump(): argument 1". A number serves as a condition and back. */
const Node *author_want(lua_State *L, int at, Sort sort, const char *what);
/* The cells that a condition speaks of; false, after a complaint, when it asks for more. */
bool author_zone(lua_State *L, int at, const char *what, CellSet *zone);
/* One name or a list of names; false after a complaint. */
bool author_names(lua_State *L, int at, const char *what, Names *out);
/* A Who: a player's name or a node; -1 after a complaint. */
int author_who(lua_State *L, int at, const char *what);

/* Tables of the author's, whose name begins the messages ("piece 'Rook'"). The value at `at`
** must be a table without keys that are not in keys, which NULL ends: unknown ones are
** complained of. Numbered elements are allowed when `list` says so. */
bool fields_check(lua_State *L, int at, const char *whose, const char *const *keys, bool list);
const char *fields_text(lua_State *L, int at, const char *whose, const char *key);
const char *fields_need_text(lua_State *L, int at, const char *whose, const char *key);
bool fields_flag(lua_State *L, int at, const char *whose, const char *key, bool otherwise);
/* Complains of each {field} of the template that is none of the n names. NULL has none. */
void fields_of_template(lua_State *L, const char *whose, const char *text,
                        const char *const *names, size_t n);
int64_t fields_number(lua_State *L, int at, const char *whose, const char *key,
                      int64_t otherwise, int64_t min, int64_t max);

#endif
