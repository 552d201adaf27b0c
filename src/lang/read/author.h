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

#include <stddef.h>

/* What the script may use of memory for what it says: half of what it may with Lua's own. */
enum { DEF_BYTES_MAX = BUDGET_SAID_BYTES / 2 };

Def *author_def(lua_State *L);
/* The line of the definition that is running, whatever of ours it has called. */
Place author_place(lua_State *L);
/* How many play, or may play as long as that is not said. */
int author_players(lua_State *L);
/* Adds a complaint about that line; false. */
bool author_error(lua_State *L, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* The same instead of a value: pushes poison; 1. */
int author_refuse(lua_State *L, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* The name of the author's file in which a function stands, of which "S" was asked; NULL: it is the language's own. */
const char *author_source(const Def *d, const lua_Debug *ar);
/* Called by Lua: is it the author's own code that calls, and not the language's? */
bool author_calls(lua_State *L);
/* Ends the run where the definition has said too much. */
void author_bound(lua_State *L);
/* A copy of the string, which is one line, or NULL when the value is none; the same of several. */
const char *author_text(lua_State *L, int at);
const char *author_lines(lua_State *L, int at);
/* The string at an index that is for the players, on one line; NULL for nil, and after a complaint. */
const char *author_help(lua_State *L, int at, const char *whose);
/* "a pattern", "a marker": what a message calls a node. */
const char *author_sort(lua_State *L, const Node *n);
/* "a string", "nil", "a pattern": what a message calls the value. */
const char *author_type(lua_State *L, int at);
/* The same, but numbers and strings as they are: "'11'". */
const char *author_shown(lua_State *L, int at);
/* What to say of a text, or of a number of the game's, where a number must be fixed; "" of others. Behind
** author_shown(). */
const char *author_fixed(lua_State *L, int at);
/* What to do about a value of Lua's own where one of that sort is wanted; "" for others. */
const char *author_cure(lua_State *L, int at, Sort sort);

/* A node that no value is of: part of one that is pushed. Place and sizes are filled in. */
const Node *author_make(lua_State *L, Node like);
/* Pushes a node as a value, which is a loose end until author_node() has read it. The second has a
** complaint of its own; NULL: the node is there for whoever wants it. */
const Node *author_push(lua_State *L, Node like);
const Node *author_push_or(lua_State *L, Node like, const char *complaint);
int author_give(lua_State *L, Node like);  /* the first; 1 */
int author_offer(lua_State *L, Node like); /* the second, for whoever wants it; 1 */
int author_poison(lua_State *L);           /* gives poison */
bool author_is_poison(lua_State *L, int at);
/* Is the value what a mistake has made of another, which has been told? */
bool author_follows(lua_State *L, int at);
/* The node that the value is or stands for (a number, true, an option's choice); or NULL. To peek
** is not to use it. */
const Node *author_node(lua_State *L, int at);
const Node *author_peek(lua_State *L, int at);
/* Of all nodes that were made this is the how-manieth; 0: it is none. */
int64_t author_number(lua_State *L, int at);
/* Is the value what an option has yielded? Is it that, or a node other than poison? */
bool author_is_choice(lua_State *L, int at);
bool author_is_said(lua_State *L, int at);
/* A loose end, by number: what complaint it is worth unless it is taken up. To take it up tells where
** it was said. */
int author_owe(lua_State *L, DiagKind kind, const char *complaint);
Place author_take(lua_State *L, int loose);
/* Complains where more than n arguments stand in a call of `what`, from index `first` on. */
void author_args(lua_State *L, int first, int n, const char *what);
/* Whether the value at `at` is true; nil is false, and what is neither true nor false a mistake. */
bool author_flag(lua_State *L, int at, const char *what);
/* The node, which must be of the sort; else NULL, after a complaint unless it is poison. `what`
** begins the message: "jump(): argument 1". A number serves as a condition and back. */
const Node *author_want(lua_State *L, int at, Sort sort, const char *what);
/* One more statement: there may be thousands, and no more. */
void author_said(lua_State *L);
/* Complains of a node that is each player's own where it must be the same for all; then false. */
bool author_same(lua_State *L, const Node *n, const char *what);
/* A condition that says nothing but which cells they are, to each player; NULL after a complaint. */
const Node *author_zones(lua_State *L, int at, const char *what);
/* The cells of such a condition, which are the same for all; false after a complaint. */
bool author_zone(lua_State *L, int at, const char *what, CellSet *zone);
/* A piece is named, perhaps before it is declared: check.c says whether there is one. */
void author_mention(lua_State *L, const char *piece);
/* One name of a piece or a list of them; false after a complaint. */
bool author_names(lua_State *L, int at, const char *what, Names *out);
/* A Who: a player's name or a node; -1 after a complaint. */
int author_who(lua_State *L, int at, const char *what);

/* Adds C functions to the table at `at`. */
void author_add(lua_State *L, int at, const luaL_Reg *functions);

/* The numbered elements of a table, from the first on; what is no table has none; that it has more than a
** table has room for ends the run. Each lies at the
** top of the stack until the next is asked for, and what is pushed meanwhile goes with it:
**
**     for (List l = list_field(L, 2, "cells"); list_next(&l);)
**         read_cell(L, author_text(L, -1));
*/
typedef struct List {
    lua_State *L;
    int at, below; /* where the table is, and what the stack is cut to in the end */
    int i, n;      /* the element's number, and how many there are */
} List;
List list_at(lua_State *L, int at);
/* Complains of a table with an element 0, which would be passed over. */
void list_begins(lua_State *L, int at);
/* Complains of a table in which something has a name, which would be passed over; then false, as where there is an
** element 0, of which list_at has told. Of an option nothing is known. */
bool list_is_bare(lua_State *L, int at, const char *whose);
List list_field(lua_State *L, int at, const char *key);
bool list_next(List *l);
/* The texts in it, and in their places NULL for what is none; the list has come to its end. */
const char **list_texts(List l);

/* A field of a table of the author's: where what it says goes in the struct that is read. */
typedef struct FieldDef {
    const char *key; /* NULL ends a list of fields */
    enum {
        FIELD_TEXT, /* a const char *; */
        FIELD_NEED, /* which must be there */
        FIELD_HELP, /* which is for the players: lines of it are one */
        FIELD_FLAG, /* a bool */
        FIELD_WALK, /* a const Node * */
        FIELD_COND,
        FIELD_OTHER /* read elsewhere */
    } type;
    size_t to;
} FieldDef;
/* The table on top of the stack has all the names that it will be asked for: to read another is a mistake, which is told
** with what the table is. What is none, or says itself what is read of it, stays as it is. */
void author_close(lua_State *L, const char *what);
/* The keys of a table that are texts, by the alphabet: Lua's own order is another one each time. They are the
** table's. */
const char **author_keys(lua_State *L, int at, size_t *n);
/* The value at `at` must be a table with no other fields than these, and so many numbered elements
** at most. `whose` begins the messages ("piece 'Rook'"). */
bool fields_check(lua_State *L, int at, const char *whose, const FieldDef *fields, int listed);
/* Reads them into *out. Without one a flag stays as it is, and the others are NULL. */
void fields_read(lua_State *L, int at, const char *whose, const FieldDef *fields, void *out);
/* A single one: as text, or NULL; as a node, or NULL; as a number within bounds. */
const char *fields_text(lua_State *L, int at, const char *whose, const char *key);
const char *fields_need_text(lua_State *L, int at, const char *whose, const char *key);
const Node *fields_node(lua_State *L, int at, const char *whose, const char *key, Sort sort);
int64_t fields_number(lua_State *L, int at, const char *whose, const char *key,
                      int64_t otherwise, int64_t min, int64_t max);
/* Names stand in the texts of moves, of which there are many: is it short enough to? A complaint where it is not. */
enum { NAME_BYTES = 100 };
bool author_fits(lua_State *L, const char *whose, const char *name);
/* So is it with a template of moves: it has so many bytes at most, so many fields, and each so often. NULL fits;
** of what does not there is a complaint. */
enum { TEMPLATE_BYTES = 300, TEMPLATE_FIELDS = 16, FIELD_TIMES = 2 };
bool template_fits(lua_State *L, const char *whose, const char *text);
/* Complains of each {field} of the template that is none of the n names. NULL has none. */
void fields_of_template(lua_State *L, const char *whose, const char *text,
                        const char *const *names, size_t n);

#endif
