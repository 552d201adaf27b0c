/*
** notation.c -- writing one move or all of them; reading by comparison with all legal moves,
** by the keys of their texts (textkey.h), ever more loosely until one fits.
*/
#include "notation.h"

#include "base/ascii.h"
#include "base/shown.h"
#include "alike.h"
#include "facts.h"
#include "san.h"
#include "textkey.h"
#include "words.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/chance.h"
#include "vm/meaning/make.h"

#include <string.h>

/* Adds the player's letter in FEN, in capitals; nothing for nobody. */
static void add_player(const Game *g, int player, Str *out) {
    const char *letter = player < g->nplayers ? g->display->player[player].letter : "";
    for (; *letter; letter++)
        str_addc(out, ascii_to_upper(*letter));
}

/* The player whose piece takes what the throw takes; nplayers if it takes nothing. */
static int winner_of(const Pos *p, Move m) {
    Pos after = *p;
    Undo u;
    pos_make(&after, m, &u);
    bool won = after.last.captor < p->game->nplayers && after.last.ncaught > 0;
    return won ? after.last.captor : p->game->nplayers;
}

/* True if a format, or a text typed by a player, has its own brackets. */
static bool bracketed(const char *form) {
    return *form == '{' || *form == '(';
}

/* How much of a throw is written. */
typedef enum How { IN_FULL, WINNER_ALONE, NUMBERS_ALONE } How;

/* An outcome with fewer numbers than the format is cut off after its last number; the closing
** bracket is written in any case. */
static void write_outcome(const Pos *p, const Outcome *o, int winner, How how, Str *out) {
    const char *given = p->game->display->throws[p->chance - 1].shows,
               *form = given ? given : "%d";
    bool own = bracketed(form), done = false;
    const char *stop = form + strlen(form) - own;
    char last = own ? *stop : '}';
    str_add(out, own ? "" : "{");
    size_t end = out->n;
    for (int roll = 0; form < stop && !done; form++) {
        if (*form != '%' || form + 1 == stop || !strchr("dcw", form[1])) {
            str_addc(out, *form);
            continue;
        }
        form++;
        done = *form == 'w' ? how == WINNER_ALONE : roll == o->nrolls;
        if (*form == 'w' && how == NUMBERS_ALONE)
            continue;
        if (*form == 'w')
            add_player(p->game, winner, out);
        else if (done)
            str_cut(out, end);
        else if (*form == 'c')
            str_add(out, words_cell(p->game, p->side, (Sq)o->roll[roll++]));
        else
            str_addf(out, "%d", o->roll[roll++]);
        end = out->n;
    }
    str_addc(out, last);
}

static void write_throw(const Pos *p, Move m, How how, Str *out) {
    write_outcome(p, chance_outcome(p, m), winner_of(p, m), how, out);
}

static void write_whole(const San *s, size_t i, Str *out) {
    str_add(out, san_text(s, i));
    san_write_outcome(s, i, out);
}

void move_write(const Pos *p, Move m, int n, Str *out) {
    San s;
    if (move_is_throw(m)) {
        write_throw(p, m, IN_FULL, out);
        return;
    }
    size_t i = san_init(&s, p, n, false, m);
    write_whole(&s, i, out);
    san_free(&s);
}

void move_writer_add(MoveWriter *w, Move m, Str *out) {
    size_t i = 0;
    if (!w->san.p && !move_is_throw(m))
        san_init(&w->san, w->p, w->n, false, MOVE_NONE);
    while (i < w->san.moves.n && w->san.moves.at[i] != m)
        i++;
    if (i < w->san.moves.n)
        write_whole(&w->san, i, out);
    else
        move_write(w->p, m, w->n, out);
}

void move_writer_end(MoveWriter *w) {
    if (w->san.p)
        san_free(&w->san);
    w->san.p = NULL;
}

void move_mark(const Game *g, Result r, int n, Str *out) {
    const char *mark = r.rule >= 0 ? g->display->rules[r.rule].mark : NULL;
    if (r.verdict == VERDICT_DRAW)
        san_write_mark(g, n, NOTE_DRAWN, mark ? mark : "", out);
    else if (r.verdict == VERDICT_WIN && mark)
        san_write_mark(g, n, NOTE_WON, mark, out);
}

