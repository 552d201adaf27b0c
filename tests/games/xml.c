/*
** xml.c -- checks whether a text is XML, as far as pictures could get it wrong: unclosed tags,
** attributes without quotes, bare signs, characters that XML forbids.
*/
#include "trial.h"

#include "base/shown.h"

#include <ctype.h>

enum { OPEN_MAX = 64 };

typedef struct Xml {
    const char *at;
    const char *open[OPEN_MAX]; /* names of the open tags */
    size_t length[OPEN_MAX];
    int depth;
} Xml;

static size_t name_length(const char *at) {
    size_t n = 0;
    while (isalnum((unsigned char)at[n]) || (n && strchr("-:_.", at[n]) && at[n]))
        n++;
    return n;
}

static bool skip_entity(Xml *x) {
    static const char *const known[] = {"&amp;", "&lt;", "&gt;", "&quot;", "&apos;"};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (strncmp(x->at, known[i], strlen(known[i])) == 0) {
            x->at += strlen(known[i]);
            return true;
        }
    if (strncmp(x->at, "&#", 2) != 0)
        return false;
    x->at += 2 + strspn(x->at + 2, "0123456789");
    return *x->at++ == ';';
}

/* name="value" */
static const char *skip_attribute(Xml *x) {
    size_t n = name_length(x->at);
    if (n == 0)
        return "an attribute without a name";
    x->at += n;
    if (x->at[0] != '=' || x->at[1] != '"')
        return "an attribute without a value in quotes";
    for (x->at += 2; *x->at && *x->at != '"';)
        if (*x->at == '<' || (*x->at == '&' && !skip_entity(x)))
            return "a bare sign in an attribute";
        else if (*x->at != '"' && *x->at != '&')
            x->at++;
    return *x->at++ == '"' ? NULL : "an attribute that does not end";
}

static const char *close_tag(Xml *x) {
    size_t n = name_length(x->at += 2);
    if (x->depth == 0 || n != x->length[x->depth - 1] ||
        strncmp(x->at, x->open[x->depth - 1], n) != 0)
        return "a tag that closes another";
    x->at += n;
    x->depth--;
    return *x->at++ == '>' ? NULL : "a tag that does not end";
}

static const char *open_tag(Xml *x) {
    size_t n = name_length(++x->at);
    if (n == 0 || x->depth == OPEN_MAX)
        return "a bare '<', or too many tags";
    x->open[x->depth] = x->at;
    x->length[x->depth++] = n;
    for (x->at += n; isspace((unsigned char)*x->at);) {
        x->at += strspn(x->at, " \n\t");
        if (*x->at == '>' || *x->at == '/')
            break;
        const char *fault = skip_attribute(x);
        if (fault)
            return fault;
    }
    x->depth -= *x->at == '/';
    x->at += *x->at == '/';
    return *x->at++ == '>' ? NULL : "a tag that does not end";
}

static const char *skip_piece(Xml *x) {
    if (strncmp(x->at, "<?", 2) == 0 || strncmp(x->at, "<!", 2) == 0) {
        x->at = strchr(x->at, '>');
        return x->at++ ? NULL : "a declaration that does not end";
    }
    if (*x->at == '<')
        return x->at[1] == '/' ? close_tag(x) : open_tag(x);
    if (*x->at == '&')
        return skip_entity(x) ? NULL : "a bare '&'";
    x->at++;
    return NULL;
}

const char *xml_fault(const char *text) {
    if (!shown_as_is(text, strlen(text)))
        return "characters that no XML may have";
    Xml x = {.at = text};
    const char *fault = NULL;
    while (*x.at && !fault)
        fault = skip_piece(&x);
    return fault ? fault : x.depth ? "a tag that is never closed" : NULL;
}
