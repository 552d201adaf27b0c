/*
** verdicts.c -- the rules that judge moves and positions, and what follows from moves: endings,
** decrees (forbid, again, skip), follow, goals, and changes of variables (after).
*/
#include "primitives.h"

#include <math.h>
#include <string.h>

/* The template of an announcement may only have the fields of RULE_FIELDS. */
static void check_words(lua_State *L, const char *verdict, const char *key, const char *text) {
    static const char *const fields[] = {RULE_FIELDS};
    fields_of_template(L, arena_printf(author_def(L)->arena, "%s: '%s'", verdict, key), text,
                       fields, sizeof fields / sizeof *fields);
}

/* How much of the point the rule in the table at index 2 leaves to the losers, in parts of
** POINT_PARTS. 0 unless it is a win with `points`, and after a complaint. */
static uint8_t points_left(lua_State *L, const char *verdict) {
    if (lua_getfield(L, 2, "points") == LUA_TNIL)
        return 0;
    double points = lua_type(L, -1) == LUA_TNUMBER ? lua_tonumber(L, -1) : 0;
    int parts = points > 0.5 && points <= 1 ? (int)(points * POINT_PARTS + 0.5) : 0;
    if (parts <= POINT_PARTS / 2) /* as near to 1/2 as rounding makes it */
        parts = 0;
    if (strcmp(verdict, "win") != 0)
        author_error(
            L,
            "%s: only a win can have 'points'; the rest goes to the players who have not won",
            verdict);
    else if (lua_type(L, -1) != LUA_TNUMBER)
        author_error(L, "win: 'points' must be a number such as 3/4, got %s",
                     author_type(L, -1));
    else if (parts == 0)
        author_error(L,
                     "win: 'points' is the winner's share of the one point and must be more "
                     "than 1/2 and at most 1, got %g; the others share the rest",
                     points);
    else if (fabs(points * POINT_PARTS - parts) > 1e-6)
        author_error(
            L,
            "win: 'points' must be a whole number of 240ths, such as 2/3, 3/4 or 0.6, got %g",
            points);
    else
        return (uint8_t)(POINT_PARTS - parts);
    return 0;
}

/* The Who that wins or loses by the rule in the table at index 2. */
static uint8_t decided_for(lua_State *L, const char *verdict, bool draw) {
    if (lua_getfield(L, 2, "who") == LUA_TNIL)
        return WHO_ME;
    int who = author_who(L, -1, arena_printf(author_def(L)->arena, "%s: 'who'", verdict));
    if (who >= 0 && draw)
        author_error(L, "draw: 'who' is only for win and loss: nobody wins or loses by a draw");
    else if (who == WHO_ANY || who == WHO_NEUTRAL || who == WHO_WINNER)
        author_error(L,
                     "%s: 'who' must be one player, known before the rule decides: mover, "
                     "other, captor, loser or a player's name",
                     verdict);
    else if (who >= 0)
        return (uint8_t)who;
    return WHO_ME;
}

/* rule(verdict, { condition, says =, means =, help =, who =, mark =, claimed =, stays =,
** points = }, loose): `loose` is the number of the loose end that the rule was until an ending
** took it up. */
static int say_rule(lua_State *L) {
    static const char *const verdicts[] = {[VERDICT_NONE] = "none",
                                           [VERDICT_WIN] = "win",
                                           [VERDICT_LOSS] = "loss",
                                           [VERDICT_DRAW] = "draw",
                                           NULL};
    static const FieldDef fields[] = {{"says", FIELD_TEXT, offsetof(RuleWords, says)},
                                      {"means", FIELD_TEXT, offsetof(RuleWords, means)},
                                      {"mark", FIELD_TEXT, offsetof(RuleWords, mark)},
                                      {"help", FIELD_HELP, offsetof(RuleWords, help)},
                                      {"stays", FIELD_FLAG, offsetof(RuleWords, stays)},
                                      {0}};
    Def *d = author_def(L);
    uint8_t verdict = (uint8_t)luaL_checkoption(L, 1, NULL, verdicts);
    const char *name = verdicts[verdict];
    RuleDef r = {.place = author_take(L, (int)luaL_checkinteger(L, 3)),
                 .rule = {.verdict = verdict}};
    d->said = r.place;
    lua_geti(L, 2, 1);
    r.when =
        author_want(L, -1, SORT_COND, arena_printf(d->arena, "%s: what it depends on", name));
    fields_read(L, 2, name, fields, &r.words);
    check_words(L, name, "says", r.words.says);
    check_words(L, name, "means", r.words.means);
    lua_getfield(L, 2, "claimed");
    r.rule.claimed = author_flag(L, -1, arena_printf(d->arena, "%s: 'claimed'", name));
    if (r.rule.claimed && verdict != VERDICT_DRAW)
        author_error(L, "%s: only a draw can be 'claimed'", name);
    r.rule.losers_share = points_left(L, name);
    r.rule.who = decided_for(L, name, verdict == VERDICT_DRAW);
    d->said = (Place){0};
    author_said(L);
    ruledefs_add(&d->rules, r);
    return 0;
}

