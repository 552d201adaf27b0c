/*
** boards.c -- graph(): the object by which a board is described, cell by cell, edge by edge.
**
** A board is userdata without data: what is said of it goes into the Def. Its user value is the
** table of its names: methods, directions, symmetries, and whatever a script stores there.
*/
#include "primitives.h"

#include "lang/tree/facts.h"
#include "sandbox.h"

#include <string.h>

enum { OUTLINE_MAX = 256, BOARD_POINTS_MAX = 16384, FIELD_NAMES_MAX = 512 };

static BoardDef *board_of(lua_State *L) {
    lua_Debug ar;
    if (!luaL_testudata(L, 1, BOARD_META)) {
        bool named = lua_getstack(L, 0, &ar) && lua_getinfo(L, "n", &ar) && ar.name;
        const char *word = named ? ar.name : "zone";
        luaL_error(L, "%s(): call it with a colon, b:%s(...), where b is the board", word,
                   word);
    }
    return &author_def(L)->board;
}

static int done(lua_State *L) {
    lua_settop(L, 1);
    return 1;
}

/* The argument as a non-empty text; NULL, after a complaint unless it is poison. */
static const char *text_arg(lua_State *L, int at, const char *what) {
    const char *text = author_text(L, at);
    if (!text || !text[0]) {
        if (!author_is_poison(L, at))
            author_error(L, "%s must be a name, got %s", what, author_type(L, at));
        return NULL;
    }
    return text;
}

static int known_cell(lua_State *L, const char *name) {
    Def *d = author_def(L);
    int cell = name ? def_cell(d, name) : -1;
    if (name && cell < 0)
        author_error(L, "no cell '%s' on this board%s", name,
                     def_hint(d, name, d->board.cell, (size_t)d->board.ncells));
    return cell;
}

static int cell_arg(lua_State *L, int at, const char *what) {
    return known_cell(L, text_arg(L, at, what));
}

/* ---- cells ---- */

static float float_at(lua_State *L, int at, lua_Integer i, const char *cell) {
    lua_geti(L, at, i);
    double x = lua_tonumber(L, -1);
    bool number = lua_type(L, -1) == LUA_TNUMBER, good = number && x > -1e6 && x < 1e6;
    if (!good)
        author_error(L,
                     "cell '%s': its middle and its outline must be numbers, x and y, %sgot %s",
                     cell, number ? "between -1000000 and 1000000, " : "", author_shown(L, -1));
    lua_pop(L, 1);
    return good ? (float)x : 0;
}

/* Makes an outline counter-clockwise, as every outline is; its first corner stays the first. */
static void turn_left(Point *p, int n) {
    double area = 0;
    for (int i = 0, k = n - 1; i < n; k = i++)
        area += (double)p[k].x * p[i].y - (double)p[i].x * p[k].y;
    for (int i = 1, k = n - 1; i < k && area < 0; i++, k--) {
        Point first = p[i];
        p[i] = p[k];
        p[k] = first;
    }
}

/* Reads outline = { x1, y1, x2, y2, ... }, with at least three corners; without one, the
** outline is the unit square around the cell's middle. Fills in the box around it, too. */
static void read_outline(lua_State *L, const char *name, CellLook *look) {
    static const Point corner[4] = {{-0.5f, -0.5f}, {0.5f, -0.5f}, {0.5f, 0.5f}, {-0.5f, 0.5f}};
    if (lua_getfield(L, 3, "outline") == LUA_TTABLE)
        list_is_bare(L, -1, arena_printf(author_def(L)->arena, "cell '%s': outline", name));
    int all = list_at(L, -1).n, n = all / 2;
    if (!lua_isnil(L, -1) && (n < 3 || all % 2))
        author_mismatch(
            L, -1,
            "cell '%s': its outline must be a list of at least three corners, { x1, "
            "y1, x2, y2, x3, y3 }",
            name);
    if (n > OUTLINE_MAX)
        author_error(L, "cell '%s': its outline has more than %d points", name, OUTLINE_MAX);
    bool given = n >= 3 && n <= OUTLINE_MAX;
    look->npoints = given ? n : 4;
    Point *p = ARENA_ARRAY(author_def(L)->arena, Point, look->npoints);
    for (int i = 0; i < look->npoints; i++)
        p[i] = given
                   ? (Point){float_at(L, -1, 2 * i + 1, name), float_at(L, -1, 2 * i + 2, name)}
                   : (Point){look->at.x + corner[i].x, look->at.y + corner[i].y};
    turn_left(p, look->npoints);
    look->outline = p;
    lua_pop(L, 1);
    Box *box = &look->box;
    *box = EMPTY_BOX;
    for (int i = 0; i < look->npoints; i++)
        *box = box_with(*box, p[i]);
    BoardDef *b = board_of(L);
    b->npoints += look->npoints;
    if (b->npoints > BOARD_POINTS_MAX)
        luaL_error(L, "the outlines of all cells together have more than %d points",
                   BOARD_POINTS_MAX);
}

