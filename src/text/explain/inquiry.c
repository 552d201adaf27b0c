/*
** inquiry.c -- fills in sentences with what is meant; says walks, and shows them on the board.
*/
#include "inquiry.h"

#include "base/shown.h"

#include "blame.h"
#include "text/write/template.h"
#include "text/write/words.h"

#include <string.h>

/* SHOWN_MAX: the most of the player's text that a sentence repeats. */
enum { SHOWN_MAX = 60 };

/* ---- sentences ---- */

/* The fields of the sentences, as in "the {man} on {from}". */
#define WORDS(WORD)                                                                            \
    WORD(TEXT, "text")     /* what the player wrote */                                         \
    WORD(NAME, "name")     /* Inquiry.name: a word of the text that names nothing */           \
    WORD(KIND, "kind")     /* the kind that the text names */                                  \
    WORD(HINT, "hint")     /* the file or rank that the text gives with it */                  \
    WORD(FROM, "from")     /* the cell where the move is to begin */                           \
    WORD(TO, "to")         /* the cell where it is to end */                                   \
    WORD(MAN, "man")       /* the kind of the piece on `from` */                               \
    WORD(TARGET, "target") /* the kind of the piece on `to` */                                 \
    WORD(OWNER, "owner")   /* the player whose piece is on `from` */                           \
    WORD(ME, "me")         /* the player to move */                                            \
    WORD(CALLED, "called") /* the name that the text gives the move */                         \
    WORD(THROW, "throw")   /* the throw that is due */

#define WORD(name, text) WORD_##name,
typedef enum Word { WORDS(WORD) WORD_COUNT } Word;
#undef WORD

const char *inquiry_kind(const Inquiry *q, Sq c) {
    return words_kind(q->p->game, pos_at(q->p, c));
}

/* What a player has typed, cut short and without control characters. */
static void add_text(const char *text, Str *out) {
    size_t n = shown_cut(text, SHOWN_MAX);
    for (size_t i = 0; i < n; i++)
        str_addc(out, (unsigned char)text[i] < ' ' ? ' ' : text[i]);
}

/* The name of a move (Meant.called), without leading blanks. */
static const char *plain_call(const Game *g, int called) {
    const char *name = called ? g->display->calls[called - 1] : "";
    return name + strspn(name, " ");
}

static bool add_word(const void *inquiry, const char *name, size_t n, Str *out) {
#define WORD(name, text) text,
    static const char *const words[] = {WORDS(WORD)};
#undef WORD
    const Inquiry *q = inquiry;
    const Game *g = q->p->game;
    int me = q->p->side;
    Sq from = q->meant.from, to = q->meant.to;
    switch ((Word)template_field(words, WORD_COUNT, name, n)) {
    case WORD_TEXT: add_text(q->text, out); break;
    case WORD_NAME: str_add(out, q->name); break;
    case WORD_KIND: str_add(out, g->kinds[q->meant.kind].name); break;
    case WORD_HINT: str_add(out, q->meant.hint); break;
    case WORD_FROM: str_add(out, words_cell(g, me, from)); break;
    case WORD_TO: str_add(out, words_cell(g, me, to)); break;
    case WORD_MAN: str_add(out, inquiry_kind(q, from)); break;
    case WORD_TARGET: str_add(out, inquiry_kind(q, to)); break;
    case WORD_OWNER: str_add(out, g->display->player[pos_owner(q->p, from)].name); break;
    case WORD_ME: str_add(out, g->display->player[me].name); break;
    case WORD_CALLED: str_add(out, plain_call(g, q->meant.called)); break;
    case WORD_THROW: str_add(out, g->chances[q->p->chance - 1].name); break;
    case WORD_COUNT: return false;
    }
    return true;
}

void inquiry_say(const Inquiry *q, const char *words) {
    template_fill(words, add_word, q, q->out);
}

void inquiry_refuse(const Inquiry *q, const char *why) {
    inquiry_say(q, "{text} is not legal: ");
    if (q->done)
        str_addf(q->out, "after %s, ", q->done);
    inquiry_say(q, why);
}

/* ---- lists ---- */

void inquiry_add_path(const Inquiry *q, const NearWalk *w) {
    for (int i = 0; i < w->npath; i++)
        str_addf(q->out, "%s%s", i ? "-" : "", words_cell(q->p->game, q->p->side, w->path[i]));
}

const char *inquiry_call(const Inquiry *q, const NearWalk *w) {
    bool told = w->called && meant_calls(q->p->game);
    return told ? q->p->game->display->calls[w->called - 1] : "";
}

void inquiry_show_path(const Inquiry *q, const NearWalk *w) {
    Explanation *x = q->x;
    memcpy(x->path, w->path, sizeof(Sq) * (size_t)w->npath);
    x->overlay.npath = w->npath;
    x->overlay.path = x->path;
}

void inquiry_show_others(const Inquiry *q, const Nearest *n) {
    Explanation *x = q->x;
    int ways = 0;
    for (int i = 1; i < n->n; i++)
        for (int k = 0; k + 1 < n->walk[i].npath && ways < 2 * SQ_MAX; k++)
            x->way[ways++] = (Stride){n->walk[i].path[k], n->walk[i].path[k + 1]};
    x->overlay.nways = ways;
    x->overlay.way = x->way;
}

void inquiry_add_walks(const Inquiry *q, const Nearest *n) {
    for (int i = 0; i < n->n; i++) {
        str_add(q->out, i == 0 ? " by " : i + 1 == n->n && !n->more ? " or " : ", ");
        inquiry_add_path(q, &n->walk[i]);
    }
    if (n->more)
        str_addf(q->out, " or %d more ways", n->more);
}

/* If walks on this path differ only in what they want at its end, says it of all at once. */
static bool add_man(const Inquiry *q, const NearWalk *w) {
    Failure all[1 + LIKE_MAX] = {w->failed[0]};
    if (w->nlike == 0 || w->nlike > LIKE_MAX || w->failed[0].cell != w->path[w->npath - 1])
        return false;
    memcpy(all + 1, w->like, sizeof *all * (size_t)w->nlike);
    return blame_write_man(q->p, all, 1 + w->nlike, q->out);
}

void inquiry_add_failures(const Inquiry *q, const NearWalk *w) {
    if (add_man(q, w))
        return;
    for (int i = 0; i < w->nkept; i++) {
        str_add(q->out, i ? ", and " : "");
        blame_write(q->p, q->meant.from, &w->failed[i], q->out);
    }
}
