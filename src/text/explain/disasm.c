/*
** disasm.c -- writes each operand by its kind, as ops.def has it.
*/
#include "disasm.h"

#include "text/write/phrase.h"
#include "vm/model/display.h"

static void add_dirs(const Game *g, int id, Str *out) {
    const DirSet *set = &g->dirsets[id];
    for (int i = 0; i < set->n; i++)
        str_addf(out, "%s%s", i ? " " : "", g->graph.dir_name[set->dir[i]]);
}

static void add_flags(unsigned flags, Str *out) {
    str_add(out, flags & STEP_LINE ? ", straight on" : "");
    str_add(out, flags & STEP_REVISIT ? ", visited cells too" : "");
}

static void add_long(const Game *g, int id, Str *out) {
    const Long *l = &g->longs[id];
    str_addf(out, "%d", l->lo);
    if (l->hi != l->lo)
        str_addf(out, " to %d", l->hi);
    str_add(out, " steps of ");
    add_dirs(g, l->dirs, out);
    if (l->joint) {
        str_add(out, "; between: ");
        phrase_expr(g, l->joint, out);
    }
}

static void add_operand(const Game *g, Operand kind, unsigned value, Str *out) {
    switch (kind) {
    case OPERAND_NONE: break;
    case OPERAND_DIRS: add_dirs(g, (int)value, out); break;
    case OPERAND_FLAGS: add_flags(value, out); break;
    case OPERAND_MASK: phrase_mask(value, out); break;
    case OPERAND_EXPR: phrase_expr(g, (ExprId)value, out); break;
    case OPERAND_ACT: phrase_act(g, 0, &g->acts[value], out); break;
    case OPERAND_LABEL: str_addf(out, "-> %u", value); break;
    case OPERAND_GROUP: str_addf(out, "%u", value); break;
    case OPERAND_LONG: add_long(g, (int)value, out); break;
    }
}

void disasm_write(const Game *g, const Program *p, Str *out) {
    for (int at = 0; at < p->n; at += op_length(p->code[at])) {
        const OpInfo *info = &op_info[p->code[at]];
        size_t begin = out->n;
        str_addf(out, "%5d  %-6s  ", at, info->text);
        for (int i = 1; i < info->length; i++)
            add_operand(g, (Operand)info->operand[i - 1], p->code[at + i], out);
        while (out->n > begin && out->at[out->n - 1] == ' ')
            out->at[--out->n] = '\0';
        str_addc(out, '\n');
    }
}

static void list_walk(const Game *g, int row, int owner, int kind, Str *out) {
    const Program *p = game_walk(g, row, owner, kind);
    if (!p)
        return;
    const char *whose = owner < g->nplayers ? g->display->player[owner].name : "neutral";
    str_addf(out, "%s%s %s", out->n ? "\n" : "", whose, g->kinds[kind].name);
    if (row > 0)
        str_addf(out, ", walk %d", row + 1);
    str_add(out, ":\n");
    disasm_write(g, p, out);
}

void disasm_kind(const Game *g, int kind, Str *out) {
    for (int owner = 0; owner <= g->nplayers; owner++)
        for (int row = 0; row < g->nprograms; row++)
            list_walk(g, row, owner, kind, out);
}
