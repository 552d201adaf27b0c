/*
** test_text_template.c -- template.h: fields are replaced, all else is left as it is.
*/
#include "text/write/template.h"

#include <criterion/criterion.h>
#include <string.h>

static const char *const names[] = {"one", "two"};

/* Knows the fields "1" and "2". */
static bool number(const void *times, const char *name, size_t n, Str *out) {
    size_t i = template_field(names, 2, name, n);
    for (int k = 0; i < 2 && k < *(const int *)times; k++)
        str_addf(out, "%zu", i + 1);
    return i < 2;
}

static void fills(const char *text, const char *want) {
    Str out = {0};
    int twice = 2;
    str_add(&out, ">");
    template_fill(text, number, &twice, &out);
    cr_expect_str_eq(str_text(&out), want);
    str_free(&out);
}

Test(template, fields_are_replaced) {
    fills("{one}, {two}{one}", ">11, 2211");
    fills("", ">");
    fills(NULL, ">");
}

Test(template, what_is_no_field_is_text) {
    fills("{three} {} {on", ">{three} {} {on");
    fills("}{{one}}", ">}{11}");
}
