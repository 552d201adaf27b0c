/*
** fit.c -- Newton's method for a logistic loss with a penalty.
**
** Of a pair the mean is looked for, in units of its spread, and how far the two are apart, in units of
** APART times that: so the penalty is round. The labels are made anew with the numbers of each round, and
** stand still while Newton's method goes its steps.
*/
#include "fit.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* NEWTON, GRADIENTS: steps at most; HALVINGS: of a step that overshoots. ROUNDS: of new labels. */
enum { NEWTON = 12, GRADIENTS = 30, HALVINGS = 8, STRENGTHS = 6, SLOPE_STEPS = 30, ROUNDS = 4 };
/* Of the games one part of FOLDS after the other is left out. */
enum { FOLDS = 4, NO_FOLD = -1 };
/* CLOSE: a step that lowers the loss by no more than this share of it is the last. RESIDUE: how far a
** Newton step is worked out. SURE: how many times its error a gain must be, and
** NOTABLE: what share of the loss, to be more than rounding. */
static const double CLOSE = 1e-6, RESIDUE = 0.05, SURE = 2, APART = 0.5, NOTABLE = 1e-3;
/* How much of a label comes from behind the next row. At chess, tables fitted with 0.9 won as many points more than
** with 1, that is with results alone, as those did than with no table. */
static const double LAMBDA = 0.9;
/* Tried from the strongest on, until games left out are no better foretold. */
static const double strengths[STRENGTHS] = {1024, 256, 64, 16, 4, 1};

void fit_free(Fit *f) {
    fitrows_free(&f->rows);
    fitparts_free(&f->parts);
}

typedef struct Work {
    const Fit *f;
    double slope, strength;
    int fold;      /* whose games are left out; NO_FOLD: none are */
    int n;         /* numbers: two of each pair */
    double *x;     /* [n] of each pair the mean and how far the two are apart */
    double *label; /* [rows] what each should foretell */
    double *bend;  /* [rows] second derivatives of their losses */
    double *gradient, *step, *direction, *residue, *product; /* [n] */
} Work;

static double *room(size_t n) {
    double *x = mem_grow(NULL, (n + 1) * sizeof *x);
    memset(x, 0, (n + 1) * sizeof *x);
    return x;
}

static void work_init(Work *w, const Fit *f) {
    *w = (Work){.f = f,
                .fold = NO_FOLD,
                .n = 2 * f->n,
                .label = room(f->rows.n),
                .bend = room(f->rows.n)};
    double **vectors[] = {&w->x,         &w->gradient, &w->step,
                          &w->direction, &w->residue,  &w->product};
    for (size_t i = 0; i < sizeof vectors / sizeof *vectors; i++)
        *vectors[i] = room((size_t)w->n);
}

static void work_free(Work *w) {
    double *vectors[] = {w->x,    w->label,     w->bend,    w->gradient,
                         w->step, w->direction, w->residue, w->product};
    for (size_t i = 0; i < sizeof vectors / sizeof *vectors; i++)
        free(vectors[i]);
}

/* ---- rows ---- */

static uint32_t first_part(const Fit *f, size_t row) {
    return row > 0 ? f->rows.at[row - 1].parts : 0;
}

/* How much a row shows of by how much the two of a pair differ, whose mean it shows once. */
static double lean(const FitRow *r) {
    return APART * (2 * (double)r->early - 1);
}

/* What a vector of numbers adds to the value of a row. */
static double dot_row(const Fit *f, size_t row, const double *x) {
    const FitRow *r = &f->rows.at[row];
    double mean = 0, apart = 0;
    for (uint32_t i = first_part(f, row); i < r->parts; i++) {
        const FitPart *p = &f->parts.at[i];
        double times = p->times * f->spread[p->number];
        mean += times * x[2 * p->number];
        apart += times * x[2 * p->number + 1];
    }
    return mean + lean(r) * apart;
}

/* Adds a row, so many times, to a vector of numbers. */
static void add_row(const Fit *f, size_t row, double by, double *sum) {
    const FitRow *r = &f->rows.at[row];
    double apart = by * lean(r);
    for (uint32_t i = first_part(f, row); i < r->parts; i++) {
        const FitPart *p = &f->parts.at[i];
        double times = p->times * f->spread[p->number];
        sum[2 * p->number] += times * by;
        sum[2 * p->number + 1] += times * apart;
    }
}