/* ---- all moves, sorted ---- */

typedef struct Written {
    const char *text;
    Move move;
} Written;

static int by_text(const void *a, const void *b) {
    return strcmp(((const Written *)a)->text, ((const Written *)b)->text);
}

int moves_sorted(const Pos *p, int n, Arena *a, const char ***text, Move **moves) {
    San s;
    san_init(&s, p, n, false, MOVE_NONE);
    size_t count = s.moves.n;
    Written *all = ARENA_ARRAY(s.arena, Written, count);
    Str line = {0};
    for (size_t i = 0; i < count; i++) {
        str_clear(&line);
        write_whole(&s, i, &line);
        all[i] = (Written){arena_strdup(a, str_text(&line)), s.moves.at[i]};
    }
    qsort(all, count, sizeof *all, by_text);
    *text = ARENA_ARRAY(a, const char *, count);
    *moves = ARENA_ARRAY(a, Move, count);
    for (size_t i = 0; i < count; i++) {
        (*text)[i] = all[i].text;
        (*moves)[i] = all[i].move;
    }
    str_free(&line);
    san_free(&s);
    return (int)count;
}

/* ---- reading ---- */

typedef struct MoveReader {
    const Pos *p;
    int own;      /* the notation in use */
    Arena *arena; /* holds sans */
    /* [2 * notations]: each with its own names of cells, then each with the board's */
    San *sans;
    Closeness close;
    KeySigns signs;
    bool drops_alone;     /* DROPPED: all legal moves but passes drop men of one kind */
    Str key, line, other; /* key: of the text; the others are scratch */
    Move found;
    int nfound;
    Str fits; /* the moves that fit, as written, for the message */
} MoveReader;

/* FITS_MAX: how many of the moves that fit a message lists. */
enum { FITS_MAX = 20 };

static void note_found(MoveReader *f, const San *s, size_t i) {
    Move m = s->moves.at[i];
    if (f->nfound > 0 && f->found == m)
        return;
    f->found = m;
    if (f->nfound++ >= FITS_MAX)
        return;
    if (f->nfound > 1)
        str_add(&f->fits, ", ");
    str_add(&f->fits, san_text(s, i));
    Sq from = s->which ? move_view(f->p, m).from : SQ_NONE;
    if (from != SQ_NONE && piece_is(pos_at(f->p, from)))
        str_addf(&f->fits, " (the %s on %s)", words_kind(f->p->game, pos_at(f->p, from)),
                 words_cell(f->p->game, f->p->side, from));
}

/* Compares f->line with the text. The sign of a check may always be left out, even where a
** plus also means something else. */
static bool fits(MoveReader *f) {
    key_of(str_text(&f->line), f->close, f->signs.ends, &f->other);
    if (f->close == BARE)
        key_bare(&f->signs, f->p->game, true, &f->other);
    if (strcmp(str_text(&f->other), str_text(&f->key)) == 0)
        return true;
    if (strcmp(f->signs.ends, KEY_ENDS) == 0)
        return false;
    key_of(str_text(&f->line), f->close, KEY_ENDS, &f->other);
    return strcmp(str_text(&f->other), str_text(&f->key)) == 0;
}

static bool fits_text(MoveReader *f, const char *text) {
    str_clear(&f->line);
    str_add(&f->line, text);
    return fits(f);
}

/* Compares the text with move i as it is written, without its outcome and then with it. The
** outcome is only computed if the text begins with the rest, since that means making the
** move. */
static bool fits_as_written(MoveReader *f, const San *s, size_t i) {
    bool shorter = fits_text(f, san_text(s, i)), outcomes = san_outcomes(s);
    if (shorter && (f->close > FULL || !outcomes))
        return true;
    if (!outcomes || !str_starts(str_text(&f->key), str_text(&f->other)))
        return false;
    san_write_outcome(s, i, &f->line);
    return fits(f);
}

