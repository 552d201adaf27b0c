/*
** record.h -- games as people keep them: tags about the game, its moves with comments, the
** result.
**
** The form is that of PGN, for any game: `[Name "value"]` lines, then moves numbered by
** turns of all players, comments in braces or from ';' to the end of the line, and a result
** at the end. Only the game can tell whether a group in brackets is a throw or a comment, so
** a Record is a list of tokens; it owns its texts (record_free) and knows no game.
**
**     [White "Anna"]                     tags:    White = Anna
**     1. e4 {bold} e5 $1                 tokens:  NUMBER 1.  MOVE e4  GROUP {bold}  MOVE e5
**     2.Nf3 ; and so on                           REMARK $1  NUMBER 2.  MOVE Nf3
**     1-0                                         REMARK "and so on"  RESULT 1-0
**
** The text of a move may be anything. Within it ';', '$', '\' and round or curly brackets
** are written with a '\' in front, and so is a '[' or '.' at its beginning: "\;up" is the
** move ";up". Token.text has the move without these.
*/
#ifndef STEPWISE_TEXT_WRITE_RECORD_H
#define STEPWISE_TEXT_WRITE_RECORD_H

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
    TOKEN_GROUP,  /* "{...}" or "(...)", with its brackets */
    TOKEN_REMARK, /* certainly a comment: what follows ';', or stands above the tags; "$3" */
    TOKEN_RESULT, /* "1-0"; the last token of a Record */
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

/* A place in a text. */
typedef struct RecordText {
    const char *at, *end;
    int line;
    const char *zero; /* the next zero byte, or the end; NULL until it is first needed */
    size_t again;     /* how many bytes may still be read a second time, after damaged games */
} RecordText;

/* The beginning of a text of n bytes, which must outlive it. Lines count from 1. */
RecordText record_text(const char *text, size_t n);
/* Skips blanks, lines for other programs ('%') and byte order marks; true if anything is
** left. */
bool record_more(RecordText *t);
/* True if the text begins with a tag, which comments may precede, or with the number of a move;
** it may be cut short after the name or the digits. */
bool record_begins(RecordText t);
/* Reads the next game of the text; on success *t is past its result. False if the game is
** damaged or ends before its result: the message begins with the line, and *t is where the
** tags of the next game begin, or at the end. Either way *r has the tags and tokens that were
** read, and record_free() must release it. */
bool record_read(RecordText *t, Record *r, Err *e);
void record_free(Record *r);
/* A copy of the tags alone, in a Record of its own. */
Record record_head(const Record *r);
/* The tag of that name, case ignored; or NULL. */
const Tag *record_tag(const Record *r, const char *name);

/* In place of the number of a winner: the game is not over, or is drawn. */
enum { RECORD_OPEN = -1, RECORD_DRAWN = -2 };
/* Writes what each player gets of the point, in the players' order: "1-0", "1/2-1/2",
** "3/4-1/4"; "*" while the game is not over. A game of one player has two places all the
** same. */
void record_result_write(const Game *g, Result r, Str *out);
/* Reads a result that the game can have into *r, with rule -1. False for any other text,
** which leaves *r undefined. */
bool record_result_read(const Game *g, const char *text, Result *r);

/* ---- writing ---- */

/* Writes moves to `out`, the turns of all players on one line. All members but `out` and
** `number` are zero at first. */
typedef struct RecordWriter {
    Str *out;
    int number;  /* of the turn on this line; at first, of the one before the first */
    int mover;   /* the player of the last move */
    bool moved;  /* a move has been written */
    bool broken; /* a comment follows it: the next move needs its number */
} RecordWriter;

void record_write_tag(const char *name, const char *value, Str *out);
/* Writes a move, followed by its throws as they are to be read, with brackets and the blank
** before; throws may be "". */
void record_write_move(RecordWriter *w, int mover, const char *text, const char *throws);
/* Writes a comment on what was written last, with runs of blanks folded, in lines of less
** than 80 columns. The text is one line. `plain`: after ';' and not in braces, since a group
** in brackets would be taken for a throw here. */
void record_write_comment(RecordWriter *w, const char *text, bool plain);
/* Writes the result, which ends the game. */
void record_write_end(RecordWriter *w, const char *result);

#endif