/* Complains where a cell has no table with its middle, and lets it have one: without the cell,
** whatever names it would be a mistake, too. In a loop the text is the same each time, and so
** is told once. False: it is poison. */
static bool has_place(lua_State *L, const FieldDef *fields) {
    if (lua_istable(L, 3))
        return fields_check(L, 3, "cell()", fields, 2);
    if (author_is_poison(L, 3))
        return false;
    author_error(L, "cell(): after its name comes its middle, cell(\"a1\", { x, y }), got %s",
                 author_type(L, 3));
    lua_settop(L, 2);
    lua_createtable(L, 2, 0);
    for (int i = 1; i <= 2; i++) {
        lua_pushinteger(L, i == 1 ? author_def(L)->board.ncells : 0);
        lua_seti(L, 3, i);
    }
    return true;
}

/* board:cell(name, { x, y, outline = {...}, shade = 0 }) */
static int add_cell(lua_State *L) {
    static const FieldDef fields[] = {
        {"outline", FIELD_OTHER, 0}, {"shade", FIELD_OTHER, 0}, {0}};
    BoardDef *b = board_of(L);
    author_args(L, 2, 2, "cell()");
    const char *name = text_arg(L, 2, "cell(): argument 1");
    if (!name || !has_place(L, fields))
        return done(L);
    if (b->ncells == SQ_MAX)
        return luaL_error(L, "a board has at most %d cells", SQ_MAX);
    if (strcmp(name, "-") == 0 || strpbrk(name, " \t\r\n:;{}()")) {
        author_error(L,
                     "cell '%s': the name of a cell must not contain spaces, colons, "
                     "semicolons or brackets",
                     name);
        return done(L);
    }
    if (!author_fits(L, "cell()", name))
        return done(L);
    if (def_cell(author_def(L), name) >= 0) {
        author_error(L, "there is already a cell '%s'", name);
        return done(L);
    }
    CellLook *look = &b->look[b->ncells];
    def_add_cell(author_def(L), name);
    look->at = (Point){float_at(L, 3, 1, name), float_at(L, 3, 2, name)};
    look->shade = (uint8_t)fields_number(L, 3, "cell()", "shade", 0, 0, 255);
    read_outline(L, name, look);
    return done(L);
}

/* ---- edges ---- */

/* Whether the board has something of that name already: methods, directions and symmetries
** are all read as b.NAME, so no two share a name. Complains if so. */
static bool is_taken(lua_State *L, const char *name) {
    lua_getiuservalue(L, 1, 1);
    bool taken = lua_getfield(L, -1, name) != LUA_TNIL;
    lua_pop(L, 2);
    if (taken)
        author_error(L, "this board already has '%s'; choose another name", name);
    return taken;
}