/* Compares with another spelling of the turn, in which men who appear late follow the move:
** first with as much of its cells as the written text has, then with each of the `from` *
** `to` other amounts. */
static bool fits_spelt(MoveReader *f, const San *s, size_t i, Spelling spelling, int from,
                       int to) {
    Which least;
    const char *rest = san_rest(s, i, &least);
    str_clear(&f->line);
    if (!san_write_spelt(s, i, least, spelling, &f->line))
        return false;
    str_add(&f->line, rest);
    bool found = fits(f);
    for (int w = 0; w < from * to && !found; w++) {
        str_clear(&f->line);
        san_write_spelt(s, i, (Which){(Detail)(w % from), (Detail)(w / from)}, spelling,
                        &f->line);
        found = fits(f);
    }
    return found;
}

/* Compares with all that the move does, where the written text leaves some of it out. */
static bool fits_in_full(MoveReader *f, const San *s, size_t i) {
    Which least;
    str_clear(&f->line);
    str_add(&f->line, san_text(s, i));
    if (*san_rest(s, i, &least) != '\0')
        return false;
    alike_add_rest(s, i, &f->line);
    return fits(f);
}

static const char *behind(const Str *key, const char *sign) {
    const char *text = str_text(key);
    size_t n = strlen(sign);
    return ascii_same_n(text, sign, n) ? text + n : text;
}

/* Compares without the sign of a drop ("M@"): the text may have it where the notation does
** not, or may be the rest alone where no other man could be meant. */
static bool fits_dropped(MoveReader *f, const San *s, size_t i) {
    Facts facts;
    facts_of(f->p, s->moves.at[i], &facts);
    if (!facts.drops)
        return false;
    str_clear(&f->line);
    str_addf(&f->line, "%s@", f->p->game->display->kinds[facts.kind].letter);
    key_of(san_text(s, i), f->close, f->signs.ends, &f->other);
    const char *said = behind(&f->key, str_text(&f->line)),
               *written = behind(&f->other, str_text(&f->line));
    return strcmp(said, written) == 0 && (said != str_text(&f->key) || f->drops_alone);
}

/* Compares at the current closeness. From LOOSE on, also with more or less of the move's
** cells than needed, and a turn of several parts part by part. */
static bool fits_move(MoveReader *f, const San *s, size_t i) {
    int from = s->which ? DETAILS : 1, to = s->where ? DETAILS : 1;
    int ways = f->close >= LOOSE ? from * to : 0;
    if (f->close == DROPPED)
        return fits_dropped(f, s, i);
    bool found = fits_as_written(f, s, i);
    for (int w = 0; w < ways && !found; w++)
        found =
            fits_text(f, san_text_as(s, i, (Which){(Detail)(w % from), (Detail)(w / from)}));
    if (found || f->close < LOOSE || f->p->game->traits.simple_turn)
        return found;
    return fits_in_full(f, s, i) || fits_spelt(f, s, i, SPELT_BEHIND, from, to) ||
           fits_spelt(f, s, i, SPELT_DROPS, from, to);
}

static bool drops_alone(const San *s) {
    int kind = -1;
    bool alone = true;
    for (size_t i = 0; i < s->moves.n && alone; i++) {
        Facts f;
        facts_of(s->p, s->moves.at[i], &f);
        alone = f.from == SQ_NONE || (f.drops && (kind < 0 || kind == f.kind));
        kind = f.drops ? f.kind : kind;
    }
    return alone;
}

/* False if nothing in this game can fit at the current closeness that did not at a closer
** one. */
static bool reads_so(const MoveReader *f) {
    const Pos *p = f->p;
    bool drops = f->close != DROPPED;
    for (int k = 0; k < p->game->nkinds && !drops; k++)
        drops = game_drops(p->game, p->side, k);
    return drops && (f->close != BARE || key_is_barer(&f->signs));
}