/* decree("forbid", "again" or "skip", condition, help) */
static int say_decree(lua_State *L) {
    Decree decree = (Decree)luaL_checkoption(L, 1, NULL, decree_words);
    const char *what =
        arena_printf(author_def(L)->arena, "%s: what it depends on", decree_words[decree]);
    const Node *when = author_want(L, 2, SORT_COND, what);
    const char *help = author_help(L, 3, decree_words[decree]);
    author_said(L);
    if (when)
        decreedefs_add(&author_def(L)->decrees,
                       (DecreeDef){author_place(L), decree, when, help});
    return 0;
}

/* follow(walk, from, again, help) */
static int say_follow(lua_State *L) {
    FollowDef f = {.place = author_place(L), .again = author_flag(L, 3, "follow: 'again'")};
    f.walk = author_want(L, 1, SORT_WALK, "follow: what is done");
    if (!lua_isnil(L, 2))
        f.from = author_want(L, 2, SORT_COND, "follow: 'from'");
    f.help = author_help(L, 4, "follow");
    author_said(L);
    if (f.walk && (f.from || lua_isnil(L, 2)))
        followdefs_add(&author_def(L)->follows, f);
    return 0;
}

/* goal(number) */
static int say_goal(lua_State *L) {
    const Node *number = author_want(L, 1, SORT_NUM, "goal: what a player strives for");
    author_said(L);
    if (number)
        goaldefs_add(&author_def(L)->goals, (GoalDef){author_place(L), number});
    return 0;
}

/* Adds a trigger for each change in a product of effects, in their order. */
static void add_changes(lua_State *L, const Node *n, TriggerDef like) {
    if (n->op == NODE_THEN) {
        add_changes(L, n->a, like);
        add_changes(L, n->b, like);
    } else if (n->op == NODE_SET || n->op == NODE_RAISE || n->op == NODE_PAY) {
        like.place = n->place;
        like.var = n->a;
        like.value = n->b;
        like.verb = n->op == NODE_SET ? VERB_SET : n->op == NODE_RAISE ? VERB_ADD : VERB_PAY;
        like.payee = n->arg;
        like.payee_who = n->who;
        author_said(L);
        triggerdefs_add(&author_def(L)->triggers, like);
    } else if (n->sort != SORT_POISON) {
        author_error(L, "after: only counters and rights can change here: counter:set(n), "
                        "counter:raise(n), counter:pay(other, n), right:clear()");
    }
}

/* The TriggerTime named at index 3, by names in the order of that enum; nil means "turn". */
static uint8_t trigger_time(lua_State *L) {
    static const char *const times[] = {"turn", "move", "capture", "start", "end", "change"};
    const char *at = lua_isnil(L, 3) ? times[0] : author_text(L, 3);
    int i = at ? names_find(times, sizeof times / sizeof *times, at) : -1;
    if (i >= 0)
        return (uint8_t)i;
    author_mismatch(
        L, 3,
        "after: 'at' must be \"turn\", \"move\", \"change\", \"capture\", \"start\" "
        "or \"end\", got %s",
        author_shown(L, 3));
    return AT_TURN;
}

/* after(change, when, at, help) */
static int say_after(lua_State *L) {
    const Node *change = author_want(L, 1, SORT_WALK, "after: what changes");
    TriggerDef like = {.time = trigger_time(L), .help = author_help(L, 4, "after")};
    if (!lua_isnil(L, 2)) {
        like.when = author_want(L, 2, SORT_COND, "after: 'when'");
        if (!like.when)
            return 0;
    }
    if (change)
        add_changes(L, change, like);
    return 0;
}

void verdicts_open(lua_State *L, int lang, int prim) {
    static const luaL_Reg functions[] = {{"rule", say_rule},     {"decree", say_decree},
                                         {"follow", say_follow}, {"goal", say_goal},
                                         {"after", say_after},   {NULL, NULL}};
    (void)lang;
    author_add(L, prim, functions);
}