/* Of a result that was thought to be so likely, given by its log odds. */
static double loss_of(double odds, double result) {
    double likely = odds > 0 ? log1p(exp(-odds)) : log1p(exp(odds)) - odds;
    return likely + (1 - result) * odds;
}

static double chance_of(double odds) {
    return 1 / (1 + exp(-odds));
}

static bool counts(const Work *w, size_t row) {
    return (int)(w->f->rows.at[row].game % FOLDS) != w->fold;
}

static double odds_of(const Work *w, size_t row, const double *x) {
    return w->slope * ((double)w->f->rows.at[row].value + dot_row(w->f, row, x));
}

/* ---- the loss ---- */

static double square_of(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += x[i] * x[i];
    return sum;
}

/* What is to be least. */
static double cost(const Work *w, const double *x) {
    double sum = w->strength / 2 * square_of(x, w->n);
    for (size_t i = 0; i < w->f->rows.n; i++)
        if (counts(w, i))
            sum += loss_of(odds_of(w, i, x), w->label[i]);
    return sum;
}

/* How games left out are foretold: the loss of their rows with the numbers as they were, by how much
** less it is, and the sum of what that is of each game, squared. */
typedef struct Foretold {
    double rows, games, before, gain, square;
} Foretold;

/* Adds the games that are left out. */
static void foretell(const Work *w, Foretold *sum) {
    const FitRows *rows = &w->f->rows;
    for (size_t i = 0, end; i < rows->n; i = end) {
        double gain = 0;
        for (end = i; end < rows->n && rows->at[end].game == rows->at[i].game; end++) {
            if (counts(w, end))
                continue;
            const FitRow *r = &rows->at[end];
            double then = loss_of(w->slope * (double)r->value, (double)r->result);
            sum->before += then;
            sum->rows++;
            gain += then - loss_of(odds_of(w, end, w->x), (double)r->result);
        }
        sum->games += !counts(w, i);
        sum->gain += gain;
        sum->square += gain * gain;
    }
}

/* Is the gain more than luck may make it? */
static bool is_sure(const Foretold *f) {
    double variance = f->square - f->gain * f->gain / (f->games > 0 ? f->games : 1);
    return f->gain > SURE * sqrt(variance > 0 ? variance : 0) && f->gain > NOTABLE * f->before;
}

static void find_gradient(Work *w) {
    for (int j = 0; j < w->n; j++)
        w->gradient[j] = w->strength * w->x[j];
    for (size_t i = 0; i < w->f->rows.n; i++) {
        if (!counts(w, i))
            continue;
        double chance = chance_of(odds_of(w, i, w->x));
        w->bend[i] = w->slope * w->slope * chance * (1 - chance);
        add_row(w->f, i, w->slope * (chance - w->label[i]), w->gradient);
    }
}

/* The second derivatives times a direction. */
static void find_product(Work *w) {
    for (int j = 0; j < w->n; j++)
        w->product[j] = w->strength * w->direction[j];
    for (size_t i = 0; i < w->f->rows.n; i++)
        if (counts(w, i))
            add_row(w->f, i, w->bend[i] * dot_row(w->f, i, w->direction), w->product);
}

static double dot(const double *x, const double *y, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += x[i] * y[i];
    return sum;
}

/* ---- steps ---- */

/* A Newton step: second derivatives times step is minus the gradient. */
static void find_step(Work *w) {
    double left = square_of(w->gradient, w->n), enough = left * RESIDUE * RESIDUE;
    for (int j = 0; j < w->n; j++) {
        w->step[j] = 0;
        w->residue[j] = w->direction[j] = -w->gradient[j];
    }
    for (int k = 0; k < GRADIENTS && left > enough && left > 0; k++) {
        find_product(w);
        double by = left / dot(w->direction, w->product, w->n), before = left;
        for (int j = 0; j < w->n; j++) {
            w->step[j] += by * w->direction[j];
            w->residue[j] -= by * w->product[j];
        }
        left = square_of(w->residue, w->n);
        for (int j = 0; j < w->n; j++)
            w->direction[j] = w->residue[j] + left / before * w->direction[j];
    }
}