static void search_notation(MoveReader *f, const char *text, const San *s) {
    if (!reads_so(f))
        return;
    f->drops_alone = f->close == DROPPED && drops_alone(s);
    key_of(text, f->close, f->signs.ends, &f->key);
    if (f->close == BARE)
        key_bare(&f->signs, f->p->game, false, &f->key);
    if (f->key.n == 0 && !strchr(text, '-'))
        return; /* nothing is left of it; of the sign of a pass, too */
    for (size_t i = 0; i < s->moves.n; i++)
        if (fits_move(f, s, i))
            note_found(f, s, i);
}

static int notations(const MoveReader *f) {
    return f->p->game->display->nnotations;
}

/* The San of a notation, made on first use: each is written once, whatever the closeness. */
static San *san_of(MoveReader *f, int notation, bool plain_cells) {
    int n = notations(f);
    if (!f->sans) {
        f->arena = arena_new();
        f->sans = ARENA_ARRAY(f->arena, San, 2 * n);
    }
    San *s = &f->sans[plain_cells * n + notation];
    if (!s->p)
        san_init(s, f->p, notation, plain_cells, MOVE_NONE);
    return s;
}

static bool has_own_cells(const Pos *p, int notation) {
    const char **names = p->game->display->notations[notation].cell[p->side];
    return names && names != p->game->graph.cell_name;
}

/* Searches every notation in turn, with its own names of cells, then with the board's, until
** one has a move that fits. */
static void search_all(MoveReader *f, const char *text) {
    for (int plain = 0; plain < 2; plain++)
        for (int i = 0; i < notations(f) && f->nfound == 0; i++)
            if (!plain || has_own_cells(f->p, i))
                search_notation(f, text, san_of(f, i, plain));
}

/* Searches one notation at every closeness, and then frees its texts. */
static void search_one(MoveReader *f, const char *text, int notation, bool plain,
                       Closeness loosest) {
    if (plain && !has_own_cells(f->p, notation))
        return;
    for (f->close = FULL; f->close <= loosest && f->nfound == 0; f->close++)
        search_notation(f, text, san_of(f, notation, plain));
    San *s = san_of(f, notation, plain);
    san_free(s);
    *s = (San){0};
}

/* The most moves whose texts are kept, counted once for each notation. */
enum { KEPT_MAX = 100000 };

static bool too_many(MoveReader *f) {
    return notations(f) > 1 &&
           san_of(f, f->own, false)->moves.n > (size_t)(KEPT_MAX / notations(f));
}

/* A text that is a move as the notation in use writes it is that move, whatever it means in
** another. Otherwise the closest fit wins, in whatever notation. With too many moves to keep,
** only the notation in use and the first one are searched. */
static bool search(MoveReader *f, const char *text, Closeness loosest) {
    bool few = !too_many(f);
    for (f->close = FULL; f->close <= EXACT && few && f->nfound == 0; f->close++)
        search_notation(f, text, san_of(f, f->own, false));
    for (f->close = FULL; f->close <= loosest && few && f->nfound == 0; f->close++)
        search_all(f, text);
    for (int i = 0; i < 4 && !few && f->nfound == 0; i++)
        if (i < 2 || f->own > 0)
            search_one(f, text, i < 2 ? f->own : 0, i % 2 == 1, loosest);
    return f->nfound > 0;
}

static int sum_of_rolls(const Pos *p, Move m) {
    const Outcome *o = chance_outcome(p, m);
    int sum = 0;
    for (int i = 0; i < o->nrolls; i++)
        sum += o->roll[i];
    return sum;
}

/* Compares the throw in f->line with the text, without its brackets where the text has none. */
static bool throw_fits(MoveReader *f) {
    Str *line = &f->line;
    if (!bracketed(str_text(&f->key))) {
        str_cut(line, line->n - 1);
        memmove(line->at, line->at + 1, line->n--);
    }
    return fits(f);
}

/* Finds, of the throws that fit, the one with the smallest numbers. Written in full, at most
** one fits. */
static void search_throw(MoveReader *f, const Moves *throws, How how) {
    for (size_t i = 0; i < throws->n; i++) {
        Move m = throws->at[i];
        bool smaller = f->nfound == 0 || sum_of_rolls(f->p, m) < sum_of_rolls(f->p, f->found);
        str_clear(&f->line);
        write_throw(f->p, m, how, &f->line);
        if (smaller && throw_fits(f)) {
            f->found = m;
            f->nfound = 1;
        }
    }
}

