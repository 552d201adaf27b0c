/*
** shapes.c -- everything that the programs can do, as one tree of shapes.
**
** A program is traced together with the shape that it has built so far: each pair of
** instruction and shape is visited once. In a turn of several parts each part goes on from the
** shapes in which the part before it can end.
*/
#include "build.h"

#include <string.h>

/* PAIRS_MAX bounds programs that do different things in very many ways. PAIR_WORK is the cost
** of visiting a pair, CALL_WORK that of emptying the buckets, in units of the budget. */
enum { PAIRS_MAX = 1 << 20, BUCKETS = 1 << 12, PAIR_WORK = 4, CALL_WORK = 32 };

static const char TOO_MANY[] =
    "the moves together can do more different things than throws and turns have room for";

/* An instruction, and the shape with which the program can come to it. */
typedef struct Pair {
    uint16_t at, shape;
    int next; /* index of the next pair in its bucket; -1 ends */
} Pair;

TYPED_VEC(Pairs, pairs, Pair)

typedef struct Tracing {
    Build *build;
    const Program *program;
    const char *who;
    Place place;
    Pairs seen; /* those from `done` on are still to be followed */
    size_t done;
    int bucket[BUCKETS]; /* hash table of `seen`: the first pair of each bucket, or -1 */
    Ends *ends;          /* collects the shapes in which the program ends; or NULL */
    bool failed;
} Tracing;

/* Adds the pair unless it has been seen. */
static void visit(Tracing *s, int at, int shape) {
    unsigned hash = ((unsigned)at * 31u + (unsigned)shape * 2654435761u) % BUCKETS;
    /* The second condition always holds: it tells clang-tidy that the list is not empty. */
    for (int i = s->bucket[hash]; i >= 0 && (size_t)i < s->seen.n; i = s->seen.at[i].next)
        if (s->seen.at[i].at == at && s->seen.at[i].shape == shape)
            return;
    pairs_add(&s->seen, (Pair){(uint16_t)at, (uint16_t)shape, s->bucket[hash]});
    s->bucket[hash] = (int)s->seen.n - 1;
}

static int refuse(Tracing *s, const char *what) {
    if (!s->failed)
        def_error(s->build->def, s->place, "%s: %s", s->who, what);
    s->failed = true;
    return 0;
}

static void new_shape(Build *b, Shape shape) {
    shapes_add(&b->shapes, shape);
    allkids_add(&b->kids, (ShapeKids){0});
}

void build_shapes_begin(Build *b) {
    new_shape(b, shape_nothing);
}

static int known_child(const Build *b, int parent, uint16_t act) {
    const ShapeKids *kids = &b->kids.at[parent];
    for (size_t i = 0; i < kids->n; i++)
        if (kids->at[i].act == act)
            return kids->at[i].shape;
    return -1;
}

/* Whether there is room for another shape: LONG_SHAPE and the numbers above it are no
** shapes. */
static bool has_room(const Build *b) {
    return b->shapes.n < LONG_SHAPE;
}

static int add_child(Build *b, int parent, uint16_t act, Shape shape) {
    new_shape(b, shape);
    uint16_t id = (uint16_t)(b->shapes.n - 1);
    shapekids_add(&b->kids.at[parent], (ShapeChild){act, id});
    return id;
}

/* The shape that does `act` after `parent`; -1: there is none, so that the move is a long
** one. */
static int child(Tracing *s, int parent, uint16_t act) {
    Build *b = s->build;
    int known = known_child(b, parent, act);
    Shape shape;
    build_spend(b, s->place, s->who, (int64_t)b->kids.at[parent].n / 4);
    if (known >= 0)
        return known;
    bool fits = shape_extend(&b->shapes.at[parent], &b->acts.at[act], &shape);
    if (fits && has_room(b))
        return add_child(b, parent, act, shape);
    if (s->ends)
        refuse(s, fits ? TOO_MANY
                       : "a move does too much: in a throw or a turn of several parts it can "
                         "name at most 6 cells and have at most 12 effects, of which three may "
                         "be every() or any()");
    return -1;
}

int build_shape_part(Build *b, int shape, const char *who, Place at) {
    int known = shape == 0 ? 0 : known_child(b, shape, ACT_PART);
    if (known >= 0)
        return known;
    if (has_room(b))
        return add_child(b, shape, ACT_PART, shape_new_part(&b->shapes.at[shape]));
    def_error(b->def, at, "%s: %s", who, TOO_MANY);
    return 0;
}

void build_end(Ends *ends, int shape) {
    uint64_t bit = (uint64_t)1 << shape % 64, *word = &ends->noted[shape / 64];
    if (!(*word & bit))
        shapeids_add(&ends->ids, shape);
    *word |= bit;
}

/* Visits the pairs to which this one leads. */
static void follow(Tracing *s, Pair from) {
    const uint16_t *at = s->program->code + from.at;
    const OpInfo *info = &op_info[*at];
    int shape = from.shape;
    if (*at == OP_END && s->ends)
        build_end(s->ends, shape);
    if (*at == OP_ACT)
        shape = child(s, shape, at[1]);
    if (shape < 0)
        return;
    if (info->flow == FLOW_GOTO || info->flow == FLOW_BOTH)
        visit(s, at[1], shape);
    if (info->flow == FLOW_NEXT || info->flow == FLOW_BOTH)
        visit(s, from.at + info->length, shape);
}

bool build_shapes(Build *b, const Program *p, int shape, const char *who, Place at,
                  Ends *ends) {
    if (!build_spend(b, at, who, CALL_WORK))
        return false;
    Tracing s = {.build = b, .program = p, .who = who, .place = at, .ends = ends};
    memset(s.bucket, -1, sizeof s.bucket);
    visit(&s, 0, shape);
    while (s.done < s.seen.n && !s.failed) {
        s.failed = !build_spend(b, at, who, PAIR_WORK + (int64_t)s.seen.n / BUCKETS);
        follow(&s, s.seen.at[s.done++]);
        if (s.seen.n > PAIRS_MAX)
            refuse(&s, "this pattern has too many branches that do different things");
    }
    pairs_free(&s.seen);
    return !s.failed;
}

void build_shapes_done(Build *b) {
    for (size_t i = 0; i < b->shapes.n; i++) {
        ShapeKids *kids = &b->kids.at[i];
        b->shapes.at[i].nchildren = (uint16_t)kids->n;
        if (kids->n)
            b->shapes.at[i].child =
                arena_copy(b->game->arena, kids->at, kids->n * sizeof *kids->at);
        shapekids_free(kids);
    }
    allkids_free(&b->kids);
}