/* Adds a direction without edges, and its step as b.NAME. Returns its index; -1 after a
** complaint. */
static int new_dir(lua_State *L, const char *name) {
    Def *d = author_def(L);
    BoardDef *b = &d->board;
    if (is_taken(L, name))
        return -1;
    if (b->ndirs == DIRS_MAX)
        return luaL_error(L, "a board has at most %d directions", DIRS_MAX);
    DirDef *dir = arena_alloc(d->arena, sizeof *dir);
    dir->place = author_place(L);
    dir->name = name;
    for (int i = 0; i < SQ_MAX; i++)
        dir->next[i] = SQ_NONE;
    memset(dir->arrive, b->ndirs, sizeof dir->arrive);
    b->dir[b->ndirs] = dir;
    Node step = {.op = NODE_STEP};
    set_add(&step.set, (unsigned)b->ndirs);
    lua_getiuservalue(L, 1, 1);
    author_push_or(L, step, NULL);
    lua_setfield(L, -2, name);
    lua_pop(L, 1);
    return b->ndirs++;
}

static int dir_arg(lua_State *L, int at, const char *what) {
    const char *name = text_arg(L, at, what);
    int dir = name ? def_dir(author_def(L), name) : -1;
    return name && dir < 0 ? new_dir(L, name) : dir;
}

/* Complains of edge(from, direction, to), and puts the arguments right: without the edges,
** whatever asks for that direction would be a mistake, too. */
static void order_edge(lua_State *L) {
    const Def *d = author_def(L);
    const char *first = author_text(L, 2), *second = author_text(L, 3);
    if (!first || !second || def_cell(d, first) < 0 || def_dir(d, first) >= 0 ||
        def_cell(d, second) >= 0)
        return;
    author_error(L, "edge(): the direction comes first: edge(\"%s\", from, to)", second);
    lua_pushvalue(L, 2);
    lua_copy(L, 3, 2);
    lua_replace(L, 3);
}

/* board:edge(direction, from, to [, arrives]) */
static int add_edge(lua_State *L) {
    BoardDef *b = board_of(L);
    author_args(L, 2, 4, "edge()");
    order_edge(L);
    int dir = dir_arg(L, 2, "edge(): argument 1 (the direction)");
    int from = cell_arg(L, 3, "edge(): argument 2 (from)");
    int to = cell_arg(L, 4, "edge(): argument 3 (to)");
    int arrive = lua_isnoneornil(L, 5) ? dir : dir_arg(L, 5, "edge(): argument 4 (arrives)");
    if (dir < 0 || from < 0 || to < 0 || arrive < 0)
        return done(L);
    DirDef *d = b->dir[dir];
    if (d->next[from] != SQ_NONE)
        author_error(L, "direction '%s' already leads from '%s' to '%s'", d->name,
                     b->cell[from], b->cell[d->next[from]]);
    d->next[from] = (Sq)to;
    d->arrive[from] = (Dir)arrive;
    return done(L);
}

/* ---- rows ---- */

/* Whether the value on top of the stack is what authors write for a gap in a row: a boolean,
** or a text of blanks, dots, dashes and stars that is not the name of a cell. */
static bool is_gap(lua_State *L) {
    const char *text = author_text(L, -1);
    bool signs = text && !text[strspn(text, " .-*")];
    return lua_isboolean(L, -1) || (signs && def_cell(author_def(L), text) < 0);
}

/* Reads the list on top of the stack as the next row; false after a complaint. */
static bool read_row(lua_State *L, BoardDef *b) {
    List l = list_at(L, -1);
    if (l.n < 1 || l.n > SQ_MAX || b->nrows == SQ_MAX)
        return author_error(L, "rows(): each row must be a list of cell names");
    if (!list_is_bare(L, l.at, "rows(): a row"))
        return false;
    Sq *cells = ARENA_ARRAY(author_def(L)->arena, Sq, l.n);
    while (list_next(&l)) {
        if (is_gap(L))
            return author_error(L,
                                "rows(): %s in row %d is not a cell; leave gaps out: pictures "
                                "show them where the x and y of the cells leave room",
                                author_shown(L, -1), b->nrows + 1);
        int cell = cell_arg(L, -1, "rows(): a cell");
        if (cell < 0)
            return false;
        cells[l.i - 1] = (Sq)cell;
    }
    b->row[b->nrows++] = (Row){.n = l.n, .cell = cells, .label = ""};
    return true;
}

