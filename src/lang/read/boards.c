/*
** boards.c -- graph(): the object by which a board is described, cell by cell, edge by edge.
**
** A board is userdata without data; what it says lies in the Def. Its user value is a table of
** the names an author can ask it for: directions, and whatever a script stores there.
*/
#include "primitives.h"

#include "sandbox.h"

#include <string.h>

enum { OUTLINE_MAX = 256, FIELD_NAMES_MAX = 512 };

static BoardDef *board_of(lua_State *L) {
    luaL_checkudata(L, 1, BOARD_META);
    return &author_def(L)->board;
}

static int done(lua_State *L) {
    lua_settop(L, 1);
    return 1;
}

/* The argument as text; NULL after a complaint. */
static const char *text_arg(lua_State *L, int at, const char *what) {
    const char *text = author_text(L, at);
    if (!text || !text[0]) {
        author_error(L, "%s must be a name, got %s", what, author_type(L, at));
        return NULL;
    }
    return text;
}

static int known_cell(lua_State *L, const char *name) {
    const Def *d = author_def(L);
    int cell = name ? def_cell(d, name) : -1;
    const char *names[SQ_MAX];
    if (name && cell < 0) {
        for (int i = 0; i < d->board.ncells; i++)
            names[i] = d->board.cell[i].name;
        author_error(L, "no cell '%s' on this board%s", name,
                     def_hint(author_def(L), name, names, (size_t)d->board.ncells));
    }
    return cell;
}

static int cell_arg(lua_State *L, int at, const char *what) {
    return known_cell(L, text_arg(L, at, what));
}

/* ---- cells ---- */

static float float_at(lua_State *L, int at, lua_Integer i) {
    lua_geti(L, at, i);
    double x = lua_tonumber(L, -1);
    lua_pop(L, 1);
    return x > -1e6 && x < 1e6 ? (float)x : 0;
}

/* outline = { x1, y1, x2, y2, ... } */
static void read_outline(lua_State *L, CellDef *cell) {
    lua_getfield(L, 3, "outline");
    lua_Integer n = lua_istable(L, -1) ? luaL_len(L, -1) / 2 : 0;
    if (n > OUTLINE_MAX)
        author_error(L, "cell '%s': an outline of more than %d points", cell->name,
                     OUTLINE_MAX);
    else if (n >= 3) {
        Point *p = ARENA_ARRAY(author_def(L)->arena, Point, n);
        for (lua_Integer i = 0; i < n; i++)
            p[i] = (Point){float_at(L, -1, 2 * i + 1), float_at(L, -1, 2 * i + 2)};
        cell->npoints = (int)n;
        cell->outline = p;
    }
    lua_pop(L, 1);
}

/* A square around the middle, where no outline is given. */
static void square_outline(lua_State *L, CellDef *cell) {
    static const Point corner[4] = {{-0.5f, -0.5f}, {0.5f, -0.5f}, {0.5f, 0.5f}, {-0.5f, 0.5f}};
    Point *p = ARENA_ARRAY(author_def(L)->arena, Point, 4);
    for (int i = 0; i < 4; i++)
        p[i] = (Point){cell->at.x + corner[i].x, cell->at.y + corner[i].y};
    cell->npoints = 4;
    cell->outline = p;
}

/* board:cell(name, { x, y, outline = {...}, shade = 0 }) */
static int add_cell(lua_State *L) {
    static const char *const keys[] = {"outline", "shade", NULL};
    BoardDef *b = board_of(L);
    const char *name = text_arg(L, 2, "cell(): argument 1");
    if (!name || !fields_check(L, 3, "cell()", keys, true))
        return done(L);
    if (b->ncells == SQ_MAX)
        return luaL_error(L, "a board has at most %d cells", SQ_MAX);
    if (def_cell(author_def(L), name) >= 0) {
        author_error(L, "there is a cell '%s' already", name);
        return done(L);
    }
    CellDef *cell = &b->cell[b->ncells++];
    cell->name = name;
    cell->at = (Point){float_at(L, 3, 1), float_at(L, 3, 2)};
    cell->shade = (uint8_t)fields_number(L, 3, "cell()", "shade", 0, 0, 255);
    read_outline(L, cell);
    if (!cell->outline)
        square_outline(L, cell);
    return done(L);
}

/* ---- edges ---- */

static int new_dir(lua_State *L, const char *name) {
    Def *d = author_def(L);
    BoardDef *b = &d->board;
    if (b->ndirs == DIRS_MAX)
        return luaL_error(L, "a board has at most %d directions", DIRS_MAX);
    DirDef *dir = arena_alloc(d->arena, sizeof *dir);
    dir->name = name;
    for (int i = 0; i < SQ_MAX; i++)
        dir->next[i] = SQ_NONE;
    memset(dir->arrive, b->ndirs, sizeof dir->arrive);
    b->dir[b->ndirs] = dir;
    Node step = {.op = NODE_STEP, .sort = SORT_WALK};
    set_add(&step.set, (unsigned)b->ndirs);
    lua_getiuservalue(L, 1, 1);
    author_push(L, step);
    lua_setfield(L, -2, name);
    lua_pop(L, 1);
    return b->ndirs++;
}

