# places.awk -- every place in the given files that a rule can change.
#
# awk -v seed=N -f places.awk FILE...: writes a line for each, with fields separated by tabs:
# layer, a number drawn by the seed, name, file, line, column, length of what is replaced, rule,
# replacement. Number and name depend on the line's text, so they stay when other lines change.
#
# C (.c .h .inc) and Lua (.lua) are read line by line, as formatted by clang-format: binary
# operators have spaces around them. Left alone are comments, strings, asserts, preprocessor
# lines, C outside of functions, and code that releases memory and files (which the sanitizers
# check).

BEGIN {
    for (i = 1; i < 256; i++)
        code_of[sprintf("%c", i)] = i
}

function hash(h, s,   i) {
    for (i = 1; i <= length(s); i++)
        h = (h * 16807 + code_of[substr(s, i, 1)] + 1) % 2147483647
    return h
}

function place(col, len, rule, new,   floor, name) {
    floor = FILENAME
    sub(/^src\//, "", floor)
    sub(/\/.*/, "", floor)
    name = hash(line_hash, col " " len " " new)
    printf "%s\t%010d\t%010d\t%s\t%d\t%d\t%d\t%s\t%s\n", floor,
           hash(hash(seed + 1, name), name), name, FILENAME, FNR, col, len, rule, new
}

# The line with comments blanked and the contents of strings replaced by underscores.
function mask(s,   out, i, c, two, quote) {
    out = ""
    for (i = 1; i <= length(s); i++) {
        c = substr(s, i, 1)
        two = substr(s, i, 2)
        if (in_comment) {
            if (two == "*/") {
                in_comment = 0
                out = out " "
                i++
            }
            out = out " "
        } else if (quote != "") {
            if (c == "\\") {
                out = out "_"
                i++
                c = "_"
            } else if (c == quote)
                quote = ""
            out = out (quote == "" ? c : "_")
        } else if (!lua && two == "/*") {
            in_comment = 1
            out = out " "
        } else if (two == (lua ? "--" : "//"))
            break
        else {
            if (c == "\"" || c == "'")
                quote = c
            out = out c
        }
    }
    sub(/[ \t]+$/, "", out)
    return out
}

# The position of the bracket that closes the one at i, or 0.
function closing(s, i,   depth, c) {
    for (; i <= length(s); i++) {
        c = substr(s, i, 1)
        if (c ~ /[(\[{]/)
            depth++
        else if (c ~ /[)\]}]/ && --depth == 0)
            return i
    }
    return 0
}

function swap_operator(from, to, rule,   at, s) {
    from = " " from " "
    s = code
    for (at = 0; (i = index(s, from)) > 0; s = substr(s, i + 1)) {
        at += i
        place(at, length(from), rule, " " to " ")
    }
}

function operators() {
    swap_operator("<", "<=", "comparison")
    swap_operator("<=", "<", "comparison")
    swap_operator(">", ">=", "comparison")
    swap_operator(">=", ">", "comparison")
    swap_operator("==", lua ? "~=" : "!=", "comparison")
    swap_operator(lua ? "~=" : "!=", "==", "comparison")
    swap_operator(lua ? "and" : "&&", lua ? "or" : "||", "comparison")
    swap_operator(lua ? "or" : "||", lua ? "and" : "&&", "comparison")
    swap_operator("+", "-", "sign")
    swap_operator("-", "+", "sign")
    if (lua)
        return
    swap_operator("+=", "-=", "sign")
    swap_operator("-=", "+=", "sign")
    swap_operator("&", "|", "bits")
    swap_operator("|", "&", "bits")
    swap_operator("<<", ">>", "bits")
    swap_operator(">>", "<<", "bits")
}

# Words: numbers, true and false, and a negation before a word.
function words(   i, c, n, word, before, after) {
    for (i = 1; i <= length(code); i++) {
        c = substr(code, i, 1)
        if (!lua && c == "!" && substr(code, i + 1, 1) != "=")
            place(i, 1, "comparison", "")
        if (c !~ /[A-Za-z0-9_]/)
            continue
        match(substr(code, i), /^[A-Za-z0-9_.]+/)
        n = RLENGTH
        word = substr(code, i, n)
        before = substr(code, i - 1, 1)
        after = substr(code, i + n, 1)
        if (word == "true" || word == "false")
            place(i, n, "constant", word == "true" ? "false" : "true")
        else if (lua && word == "not")
            place(i, 4, "comparison", "")
        else if (word ~ /^[0-9]+[uUlL]*$/ && !(before == "{" && after == "}") && !sizes(i))
            place(i, match(word, /[uUlL]/) ? RSTART - 1 : n, "constant", word + 1)
        i += n - 1
    }
}

# Is the number at i the size of an array declared here?
function sizes(i) {
    return substr(code, i - 1, 1) == "[" &&
           code ~ /^ +[A-Za-z][A-Za-z0-9_ ]* \**[A-Za-z0-9_]+\[[^=]*$/
}

# Adjacent arguments within one line.
function arguments(   i, j, end, depth, c, n, at, last) {
    for (i = 2; i <= length(code); i++) {
        if (substr(code, i, 1) != "(" || substr(code, i - 1, 1) !~ /[A-Za-z0-9_]/)
            continue
        if (!(end = closing(code, i)))
            continue
        n = 0
        depth = 0
        at[0] = i + 1
        for (j = i + 1; j <= end; j++) {
            c = substr(code, j, 1)
            if (depth == 0 && (c == "," || j == end)) {
                last[n++] = j - 1
                at[n] = j + 2
            } else if (c ~ /[(\[{]/)
                depth++
            else if (c ~ /[)\]}]/)
                depth--
        }
        for (j = 0; j + 1 < n; j++)
            swap_arguments(substr(line, at[j], last[j] - at[j] + 1),
                           substr(line, at[j + 1], last[j + 1] - at[j + 1] + 1), at[j])
    }
}
function swap_arguments(a, b, at) {
    if (a != b && a != "" && b != "")
        place(at, length(a) + 2 + length(b), "swap", b ", " a)
}

# The statements that begin and end on this line.
function statements(   i, c, depth, from) {
    if (!fresh)
        return
    if (lua) {
        statement(1, length(code))
        return
    }
    from = 1
    for (i = 1; i <= length(code); i++) {
        c = substr(code, i, 1)
        if (c == "(" || c == "[")
            depth++
        else if (c == ")" || c == "]")
            depth--
        else if (c == ";" && depth == 0) {
            statement(from, i - 1)
            from = i + 1
        }
    }
}

# A statement between these columns, after any condition.
function statement(from, to,   s, i) {
    for (;;) {
        s = substr(code, from, to - from + 1)
        if (match(s, /^[ {}]+/) || match(s, /^case [^:]*:/) || match(s, /^(else|do) /))
            from += RLENGTH
        else if (!lua && match(s, /^(if|for|while|switch|[A-Z_]+) ?\(/) &&
                 (i = closing(s, RLENGTH)))
            from += i
        else
            break
    }
    if (s == "")
        return
    if (s ~ /^return[ (]/ && balanced(s))
        place(from, length(s), "return",
              (lua ? "local _ = " : "(void)") substr(line, from + 6, length(s) - 6))
    else if (!lua && s ~ /^(return|break|continue)$/)
        place(from, length(s), "return", "")
    else if (match(s, /^[A-Za-z_][A-Za-z0-9_>.:-]*\(/) && closing(s, RLENGTH) == length(s)) {
        if (s !~ /^[a-z_]*(free|close|assert|va_end|unlock|destroy)\(/ &&
            s !~ /^(if|for|while|switch|sizeof)\(/)
            place(from, length(s), "call", "")
    } else if (balanced(s) && (s ~ /^[*(]*[A-Za-z_][^ ]* [-+*\/|&^<>%]*= / ||
                               (!lua && s ~ /^[A-Za-z_][^ =]*(\+\+|--)$/)))
        place(from, length(s), "assignment", "")
}
function balanced(s,   i, depth, c) {
    for (i = 1; i <= length(s); i++) {
        c = substr(s, i, 1)
        depth += (c ~ /[(\[{]/) - (c ~ /[)\]}]/)
    }
    return depth == 0
}

FNR == 1 {
    lua = FILENAME ~ /\.lua$/
    in_comment = in_function = depth = parens = in_macro = 0
    head = ""
    fresh = 1
}
{
    line = $0
    code = mask(line)
    if (in_macro || code ~ /^[ \t]*#/) {
        in_macro = line ~ /\\$/
        next
    }
    if (code == "")
        next
    line_hash = hash(hash(1, FILENAME), line)
    line_hash = hash(line_hash, ++times[line_hash] "")
    from = 0
    if (!lua && depth == 0) {
        i = index(code, "{")
        head = head " " (i ? substr(code, 1, i) : code)
        if (i) {
            in_function = head ~ /\)[^=]*\{$/ && head !~ /=/ &&
                          head !~ /^ *(typedef|struct|enum|union)[^(]*\{$/
            from = i
        }
    }
    # The bracket depths after this line.
    was = depth
    was_parens = parens
    for (i = 1; i <= length(code); i++) {
        c = substr(code, i, 1)
        depth += (c == "{") - (c == "}")
        parens += (c == "(" || c == "[") - (c == ")" || c == "]")
    }
    if (depth == 0 && code ~ /[;}]$/)
        head = ""
    if (lua || (in_function && (was > 0 || from))) {
        if (from)
            code = sprintf("%" from "s", "") substr(code, from + 1)
        if (was_parens == 0)
            left_alone = code ~ /^ *(static |enum |struct [A-Za-z]+ \{)|assert\(/ ||
                         code ~ /^ *goto|^ *case [^:]*:$/
        if (!left_alone) {
            operators()
            words()
            arguments()
            statements()
        }
    }
    fresh = parens == 0 && (lua || code ~ /([;{}):]|else|do)$/)
    if (!lua && depth == 0)
        in_function = 0
}
