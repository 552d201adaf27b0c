/*
** record.h -- games as people keep them: tags about the game, its moves with comments, the result.
**
** The form is that of PGN, for any game: `[Name "value"]` lines, then moves numbered by the turns
** of all players, comments in braces or from ';' to the end of the line, a result at the end. What
** a group in brackets means only the game can tell, a throw or a comment, so a Record is a list of
** tokens; it owns its texts (record_free) and knows no game.
**
**     [White "Anna"]                     tags:    White = Anna
**     1. e4 {bold} e5 $1                 tokens:  NUMBER 1.  MOVE e4  GROUP {bold}  MOVE e5
**     2.Nf3 ; and so on                           REMARK $1  NUMBER 2.  MOVE Nf3
**     1-0                                         REMARK "and so on"  RESULT 1-0
**
** A game may call its moves what it likes. In a move ';', '$', '\' and brackets stand behind a '\', and so does a '['
** or a '.' that it begins with: "\;up" is the move ";up".
*/
#ifndef STEPWISE_RECORD_H
#define STEPWISE_RECORD_H

#include "base/err.h"
#include "base/str.h"
#include "base/vec.h"
#include "vm/meaning/rules.h"

typedef struct Tag {
    const char *name, *value;
    int line;
} Tag;
TYPED_VEC(Tags, tags, Tag)

typedef enum TokenKind {
    TOKEN_MOVE,
    TOKEN_NUMBER, /* "12." */
    TOKEN_GROUP,  /* "{...}" or "(...)", its brackets included */
    TOKEN_REMARK, /* a comment for certain: from ';', or "$3" */
    TOKEN_RESULT, /* "1-0"; the last one of a Record */
} TokenKind;

typedef struct Token {
    TokenKind kind;
    const char *text;
    int line;
} Token;
TYPED_VEC(Tokens, tokens, Token)

typedef struct Record {
    Arena *arena;
    Tags tags;
    Tokens tokens;
} Record;

/* A place in a text of n bytes; lines count from 1. */
typedef struct RecordText {
    const char *at, *end;
    int line;
    const char *zero; /* the next zero byte, or the end; NULL before it was looked for */
    size_t again;     /* how much may be read once more */
} RecordText;

/* The beginning of a text. */
RecordText record_text(const char *text, size_t n);
/* Is anything but blanks left? */
bool record_more(RecordText *t);
/* Does it begin with a tag or the number of a move, perhaps cut behind its name or digits? */
bool record_begins(RecordText t);
/* Reads the next game of the text. False where it is damaged or ends before its result: the
** message begins with the line. *t is then where the next game's tags begin, or at the end. Whatever is
** returned, record_free() gives *r back. */
bool record_read(RecordText *t, Record *r, Err *e);
void record_free(Record *r);
/* Its tags alone, in a Record of their own. */
Record record_head(const Record *r);
/* The tag of that name, case ignored, or NULL. */
const Tag *record_tag(const Record *r, const char *name);

/* The result of a game of two players or more, in a place for each what he gets: "1-0", "1/2-1/2",
** "3/4-1/4"; "*": not over. */
enum { RECORD_OPEN = -1, RECORD_DRAWN = -2 };
void record_result_write(const Game *g, Result r, Str *out);
/* The opposite, of no rule; false where the text is no such result. */
bool record_result_read(const Game *g, const char *text, Result *r);

/* ---- writing ---- */

/* Moves go to `out` one turn of all players a line; zero but for out and number at first. */
typedef struct RecordWriter {
    Str *out;
    int number;  /* of the turn; at first of the one before */
    int mover;   /* of the last move */
    bool moved;  /* there was one */
    bool broken; /* a comment stands behind it: the next move needs its number */
} RecordWriter;

void record_write_tag(const char *name, const char *value, Str *out);
/* A move, and behind it its throws as they are written, which may be "". */
void record_write_move(RecordWriter *w, int mover, const char *text, const char *throws);
/* A comment on what was written last, its blanks folded, in lines of less than 80 columns; the
** text is one line. `plain`: a group in brackets would be taken for a throw. */
void record_write_comment(RecordWriter *w, const char *text, bool plain);
/* The result ends the game. */
void record_write_end(RecordWriter *w, const char *result);

#endif