/* Reads a throw that is due, with or without brackets. */
static bool search_throws(MoveReader *f, const char *text) {
    static const Closeness ever_looser[] = {PARTED, FOLDED};
    Moves throws = {0};
    chance_list(f->p, &throws);
    for (int i = 0; i < 2 && f->nfound == 0; i++) {
        f->close = ever_looser[i];
        key_of(text, f->close, f->signs.ends, &f->key);
        for (How how = IN_FULL; how <= NUMBERS_ALONE && f->nfound == 0; how++)
            search_throw(f, &throws, how);
    }
    moves_free(&throws);
    return f->nfound > 0;
}

static bool blank(const char *text) {
    return text[strspn(text, WORDS_BLANK)] == '\0';
}

static void search_end(MoveReader *f) {
    for (int i = 0; f->sans && i < 2 * notations(f); i++)
        if (f->sans[i].p)
            san_free(&f->sans[i]);
    arena_free(f->arena);
    str_free(&f->key);
    str_free(&f->line);
    str_free(&f->other);
    str_free(&f->fits);
}

/* True if the text is this outcome, with any player as its winner or with none. */
static bool outcome_fits(MoveReader *f, const Outcome *o) {
    const Game *g = f->p->game;
    bool found = false;
    for (int player = 0; player <= g->nplayers && !found; player++) {
        bool none = player == g->nplayers;
        str_clear(&f->line);
        write_outcome(f->p, o, player, none ? NUMBERS_ALONE : IN_FULL, &f->line);
        found = throw_fits(f);
    }
    return found;
}

const char *throw_again(const Pos *p, const char *text) {
    if (!p->chance || !p->game->display->throws[p->chance - 1].again)
        return NULL;
    const Chance *c = &p->game->chances[p->chance - 1];
    MoveReader f = {.p = p, .close = FOLDED, .signs = key_signs(p->game)};
    int by = -1;
    key_of(text, f.close, f.signs.ends, &f.key);
    for (int i = 0; i < c->noutcomes && by < 0; i++)
        if (outcome_fits(&f, &c->outcome[i]))
            by = chance_again(p, &c->outcome[i]);
    search_end(&f);
    return by < 0 ? NULL : p->game->display->throws[p->chance - 1].again[by];
}

static void refuse_throw(const Pos *p, const char *text, Err *e) {
    const char *again = throw_again(p, text);
    if (again)
        err_set(e, "%s: throw again", again);
    else
        err_set(e, "'%.*s' is not a possible throw", SHOWN_CUT(text, 60));
}

/* Whatever a pass is written like, people say so. */
static bool search_pass(MoveReader *f, const char *text) {
    text += strspn(text, WORDS_BLANK);
    if (!ascii_same_n(text, "pass", 4) || !blank(text + 4))
        return false;
    const San *s = san_of(f, f->own, false);
    for (size_t i = 0; i < s->moves.n; i++)
        if (alike_pass_deeds(s, i) == 0)
            note_found(f, s, i);
    return f->nfound > 0;
}

bool move_written(const Pos *p, int n, const char *text) {
    MoveReader f = {.p = p, .own = n, .signs = key_signs(p->game)};
    bool found = !p->chance && !blank(text) && search(&f, text, EXACT);
    search_end(&f);
    return found && f.nfound == 1;
}

int move_fits(const Pos *p, int n, const char *text, Move *m, Err *e) {
    MoveReader f = {.p = p, .own = n, .signs = key_signs(p->game)};
    if (blank(text)) {
        err_set(e, "no move is given");
        return 0;
    }
    if (p->chance) {
        if (!search_throws(&f, text))
            refuse_throw(p, text, e);
    } else if (!search(&f, text, BARE) && !search_pass(&f, text)) {
        err_set(e, "'%.*s' is not a legal move", SHOWN_CUT(text, 60));
    } else if (f.nfound > 1) {
        if (f.nfound > FITS_MAX)
            str_addf(&f.fits, ", and %d more", f.nfound - FITS_MAX);
        err_set(e, "'%.*s' fits several moves: %s", SHOWN_CUT(text, 60), str_text(&f.fits));
    }
    *m = f.found;
    search_end(&f);
    return f.nfound;
}

