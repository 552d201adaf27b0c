/*
** author.h -- how primitives read the author's values, find his line and report his mistakes.
**
** The author is whoever wrote the definition that runs. Every Lua state of this floor belongs
** to a Def (author_def), whose arena owns all texts, nodes and arrays that are returned here. A
** mistake is added to the Def's Diags with the author's line, and the run goes on with a poison
** value, which silences what follows from the mistake. Only where going on would make no sense
** does luaL_error end the run.
**
** `at` is always an index of the Lua stack. `whose` and `what` begin a message: "piece 'Rook'",
** "jump(): argument 1".
*/
#ifndef STEPWISE_LANG_READ_AUTHOR_H
#define STEPWISE_LANG_READ_AUTHOR_H

#include "lang/tree/def.h"

#include <lua.h>
#include <lauxlib.h>

#include <stddef.h>

/* Bytes that the Def's arena may hold: half of the memory that the script may use together
** with Lua's own. */
enum { DEF_BYTES_MAX = BUDGET_SAID_BYTES / 2 };

/* The Def to which the state belongs. */
Def *author_def(lua_State *L);
/* The author's line that is running: the innermost call of his own code, or, while a rule is
** read (Def.said), the line where the rule's statement began. The root file and line 0 where
** there is none. */
Place author_place(lua_State *L);
/* "line 7", or "line 7 of rules/hands.lua" where that is another file than the running one. */
const char *author_line(lua_State *L, Place at);
/* The number of players; until the definition has declared them, PLAYERS_MAX. */
int author_players(lua_State *L);
/* Adds an error at author_place(). Returns false. The error names the line of the calling
** file, too, where the place is in an imported one. Once more errors are known than are kept
** and the budget for them is spent, further ones are dropped. */
bool author_error(lua_State *L, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* Complains so of the value at `at`, unless that is poison or another consequence of a mistake
** that has been reported. Returns false. */
bool author_mismatch(lua_State *L, int at, const char *fmt, ...)
    __attribute__((format(printf, 3, 4)));
/* Complains as author_error() does and pushes poison, the primitive's result. Returns 1. */
int author_refuse(lua_State *L, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* In a C function that Lua has called: true if the author's own code is the caller, false if
** the language's own files or C are. */
bool author_calls(lua_State *L);
/* Ends the run if the definition takes more than DEF_BYTES_MAX. */
void author_bound(lua_State *L);
/* A copy of the string at `at` that can be printed as it is: control characters become
** visible escapes (shown.h). author_text() makes one line of it (not while rule tests are
** read, which quote boards); author_lines() keeps line ends and tabs. NULL if the value is
** not a string; numbers are not converted. */
const char *author_text(lua_State *L, int at);
const char *author_lines(lua_State *L, int at);
/* The string at `at`, a help text for players, as one line: runs of blanks and line ends
** become one blank each. NULL for nil, poison, and (after a complaint) any other value. An
** empty text is complained of and returned. */
const char *author_help(lua_State *L, int at, const char *whose);
/* What messages call a node: "a pattern", "a marker". */
const char *author_sort(lua_State *L, const Node *n);
/* What messages call the value at `at`: "a string", "nil", "a pattern". */
const char *author_type(lua_State *L, int at);
/* The same, but numbers and strings are quoted: "'11'". */
const char *author_shown(lua_State *L, int at);
/* A hint that follows author_shown() in a message where a fixed number is wanted: that the
** value is a number in quotes, or one that is computed in play. "" for other values. */
const char *author_fixed(lua_State *L, int at);
/* A hint that follows author_type() in a message where a node of that sort is wanted: what
** to write instead of a Lua boolean, function, number, string or table. "" where there is
** nothing to advise. */
const char *author_cure(lua_State *L, int at, Sort sort);

/* Makes a node that is to be part of another one, without a value of Lua. Its sort, place
** and sizes are filled in. */
const Node *author_make(lua_State *L, Node like);
/* Makes a node and pushes it as a value of Lua. The value is a loose end (author_owe) until
** author_node() reads it: if nothing does, a warning says that a pattern, a condition or a
** number is not used. Nodes that need not be read, such as variables and players, are no
** loose ends. author_push_or() has a complaint of its own; with NULL the value need not be
** read. Ends the run if the node is too big. */
const Node *author_push(lua_State *L, Node like);
const Node *author_push_or(lua_State *L, Node like, const char *complaint);
/* For `return` in a primitive: each pushes one value and returns 1. They are author_push(),
** author_push_or() with NULL, and a poison node. */
int author_give(lua_State *L, Node like);
int author_offer(lua_State *L, Node like);
int author_poison(lua_State *L);
bool author_is_poison(lua_State *L, int at);
/* True if the value follows from a mistake that has been complained of: it is poison, or a
** boolean after Lua has tested a node for truth. */
bool author_follows(lua_State *L, int at);
/* The node that the value is or can be read as: a node, an option's choice, an integer of 32
** bits (as NODE_NUM). NULL for anything else. author_node() is use: it takes up the value's
** loose end, and the option's. author_peek() leaves them. */
const Node *author_node(lua_State *L, int at);
const Node *author_peek(lua_State *L, int at);
/* The serial number, from 1, of the node value at `at`, in the order in which such values
** were made; 0 if it is none. */
int64_t author_number(lua_State *L, int at);
/* True if the value is a choice, which is what `option` returns. */
bool author_is_choice(lua_State *L, int at);
/* True if it is a choice, or a node other than poison. */
bool author_is_said(lua_State *L, int at);
/* Registers a loose end at the author's line: the complaint is made at the end of the run
** unless author_take() takes it up before. Returns its number. `complaint` is borrowed. */
int author_owe(lua_State *L, DiagKind kind, const char *complaint);
/* Takes up a loose end. Returns the place where it was registered; author_place() if there
** is no such number. */
Place author_take(lua_State *L, int loose);
/* Complains if the running function has more than n arguments from index `first` on. */
void author_args(lua_State *L, int first, int n, const char *what);
/* The boolean at `at`, false for nil. Complains of a value that is neither true, false nor
** nil, unless it is poison. */
bool author_flag(lua_State *L, int at, const char *what);
/* Reads a node of the given sort, as author_node() does; NULL, after a complaint unless the
** value is poison. Conditions and numbers serve as each other, but a literal number is not
** accepted as a condition. Charges the node's size to BUDGET_TREE, and ends the run where
** that is spent. */
const Node *author_want(lua_State *L, int at, Sort sort, const char *what);
/* A condition as a number: `captured`, joined by + with nothing but itself, is a sum. */
const Node *author_counting(lua_State *L, const Node *n);
/* Charges one statement to BUDGET_TREE, which has room for some thousands of them. */
void author_said(lua_State *L);
/* False, after a complaint, if a node that must be the same for all players differs between
** them. */
bool author_same(lua_State *L, const Node *n, const char *what);
/* A condition that depends on nothing but the cell, for each player; NULL after a complaint. */
const Node *author_zones(lua_State *L, int at, const char *what);
/* The cells on which such a condition holds, which must be the same for all players; false
** after a complaint. */
bool author_zone(lua_State *L, int at, const char *what, CellSet *zone);
/* Notes that a piece is named here, perhaps before it is declared: check.c finds out whether
** it exists. NULL is ignored. */
void author_mention(lua_State *L, const char *piece);
/* Reads the name of a piece, or a list of such names, and mentions each; false after a
** complaint. */
bool author_names(lua_State *L, int at, const char *what, Names *out);
/* Reads a Who: a player's name, or a node such as `mover`; -1 after a complaint. */
int author_who(lua_State *L, int at, const char *what);

/* Adds C functions to the table at `at`; the array ends with {NULL, NULL}. */
void author_add(lua_State *L, int at, const luaL_Reg *functions);

/* An iterator over elements 1 to #t of a table. A value that is not a table has no elements; a
** length beyond what a table has room for (65,536) ends the run. Each element is at the top of
** the stack until list_next() is called again, which also removes whatever was pushed on it,
** and after the last element leaves the stack as it was before the List was made:
**
**     for (List l = list_field(L, 2, "cells"); list_next(&l);)
**         read_cell(L, author_text(L, -1));
*/
typedef struct List {
    lua_State *L;
    int at, below; /* index of the table; height to which the stack is cut in the end */
    int i, n;      /* number of the current element, from 1; length of the list */
} List;
/* Complains of an element 0, as list_begins() does. */
List list_at(lua_State *L, int at);
/* Complains of a table that has an element 0, which a list would pass over. */
void list_begins(lua_State *L, int at);
/* True if the table has numbered elements alone, from 1 on. Complains of named ones, which a
** list would pass over, but not of an element 0, of which list_at() complains. A choice is
** accepted as it is. */
bool list_is_bare(lua_State *L, int at, const char *whose);
/* The list in a field of the table at `at`. */
List list_field(lua_State *L, int at, const char *key);
/* Pushes the next element; false, with the stack cut back, after the last one. */
bool list_next(List *l);
/* The l.n elements as author_text() reads them, NULL for what is not a string. The stack is
** as at the end of the list. */
const char **list_texts(List l);

/* A named field of an author's table, and the member of a struct into which fields_read()
** puts it, for example {"help", FIELD_HELP, offsetof(Option, help)}. */
typedef struct FieldDef {
    const char *key; /* NULL ends a list of fields */
    enum {
        FIELD_TEXT,  /* const char *: fields_text() */
        FIELD_LINES, /* the same, with its line ends (author_lines()) */
        FIELD_NEED,  /* const char *, which must be there: fields_need_text() */
        FIELD_HELP,  /* const char *: author_help() */
        FIELD_FLAG,  /* bool */
        FIELD_WALK,  /* const Node *, of SORT_WALK */
        FIELD_COND,  /* const Node *, of SORT_COND */
        FIELD_OTHER  /* known to fields_check(), but read elsewhere */
    } type;
    size_t to; /* offset of the member */
} FieldDef;
/* Makes it a mistake for the author to read a name that the table on top of the stack does
** not have; `what` is what messages call the table. Values that are not tables, and tables
** that have a metatable, stay as they are. */
void author_close(lua_State *L, const char *what);
/* The string keys of a table, *n of them, sorted by their bytes, since Lua's own order
** differs from run to run. The strings belong to the table. */
const char **author_keys(lua_State *L, int at, size_t *n);
/* True if the value at `at` is a table. Complains if it is not, unless it is poison, and of
** each field of it that is not one of these, and of numbered elements beyond `listed`. */
bool fields_check(lua_State *L, int at, const char *whose, const FieldDef *fields, int listed);
/* Reads the fields into the struct *out. Where the table has no such field, a flag stays as
** it is, and other members become NULL. */
void fields_read(lua_State *L, int at, const char *whose, const FieldDef *fields, void *out);
/* One field of the table at `at`, as a text or as a node of the given sort; NULL if it is
** nil, and after a complaint. fields_need_text() complains of nil, too. */
const char *fields_text(lua_State *L, int at, const char *whose, const char *key);
const char *fields_need_text(lua_State *L, int at, const char *whose, const char *key);
const Node *fields_node(lua_State *L, int at, const char *whose, const char *key, Sort sort);
/* One field as a whole number from min to max; `otherwise` if it is nil, and after a
** complaint. */
int64_t fields_number(lua_State *L, int at, const char *whose, const char *key,
                      int64_t otherwise, int64_t min, int64_t max);
/* Whether a name has at most NAME_BYTES: names are parts of the texts of moves, of which
** there are many. Complains if not. NULL fits. */
enum { NAME_BYTES = 100 };
bool author_fits(lua_State *L, const char *whose, const char *name);
/* Whether a template of moves has at most TEMPLATE_BYTES bytes and TEMPLATE_FIELDS fields,
** none of them more than FIELD_TIMES times. Complains if not. NULL fits. */
enum { TEMPLATE_BYTES = 300, TEMPLATE_FIELDS = 16, FIELD_TIMES = 2 };
bool template_fits(lua_State *L, const char *whose, const char *text);
/* Complains of each {field} of the template that is not one of the n names, and of one
** without a closing brace. A NULL template has no fields. */
void fields_of_template(lua_State *L, const char *whose, const char *text,
                        const char *const *names, size_t n);

#endif