/* A text that is shown beside the board; NULL if there is none. */
static const char *label_at(lua_State *L, int at, const char *what) {
    const char *label = author_text(L, at);
    if (!label && !lua_isnoneornil(L, at) && !author_is_poison(L, at))
        author_error(L, "rows(): %s must be a string, got %s", what, author_shown(L, at));
    return label;
}

/* True if the argument is a table. Complains if not, unless it is poison. */
static bool has_table(lua_State *L, int at, const char *what) {
    if (!lua_istable(L, at) && !author_is_poison(L, at))
        author_error(L, "%s, got %s", what, author_type(L, at));
    return lua_istable(L, at);
}

/* board:rows({ { "a2", "b2" }, { "a1", "b1" } }, { "2", "1" }, "a b"): topmost row first. */
static int add_rows(lua_State *L) {
    BoardDef *b = board_of(L);
    author_args(L, 2, 3, "rows()");
    b->nrows = 0;
    b->rows = author_place(L);
    lua_settop(L, 4);
    bool fine = has_table(L, 2, "rows(): expected a list of rows");
    if (fine)
        fine = list_is_bare(L, 2, "rows()");
    for (List rows = list_at(L, 2); fine && list_next(&rows);)
        fine = read_row(L, b);
    if (fine && b->nrows == 0)
        author_error(L, "rows(): expected a list of rows, each a list of cell names");
    if (!fine)
        b->nrows = 0; /* so that check.c does not look for cells in them */
    if (!lua_isnil(L, 3) &&
        has_table(L, 3, "rows(): expected a list of labels, one for each row"))
        list_is_bare(L, 3, "rows(): the labels");
    List labels = list_at(L, 3);
    while (list_next(&labels) && labels.i <= b->nrows) {
        const char *label = label_at(L, -1, "the label of a row");
        b->row[labels.i - 1].label = label ? label : "";
    }
    if (fine && labels.n > 0 && labels.n != b->nrows)
        author_error(L, "rows(): %d label%s for %d row%s", labels.n, labels.n == 1 ? "" : "s",
                     b->nrows, b->nrows == 1 ? "" : "s");
    author_def(L)->display->files_label = label_at(L, 4, "the line below the rows");
    return done(L);
}

/* ---- symmetries and zones ---- */

/* Whether all keys of the table at index 3 are cells; complains of those that are not. */
static bool has_cells_alone(lua_State *L, const char *symmetry) {
    bool all = true;
    for (lua_pushnil(L); lua_next(L, 3); lua_pop(L, 1))
        if (lua_type(L, -2) != LUA_TSTRING)
            all = author_error(L,
                               "symmetry '%s': expected a table from cells to cells, { a1 = "
                               "\"h8\", ... }, found the key %s",
                               symmetry, author_shown(L, -2));
    size_t n;
    const char **keys = author_keys(L, 3, &n);
    for (size_t i = 0; i < n; i++) {
        lua_pushstring(L, keys[i]);
        all = known_cell(L, author_text(L, -1)) >= 0 && all;
        lua_pop(L, 1);
    }
    return all;
}

/* The image of `cell`, whose name is on top of the stack; -1 after a complaint. */
static int image_of(lua_State *L, const char *symmetry, const char *cell) {
    return cell_arg(
        L, -1,
        arena_printf(author_def(L)->arena, "symmetry '%s': the image of '%s'", symmetry, cell));
}