bool move_read_in(const Pos *p, int n, const char *text, Move *m, Err *e) {
    Move found;
    if (move_fits(p, n, text, &found, e) != 1)
        return false;
    *m = found;
    return true;
}

bool move_read(const Pos *p, const char *text, Move *m, Err *e) {
    return move_read_in(p, 0, text, m, e);
}

/* ---- cells in a text ---- */

static size_t same_start(const char *text, const char *name) {
    size_t n = name ? strlen(name) : 0;
    return n > 0 && ascii_same_n(text, name, n) ? n : 0;
}

/* The cell with the longest name, on the board or in any notation for the player to move,
** that the text begins with. */
static Sq cell_at(const Pos *p, const char *text, size_t *len) {
    const Game *g = p->game;
    Sq found = SQ_NONE;
    *len = 0;
    for (int n = -1; n < g->display->nnotations; n++)
        for (Sq c = 0; c < g->graph.ncells; c++) {
            const Notation *names = n < 0 ? NULL : &g->display->notations[n];
            size_t k = same_start(text, words_cell_in(g, names, p->side, c));
            if (k > *len) {
                *len = k;
                found = c;
            }
        }
    return found;
}

/* The one piece of an owner whose name, where it stands, begins the text and is followed by
** the end or by the sign of a move, "-x/ "; SQ_NONE if there is none or several. The longest
** name counts. */
static Sq man_at(const Pos *p, const Notation *n, int owner, const char *text, size_t *len) {
    const Game *g = p->game;
    Sq found = SQ_NONE;
    int nfound = 0;
    *len = 0;
    for (CellSet men = p->men[owner]; n->man[owner] && !set_empty(men);) {
        Sq c = (Sq)set_pop(&men);
        int kind = g->kind[pos_at(p, c)];
        size_t k = same_start(text, n->man[owner][kind * g->graph.ncells + c]);
        if (k == 0 || k < *len || (text[k] && !strchr("-x/ ", text[k])))
            continue;
        nfound = k > *len ? 1 : nfound + 1;
        *len = k;
        found = c;
    }
    return nfound == 1 ? found : SQ_NONE;
}

/* Reads "CF-CD4", "CFxPWT": pieces by their names in one notation. */
static void men_of(const Pos *p, const Notation *n, const char *text, Sq *from, Sq *to) {
    size_t len, unused;
    *from = man_at(p, n, p->side, text, &len);
    *to = SQ_NONE;
    if (*from == SQ_NONE || !text[len])
        return;
    text += len;
    text += strcspn(text, "-xX");
    text += *text != '\0';
    *to = cell_at(p, text, &unused);
    for (int other = 0; other < p->game->nplayers && *to == SQ_NONE; other++)
        if (other != p->side)
            *to = man_at(p, n, other, text, &unused);
}

/* Reads cells by their names, anywhere in the text. */
static void cells_of(const Pos *p, const char *text, Sq *from, Sq *to) {
    *from = *to = SQ_NONE;
    for (size_t i = 0; text[i];) {
        size_t len;
        Sq cell = cell_at(p, text + i, &len);
        if (cell == SQ_NONE || ascii_digit(text[i + len])) {
            i++;
            continue;
        }
        if (*from == SQ_NONE)
            *from = cell;
        else
            *to = cell;
        i += len;
    }
}

void move_cells(const Pos *p, const char *text, Sq *from, Sq *to) {
    text += strspn(text, WORDS_BLANK);
    for (int n = 0; n < p->game->display->nnotations; n++) {
        men_of(p, &p->game->display->notations[n], text, from, to);
        if (*from != SQ_NONE && *to != SQ_NONE)
            return;
    }
    cells_of(p, text, from, to);
}