/* Takes the step, or as much of it as lowers the cost; the new cost. */
static double take_step(Work *w, double now) {
    double share = 1;
    for (int k = 0; k < HALVINGS; k++, share /= 2) {
        for (int j = 0; j < w->n; j++)
            w->product[j] = w->x[j] + share * w->step[j];
        double then = cost(w, w->product);
        if (then < now) {
            memcpy(w->x, w->product, sizeof *w->x * (size_t)w->n);
            return then;
        }
    }
    return now;
}

/* From where x is to where the cost is least. */
static void descend(Work *w) {
    double now = cost(w, w->x);
    for (int k = 0; k < NEWTON; k++) {
        find_gradient(w);
        find_step(w);
        double then = take_step(w, now);
        if (now - then <= CLOSE * now)
            return;
        now = then;
    }
}

/* How games ended, as the labels. */
static void label_results(Work *w) {
    for (size_t i = 0; i < w->f->rows.n; i++)
        w->label[i] = (double)w->f->rows.at[i].result;
}

/* What the numbers say now of what came next in the game, and of what came after that, down to how it
** ended: each less than the one before by LAMBDA. */
static void label_ahead(Work *w) {
    const FitRows *rows = &w->f->rows;
    for (size_t i = rows->n; i-- > 0;) {
        bool last = i + 1 == rows->n || rows->at[i + 1].game != rows->at[i].game;
        w->label[i] =
            last ? (double)rows->at[i].result
                 : (1 - LAMBDA) * chance_of(odds_of(w, i + 1, w->x)) + LAMBDA * w->label[i + 1];
    }
}

static void learn(Work *w) {
    for (int k = 0; k < ROUNDS; k++) {
        label_ahead(w);
        descend(w);
    }
}

/* The slope under which the values as they are foretell best: golden section over its logarithm. */
static double find_slope(Work *w) {
    const double golden = 0.6180339887498949;
    double low = log(1e-5), high = log(1.0);
    label_results(w);
    for (int k = 0; k < SLOPE_STEPS; k++) {
        double a = high - golden * (high - low), b = low + golden * (high - low);
        w->slope = exp(a);
        double at_a = cost(w, w->x);
        w->slope = exp(b);
        if (at_a < cost(w, w->x))
            high = b;
        else
            low = a;
    }
    return exp((low + high) / 2);
}

/* All folds in turn with one strength, each from where it was left in x[FOLDS]. */
static Foretold cross_validate(Work *w, double *const *x) {
    double *own = w->x;
    Foretold sum = {0};
    for (w->fold = 0; w->fold < FOLDS; w->fold++) {
        w->x = x[w->fold];
        learn(w);
        foretell(w, &sum);
    }
    w->x = own;
    w->fold = NO_FOLD;
    return sum;
}

/* The strength under which games left out are foretold best; 0 where none is surely better than no
** change. */
static double find_strength(Work *w, Fitted *out, FitProgress *fn, void *ctx) {
    double best = 0, *x[FOLDS];
    Foretold most = {0};
    for (int i = 0; i < FOLDS; i++)
        x[i] = room((size_t)w->n);
    for (int i = 0; i < STRENGTHS; i++) {
        w->strength = strengths[i];
        Foretold now = cross_validate(w, x);
        if (fn)
            fn(ctx, (i + 1.0) / (STRENGTHS + 1));
        out->before = now.rows > 0 ? now.before / now.rows : 0;
        if (now.gain <= most.gain)
            break;
        most = now;
        best = strengths[i];
    }
    for (int i = 0; i < FOLDS; i++)
        free(x[i]);
    bool sure = best > 0 && is_sure(&most);
    out->after = out->before - (sure ? most.gain / most.rows : 0);
    return sure ? best : 0;
}

Fitted fit_run(const Fit *f, double *d, FitProgress *fn, void *ctx) {
    Work w;
    Fitted out = {0};
    work_init(&w, f);
    w.slope = out.slope = find_slope(&w);
    out.strength = find_strength(&w, &out, fn, ctx);
    memset(w.x, 0, sizeof *w.x * (size_t)w.n);
    if (out.strength > 0) {
        w.strength = out.strength;
        learn(&w);
    }
    for (int j = 0; j < f->n; j++) {
        double mean = w.x[2 * j], apart = APART * w.x[2 * j + 1];
        d[2 * j] = f->spread[j] * (mean + apart);
        d[2 * j + 1] = f->spread[j] * (mean - apart);
    }
    if (fn)
        fn(ctx, 1);
    work_free(&w);
    return out;
}