/* board:symmetry(name, { cell = image, ... }) */
static int add_symmetry(lua_State *L) {
    Def *d = author_def(L);
    BoardDef *b = board_of(L);
    author_args(L, 2, 2, "symmetry()");
    const char *name = text_arg(L, 2, "symmetry(): argument 1");
    if (!name || is_taken(L, name) ||
        !has_table(L, 3, "symmetry(): expected a table from cells to cells"))
        return author_poison(L);
    if (b->nsymmetries == SYMMETRIES_MAX)
        return luaL_error(L, "a board has at most %d symmetries", SYMMETRIES_MAX);
    SymmetryDef *s = arena_alloc(d->arena, sizeof *s);
    CellSet hit = {{0}};
    s->name = name;
    s->place = author_place(L);
    s->ncells = b->ncells;
    for (int i = 0; i < SQ_MAX; i++)
        s->image[i] = (Sq)i;
    for (int i = 0; i < b->ncells; i++) {
        lua_getfield(L, 3, b->cell[i]);
        int cell = lua_isnil(L, -1) ? i : image_of(L, name, b->cell[i]);
        lua_pop(L, 1);
        if (cell < 0)
            return author_poison(L);
        s->image[i] = (Sq)cell;
        set_add(&hit, (unsigned)cell);
    }
    if (!has_cells_alone(L, name))
        return author_poison(L);
    if (set_count(hit) != b->ncells)
        return author_refuse(L, "symmetry '%s' maps two cells to the same cell", name);
    b->symmetry[b->nsymmetries] = s;
    author_push(L, (Node){.op = NODE_SYMMETRY, .arg = b->nsymmetries++});
    lua_getiuservalue(L, 1, 1);
    lua_pushvalue(L, -2);
    lua_setfield(L, -2, name);
    lua_pop(L, 1);
    return 1;
}

/* Whether the table at `at` has named elements. */
static bool has_names(lua_State *L, int at) {
    bool found = false;
    for (lua_pushnil(L); lua_next(L, at); lua_pop(L, 1))
        found |= lua_type(L, -2) == LUA_TSTRING;
    return found;
}

/* Names these cells by the text at index `at`; false after a complaint. */
static bool name_zone(lua_State *L, int at, CellSet cells) {
    Def *d = author_def(L);
    const char *name = text_arg(L, at, "zone(): what follows the cells");
    if (!name || !author_fits(L, "zone()", name))
        return false;
    for (size_t i = 0; i < d->zones.n; i++) {
        const ZoneWords *z = &d->zones.at[i].said;
        if (str_equal_fold(z->name, name) || set_equal(z->cells, cells))
            return author_error(
                L, "zone(): '%s' is already the name of these cells, or of others", z->name);
    }
    zonedefs_add(&d->zones, (ZoneDef){author_place(L), {cells, name}});
    return true;
}

/* board:zone(rank(1), "the camp"): names the cells on which a condition holds. */
static int name_condition(lua_State *L) {
    Node zone = {.op = NODE_IN};
    board_of(L);
    bool named =
        author_zone(L, 2, "zone(): argument 1", &zone.set) && name_zone(L, 3, zone.set);
    return named ? author_give(L, zone) : author_poison(L);
}

/* board:zone { "a1", "b1" } or board:zone("a1", "b1"): the condition that holds on those
** cells. board:zone({ "a1", "b1" }, "the den") also names them. */
static int make_zone(lua_State *L) {
    board_of(L);
    Node n = {.op = NODE_IN};
    if (lua_gettop(L) < 2)
        return author_refuse(
            L, "zone(): expected the names of cells, b:zone { \"a1\", \"b2\" }, got nothing");
    int first = lua_istable(L, 2) && !author_is_choice(L, 2) ? 1 : 2;
    if ((lua_isuserdata(L, 2) || author_is_choice(L, 2)) && lua_gettop(L) == 3)
        return name_condition(L);
    if (first == 1)
        author_args(L, 2, 2, "zone()");
    if (first == 1 && has_names(L, 2))
        return author_refuse(
            L, "zone(): list the cells as strings, b:zone { \"a1\", \"b2\" }, without a '='");
    list_begins(L, 2);
    lua_Integer count = first == 1 ? luaL_len(L, 2) : lua_gettop(L) - 1;
    for (lua_Integer i = 0; i < count; i++) {
        if (first == 1)
            lua_geti(L, 2, i + 1);
        else
            lua_pushvalue(L, (int)i + 2);
        int cell = cell_arg(L, -1, "zone(): a cell");
        lua_pop(L, 1);
        if (cell < 0)
            return author_poison(L);
        set_add(&n.set, (unsigned)cell);
    }
    if (first == 1 && !lua_isnoneornil(L, 3) && !name_zone(L, 3, n.set))
        return author_poison(L);
    return author_give(L, n);
}