static int dir_arg(lua_State *L, int at, const char *what) {
    const char *name = text_arg(L, at, what);
    int dir = name ? def_dir(author_def(L), name) : -1;
    return name && dir < 0 ? new_dir(L, name) : dir;
}

/* board:edge(direction, from, to [, arrives]) */
static int add_edge(lua_State *L) {
    BoardDef *b = board_of(L);
    int dir = dir_arg(L, 2, "edge(): argument 1 (the direction)");
    int from = cell_arg(L, 3, "edge(): argument 2 (from)");
    int to = cell_arg(L, 4, "edge(): argument 3 (to)");
    int arrive = lua_isnoneornil(L, 5) ? dir : dir_arg(L, 5, "edge(): argument 4 (arrives)");
    if (dir < 0 || from < 0 || to < 0 || arrive < 0)
        return done(L);
    DirDef *d = b->dir[dir];
    if (d->next[from] != SQ_NONE)
        author_error(L, "direction '%s' leads from '%s' to '%s' already", d->name,
                     b->cell[from].name, b->cell[d->next[from]].name);
    d->next[from] = (Sq)to;
    d->arrive[from] = (Dir)arrive;
    return done(L);
}

/* ---- rows ---- */

static bool read_row(lua_State *L, BoardDef *b, const char *label) {
    RowDef *row = &b->row[b->nrows];
    lua_Integer n = lua_istable(L, -1) ? luaL_len(L, -1) : 0;
    if (n < 1 || n > SQ_MAX || b->nrows == SQ_MAX) {
        author_error(L, "rows(): each row must be a list of cell names");
        return false;
    }
    Sq *cells = ARENA_ARRAY(author_def(L)->arena, Sq, n);
    for (lua_Integer i = 1; i <= n; i++) {
        lua_geti(L, -1, i);
        int cell = cell_arg(L, -1, "rows(): a cell");
        lua_pop(L, 1);
        if (cell < 0)
            return false;
        cells[i - 1] = (Sq)cell;
    }
    *row = (RowDef){label ? label : "", (int)n, cells};
    b->nrows++;
    return true;
}

/* board:rows({ { "a2", "b2" }, { "a1", "b1" } }, { "2", "1" }, "a b"): topmost row first. */
static int add_rows(lua_State *L) {
    BoardDef *b = board_of(L);
    luaL_checktype(L, 2, LUA_TTABLE);
    b->nrows = 0;
    for (lua_Integer i = 1; i <= luaL_len(L, 2); i++) {
        const char *label = NULL;
        if (lua_istable(L, 3)) {
            lua_geti(L, 3, i);
            label = author_text(L, -1);
            lua_pop(L, 1);
        }
        lua_geti(L, 2, i);
        bool ok = read_row(L, b, label);
        lua_pop(L, 1);
        if (!ok)
            break;
    }
    b->files_label = author_text(L, 4);
    return done(L);
}

/* ---- symmetries and zones ---- */

/* board:symmetry(name, { cell = image, ... }) */
static int add_symmetry(lua_State *L) {
    Def *d = author_def(L);
    BoardDef *b = board_of(L);
    const char *name = text_arg(L, 2, "symmetry(): argument 1");
    luaL_checktype(L, 3, LUA_TTABLE);
    if (!name)
        return author_poison(L);
    if (b->nsymmetries == SYMMETRIES_MAX)
        return luaL_error(L, "a board has at most %d symmetries", SYMMETRIES_MAX);
    SymmetryDef *s = arena_alloc(d->arena, sizeof *s);
    CellSet hit = {{0}};
    s->name = name;
    s->place = author_place(L);
    for (int i = 0; i < b->ncells; i++) {
        lua_getfield(L, 3, b->cell[i].name);
        const char *image = author_text(L, -1);
        int cell = known_cell(L, image ? image : b->cell[i].name);
        lua_pop(L, 1);
        if (cell < 0)
            return author_poison(L);
        s->image[i] = (Sq)cell;
        set_add(&hit, (unsigned)cell);
    }
    if (set_count(hit) != b->ncells) {
        author_error(L, "symmetry '%s' takes two cells to one", name);
        return author_poison(L);
    }
    b->symmetry[b->nsymmetries] = s;
    author_push(L, (Node){.op = NODE_SYMMETRY, .sort = SORT_SYMMETRY, .arg = b->nsymmetries++});
    lua_getiuservalue(L, 1, 1);
    lua_pushvalue(L, -2);
    lua_setfield(L, -2, name);
    lua_pop(L, 1);
    return 1;
}

