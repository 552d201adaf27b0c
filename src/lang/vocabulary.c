/*
** vocabulary.c -- vocabulary.def, written out for editors and linters.
*/
#include "vocabulary.h"

#include <string.h>

const Word vocabulary[] = {
#define CLASS(name, of, operators, help)
#define WORD(owner, name, type, help) {#owner, #name, type, help},
#include "vocabulary.def"
#undef CLASS
#undef WORD
};
const size_t vocabulary_size = sizeof vocabulary / sizeof *vocabulary;

static const struct ValueClass {
    const char *name, *of, *operators, *help;
} classes[] = {
#define CLASS(name, of, operators, help) {#name, of, operators, help},
#define WORD(owner, name, type, help)
#include "vocabulary.def"
#undef CLASS
#undef WORD
};

/* ---- for the Lua language server ---- */

static void write_operators(Str *out, const char *list) {
    while (*list) {
        size_t n = strcspn(list, ";");
        str_addf(out, "---@operator %.*s\n", (int)n, list);
        list += n + (list[n] == ';');
    }
}

static void write_class(Str *out, const struct ValueClass *c) {
    str_addf(out, "---%s\n---@class %s%s%s\n", c->help, c->name, *c->of ? ": " : "", c->of);
    for (size_t i = 0; i < vocabulary_size; i++)
        if (strcmp(vocabulary[i].owner, c->name) == 0)
            str_addf(out, "---@field %s %s %s\n", vocabulary[i].name, vocabulary[i].type,
                     vocabulary[i].help);
    write_operators(out, c->operators);
    str_add(out, "\n");
}

void vocabulary_write(Str *out) {
    str_add(out,
            "---@meta\n"
            "-- The words of Stepwise's language, for the Lua language server. `stepwise new` "
            "writes this file.\n\n"
            "---@alias Who Player|string\n"
            "---@alias Kinds string|string[]\n\n");
    for (size_t i = 0; i < sizeof classes / sizeof *classes; i++)
        write_class(out, &classes[i]);
    for (size_t i = 0; i < vocabulary_size; i++)
        if (!*vocabulary[i].owner)
            str_addf(out, "---%s\n---@type %s\n%s = nil\n\n", vocabulary[i].help,
                     vocabulary[i].type, vocabulary[i].name);
}

/* ---- for luacheck ---- */

/* Appends a name to a list, breaking lines; *line is where the current line begins in *out. */
static void add_name(Str *out, const char *name, size_t *line) {
    enum { COLUMNS = 90 };
    if (out->n - *line + strlen(name) > COLUMNS) {
        str_add(out, "\n ");
        *line = out->n;
    }
    str_addf(out, " \"%s\",", name);
}

void vocabulary_write_luacheck(Str *out) {
    static const char *const lua[] = {"assert", "error",    "ipairs",   "math",
                                      "next",   "pairs",    "select",   "string",
                                      "table",  "tonumber", "tostring", "type"};
    str_add(out,
            "-- What luacheck knows of Stepwise's language. `stepwise new` writes this file.\n"
            "std = \"none\"\nmax_line_length = 120\n\nlocal lua = {\n ");
    size_t line = out->n;
    for (size_t i = 0; i < sizeof lua / sizeof *lua; i++)
        add_name(out, lua[i], &line);
    str_add(out, "\n}\n\nlocal language = {\n ");
    line = out->n;
    for (size_t i = 0; i < vocabulary_size; i++)
        if (!*vocabulary[i].owner)
            add_name(out, vocabulary[i].name, &line);
    str_add(out, "\n}\n\n"
                 "local function with(list, more)\n"
                 "  local all = {}\n"
                 "  for _, word in ipairs(list) do all[#all + 1] = word end\n"
                 "  for _, word in ipairs(more) do all[#all + 1] = word end\n"
                 "  return all\n"
                 "end\n\n"
                 "read_globals = with(lua, language)\n"
                 "files[\"**/*.test.lua\"] = { read_globals = with(lua, { \"game\", \"test\", "
                 "\"import\" }) }\n"
                 "exclude_files = { \"stepwise.d.lua\" }\n");
}