/* board:words(directions, "step orthogonally"): what a step in one of them is called. In the
** language's own files a third argument may be directions: the words are then used only
** where every player sees these as the board has them. */
static int name_steps(lua_State *L) {
    Def *d = author_def(L);
    board_of(L);
    StepDef steps = {.own = !author_calls(L)};
    author_args(L, 2, steps.own ? 3 : 2, "words()");
    /* that the language names a leap is not yet a use of it */
    const Node *n = (steps.own ? author_peek : author_node)(L, 2);
    steps.said.words = text_arg(L, 3, "words(): argument 2");
    if (n && n->sort == SORT_POISON)
        return done(L);
    if (steps.own && !lua_isnoneornil(L, 4))
        walk_is_step(author_peek(L, 4), 0, &steps.fixed);
    if (!n || !walk_is_step(n, 0, &steps.said.dirs))
        author_error(L, "words(): argument 1 must be directions, got %s", author_type(L, 2));
    else if (author_same(L, n, "words(): argument 1") && steps.said.words &&
             steps.said.words[0])
        stepdefs_add(&d->steps, steps);
    return done(L);
}

/* cell_names(), board:cells(): the names of all cells, in the order in which they were
** added. */
static int cell_names(lua_State *L) {
    const BoardDef *b = &author_def(L)->board;
    lua_createtable(L, b->ncells, 0);
    for (int i = 0; i < b->ncells; i++) {
        lua_pushstring(L, b->cell[i]);
        lua_seti(L, -2, i + 1);
    }
    return 1;
}

/* A hint such as "; available: n ne e ..., and the symmetries flip turn"; "" where there are
** no directions, or too many to list. */
static const char *all_directions(const Def *d) {
    enum { FEW = 16 };
    const BoardDef *b = &d->board;
    const char *list = "; available:";
    int n = b->anywhere >= 0 ? b->anywhere : b->ndirs;
    for (int i = 0; i < n && i < FEW; i++)
        list = arena_printf(d->arena, "%s %s", list, b->dir[i]->name);
    if (b->nsymmetries > 0)
        list = arena_printf(d->arena, "%s, and the symmetries", list);
    for (int i = 0; i < b->nsymmetries; i++)
        list = arena_printf(d->arena, "%s %s", list, b->symmetry[i]->name);
    return n > 0 && n <= FEW ? list : "";
}

/* board:step(direction, cell): the name of the cell to which the step leads, or nil. */
static int step(lua_State *L) {
    const BoardDef *b = board_of(L);
    author_args(L, 2, 2, "step()");
    const char *name = text_arg(L, 2, "step(): argument 1");
    int dir = name ? def_dir(author_def(L), name) : -1;
    int cell = cell_arg(L, 3, "step(): argument 2");
    if (name && dir < 0)
        author_error(L, "step(): no direction '%s' on this board%s", name,
                     all_directions(author_def(L)));
    if (dir < 0 || cell < 0 || b->dir[dir]->next[cell] == SQ_NONE)
        return 0;
    lua_pushstring(L, b->cell[b->dir[dir]->next[cell]]);
    return 1;
}

/* board:image(symmetry, cell): the name of the cell to which the symmetry takes the cell. */
static int image(lua_State *L) {
    const BoardDef *b = board_of(L);
    author_args(L, 2, 2, "image()");
    const Node *n = author_want(L, 2, SORT_SYMMETRY, "image(): argument 1");
    int cell = cell_arg(L, 3, "image(): argument 2");
    if (!n || cell < 0)
        return 0;
    lua_pushstring(L, b->cell[b->symmetry[n->arg]->image[cell]]);
    return 1;
}

/* ---- the object ---- */

static const luaL_Reg methods[] = {
    {"cell", add_cell},    {"edge", add_edge},
    {"rows", add_rows},    {"symmetry", add_symmetry},
    {"zone", make_zone},   {"step", step},
    {"cells", cell_names}, {"image", image},
    {"words", name_steps}, {NULL, NULL},
};

