/*
** fit.c -- Newton's method for a logistic loss with a penalty.
**
** The unknowns are, for each parameter, the mean m of its two differences in units of its
** spread, and half of what lies between them, h, in units of APART times its spread: so the
** penalty is simply the square of their vector x. Labels are made anew in each round, from
** what was fitted in the one before, and do not change during Newton's method.
*/
#include "fit.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* At most NEWTON steps, each of GRADIENTS steps of conjugate gradients; HALVINGS of a step that
** overshoots; STRENGTHS tried; SLOPE_STEPS of the golden section; ROUNDS of new labels. */
enum { NEWTON = 12, GRADIENTS = 30, HALVINGS = 8, STRENGTHS = 6, SLOPE_STEPS = 30, ROUNDS = 4 };
/* Fold i is the games whose number leaves the remainder i when divided by FOLDS. */
enum { FOLDS = 4, NO_FOLD = -1 };
/* CLOSE: a step that lowers the cost by no more than this share of it is the last. RESIDUE:
** where conjugate gradients stop, as a share of the gradient's length. SURE: how many
** standard errors a gain must be, and NOTABLE what share of the loss, to be more than
** rounding. APART: the spread of h, as a share of that of m. */
static const double CLOSE = 1e-6, RESIDUE = 0.05, SURE = 2, APART = 0.5, NOTABLE = 1e-3;
/* The share of a label that comes from the next row's label. In chess, weights fitted with 0.9
** gained as much over those fitted with 1 (by results alone) as these did over untuned ones. */
static const double LAMBDA = 0.9;
/* Tried from the strongest on, until left-out games are no longer predicted better. */
static const double strengths[STRENGTHS] = {1024, 256, 64, 16, 4, 1};

void fit_free(Fit *f) {
    fitrows_free(&f->rows);
    fitparts_free(&f->parts);
}

typedef struct Work {
    const Fit *f;
    double slope, strength;
    int fold;      /* the fold that is left out, or NO_FOLD */
    int n;         /* unknowns: two for each parameter */
    double *x;     /* [n] m and h of each parameter in turn */
    double *label; /* [rows] what each should predict */
    double *bend;  /* [rows] second derivatives of their losses by the value */
    double *gradient, *step, *direction, *residue, *product; /* [n] */
} Work;

/* n zeros, to be freed by the caller. */
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

/* How often a row has the h of a parameter whose m it has once. */
static double lean(const FitRow *r) {
    return APART * (2 * (double)r->early - 1);
}

/* What the differences x add to the value of a row. */
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

/* Adds `by` times the row's counts of the unknowns to sum[]. */
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

/* The logarithmic loss of a result for which a win had these log odds. */
static double loss_of(double odds, double result) {
    double likely = odds > 0 ? log1p(exp(-odds)) : log1p(exp(odds)) - odds;
    return likely + (1 - result) * odds;
}

static double chance_of(double odds) {
    return 1 / (1 + exp(-odds));
}

/* Whether the row's game is not left out. */
static bool counts(const Work *w, size_t row) {
    return (int)(w->f->rows.at[row].game % FOLDS) != w->fold;
}

/* The log odds of a win that the row predicts with the differences x. */
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

/* What is minimized: the loss of the rows that count, and the penalty. */
static double cost(const Work *w, const double *x) {
    double sum = w->strength / 2 * square_of(x, w->n);
    for (size_t i = 0; i < w->f->rows.n; i++)
        if (counts(w, i))
            sum += loss_of(odds_of(w, i, x), w->label[i]);
    return sum;
}

/* How well left-out games are predicted: how many rows and games they are, the loss of the
** rows with the weights as they were, by how much it is less with those fitted, and the sum
** over games of the square of that. */
typedef struct Foretold {
    double rows, games, before, gain, square;
} Foretold;

/* Adds the games that the fold leaves out. */
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

/* Whether the gain is more than luck may account for. */
static bool is_sure(const Foretold *f) {
    double variance = f->square - f->gain * f->gain / (f->games > 0 ? f->games : 1);
    return f->gain > SURE * sqrt(variance > 0 ? variance : 0) && f->gain > NOTABLE * f->before;
}

/* Sets the gradient of the cost at x, and `bend`. */
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

/* Sets product to the Hessian of the cost times direction. */
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

/* Solves Hessian * step = -gradient by conjugate gradients. */
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

/* Takes the step, halved until it lowers the cost, or none; returns the new cost. */
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

/* Moves x to where the cost is least. */
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

/* Makes the results the labels. */
static void label_results(Work *w) {
    for (size_t i = 0; i < w->f->rows.n; i++)
        w->label[i] = (double)w->f->rows.at[i].result;
}

/* Makes the labels anew (fit.h), from the last row of each game to the first. */
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

/* The slope under which the values as they are, x being 0, predict the results best: by
** golden section over its logarithm. */
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

/* Fits without each fold in turn, with one strength, and predicts that fold. x[FOLDS]: where
** each fit starts, and is left for the next strength. */
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

/* The strength with which left-out games are predicted best; 0 if none is surely better than
** no change. Sets before and after in *out. */
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