/* board:zone{ "a1", "b1" }: a condition; true on those cells. */
static int make_zone(lua_State *L) {
    board_of(L);
    Node n = {.op = NODE_IN, .sort = SORT_COND};
    int first = lua_istable(L, 2) ? 1 : 2;
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
    author_push(L, n);
    return 1;
}

/* cell_names(): all of them, in their order. */
static int cell_names(lua_State *L) {
    const BoardDef *b = &author_def(L)->board;
    lua_createtable(L, b->ncells, 0);
    for (int i = 0; i < b->ncells; i++) {
        lua_pushstring(L, b->cell[i].name);
        lua_seti(L, -2, i + 1);
    }
    return 1;
}

/* board:cells(): the same. */
static int list_cells(lua_State *L) {
    board_of(L);
    return cell_names(L);
}

/* board:step(direction, cell): the name of the cell where it leads, or nil. */
static int step(lua_State *L) {
    const BoardDef *b = board_of(L);
    const char *name = text_arg(L, 2, "step(): argument 1");
    int dir = name ? def_dir(author_def(L), name) : -1;
    int cell = cell_arg(L, 3, "step(): argument 2");
    if (dir < 0 || cell < 0 || b->dir[dir]->next[cell] == SQ_NONE)
        return 0;
    lua_pushstring(L, b->cell[b->dir[dir]->next[cell]].name);
    return 1;
}

/* ---- the object ---- */

static int make_graph(lua_State *L) {
    BoardDef *b = &author_def(L)->board;
    if (b->declared)
        return luaL_error(L, "a game has one board, and there is one already");
    b->declared = true;
    b->place = author_place(L);
    lua_newuserdatauv(L, 0, 1);
    lua_newtable(L);
    lua_setiuservalue(L, -2, 1);
    luaL_setmetatable(L, BOARD_META);
    return 1;
}

/* Pushes the field of the board called as the value at 2, or nil; its type. */
static int field(lua_State *L) {
    lua_getiuservalue(L, 1, 1);
    lua_pushvalue(L, 2);
    return lua_rawget(L, -2);
}

static int get(lua_State *L) {
    lua_pushvalue(L, 2);
    if (lua_rawget(L, lua_upvalueindex(1)) != LUA_TNIL || field(L) != LUA_TNIL)
        return 1;
    const char *names[FIELD_NAMES_MAX];
    size_t n = 0;
    lua_getiuservalue(L, 1, 1);
    lua_pushnil(L);
    while (lua_next(L, -2) && n < FIELD_NAMES_MAX) {
        lua_pop(L, 1);
        if (lua_type(L, -1) == LUA_TSTRING)
            names[n++] = lua_tostring(L, -1);
    }
    const char *key = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "";
    author_error(L, "no direction %s on this board%s", author_shown(L, 2),
                 def_hint(author_def(L), key, names, n));
    return author_poison(L);
}

static int set(lua_State *L) {
    luaL_checkudata(L, 1, BOARD_META);
    lua_pushvalue(L, 2);
    if (lua_rawget(L, lua_upvalueindex(1)) != LUA_TNIL || field(L) != LUA_TNIL) {
        author_error(L, "this board has a %s already", author_shown(L, 2));
        return 0;
    }
    lua_getiuservalue(L, 1, 1);
    lua_pushvalue(L, 2);
    lua_pushvalue(L, 3);
    lua_rawset(L, -3);
    return 0;
}

/* no_board(): poison for a board that was said wrongly; that there is none is no news then. */
static int no_board(lua_State *L) {
    author_def(L)->board.spoilt = true;
    return author_poison(L);
}

void boards_open(lua_State *L, int lang, int prim) {
    static const luaL_Reg methods[] = {
        {"cell", add_cell},         {"edge", add_edge},  {"rows", add_rows},
        {"symmetry", add_symmetry}, {"zone", make_zone}, {"step", step},
        {"cells", list_cells},      {NULL, NULL},
    };
    lua_pushcfunction(L, cell_names);
    lua_setfield(L, prim, "cell_names");
    lua_pushcfunction(L, no_board);
    lua_setfield(L, prim, "no_board");
    luaL_newmetatable(L, BOARD_META);
    luaL_newlib(L, methods);
    lua_pushvalue(L, -1);
    lua_pushcclosure(L, get, 1);
    lua_setfield(L, -3, "__index");
    lua_pushcclosure(L, set, 1);
    lua_setfield(L, -2, "__newindex");
    lua_pop(L, 1);
    lua_pushcfunction(L, make_graph);
    lua_setfield(L, lang, "graph");
}