static int make_graph(lua_State *L) {
    BoardDef *b = &author_def(L)->board;
    author_args(L, 1, 0, "graph");
    if (b->declared)
        return luaL_error(L, "a game has only one board, and this game already has it");
    b->declared = true;
    b->place = author_place(L);
    lua_newuserdatauv(L, 0, 1);
    luaL_newlib(L, methods);
    lua_setiuservalue(L, -2, 1);
    luaL_setmetatable(L, BOARD_META);
    return 1;
}

/* Pushes the board's table of names and, from it, the value for the key at index 2. Returns
** the type of that value. */
static int field(lua_State *L) {
    lua_getiuservalue(L, 1, 1);
    lua_pushvalue(L, 2);
    return lua_rawget(L, -2);
}

/* Translates other common names of directions into those of square boards, "north" to "n";
** returns any other word as it is. */
static const char *as_ours(const char *word) {
    static const char *const words[][2] = {
        {"north", "n"},       {"east", "e"},       {"south", "s"},
        {"west", "w"},        {"up", "n"},         {"down", "s"},
        {"left", "w"},        {"right", "e"},      {"orthogonal", "ortho"},
        {"diagonal", "diag"}, {"northeast", "ne"}, {"northwest", "nw"},
        {"southeast", "se"},  {"southwest", "sw"}, {"any", "all"}};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (str_equal_fold(word, words[i][0]))
            return words[i][1];
    return word;
}

/* Whether the key at index 2 is a word of the language, which is written without the board.
** Words that are also members of square boards do not count: here the author means the
** member, which his board lacks. */
static bool is_word(lua_State *L, const char *key) {
    static const char *const of_square[] = {"file", "rank", "shade", "turn"};
    if (names_find(of_square, sizeof of_square / sizeof *of_square, key) >= 0)
        return false;
    lua_pushvalue(L, 2);
    bool word = lua_gettable(L, lua_upvalueindex(1)) != LUA_TNIL;
    lua_pop(L, 1);
    return word;
}

static int get(lua_State *L) {
    const char *names[FIELD_NAMES_MAX];
    const char *key = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "";
    size_t n = 0;
    if (field(L) != LUA_TNIL)
        return 1;
    if (is_word(L, key))
        return author_refuse(
            L,
            "no direction %s on this board; %s is a word of its own, written without the board",
            author_shown(L, 2), key);
    while (lua_next(L, -2)) {
        if (lua_type(L, -2) == LUA_TSTRING && !lua_iscfunction(L, -1) && n < FIELD_NAMES_MAX)
            names[n++] = lua_tostring(L, -2);
        lua_pop(L, 1);
    }
    names_sort(names, n); /* Lua's order differs from run to run */
    const char *hint = def_hint(author_def(L), as_ours(key), names, n);
    return author_refuse(L, "no direction %s on this board%s", author_shown(L, 2),
                         *hint ? hint : all_directions(author_def(L)));
}

static int set(lua_State *L) {
    luaL_checkudata(L, 1, BOARD_META);
    if (field(L) != LUA_TNIL)
        return author_error(L, "this board already has %s", author_shown(L, 2));
    author_node(L, 3); /* it is used, and read from the board later */
    lua_pushvalue(L, 2);
    lua_pushvalue(L, 3);
    lua_rawset(L, -4);
    return 0;
}

/* no_board(): poison, for a board that could not be made. That was complained of, so check.c
** does not complain of a missing board as well. */
static int no_board(lua_State *L) {
    author_def(L)->board.spoilt = true;
    return author_poison(L);
}

void boards_open(lua_State *L, int lang, int prim) {
    static const luaL_Reg functions[] = {
        {"cell_names", cell_names}, {"no_board", no_board}, {NULL, NULL}};
    static const luaL_Reg events[] = {{"__index", get}, {"__newindex", set}, {NULL, NULL}};
    static const luaL_Reg words[] = {{"graph", make_graph}, {NULL, NULL}};
    luaL_newmetatable(L, BOARD_META);
    lua_pushvalue(L, lang);
    luaL_setfuncs(L, events, 1);
    lua_pushliteral(L, "board");
    lua_setfield(L, -2, "__name"); /* for Lua's own messages */
    lua_pop(L, 1);
    author_add(L, prim, functions);
    author_add(L, lang, words);
}
