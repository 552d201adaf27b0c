# mutate.awk -- makes a small mistake in a definition, as an author might.
#
# awk -v kind=word|argument|operator|number -v seed=N -f mutate.awk GAME.lua: prints the text
# with one mistake of that kind, drawn by the seed, and on standard error the line and what has
# become of it. Exit code 1 if there is no place for such a mistake. Comments and strings are
# not changed.
{ text = text $0 "\n" }

# Marks in code[i] which characters are in neither a comment nor a string.
function find_code(    i, c, end) {
    for (i = 1; i <= length(text); i++) {
        c = substr(text, i, 1)
        if (substr(text, i, 2) == "[[" || substr(text, i, 4) == "--[[") {
            end = index(substr(text, i), "]]")
            i += (end ? end : length(text))
        } else if (substr(text, i, 2) == "--") {
            i += index(substr(text, i), "\n") - 1
        } else if (c == "\"") {
            for (i++; i <= length(text) && substr(text, i, 1) != "\""; i++)
                ;
        } else {
            code[i] = 1
        }
    }
}

function add(at, n, by) {
    places++
    from[places] = at
    gone[places] = n
    put[places] = by
}

# Two neighbouring letters are swapped, in a word of three letters or more.
function add_word(at, word,    k) {
    if (word ~ /^(and|or|not|local|function|return|end|for|in|do|if|then|else|nil|true|false)$/)
        return
    for (k = 1; k < length(word); k++)
        if (substr(word, k, 1) != substr(word, k + 1, 1)) {
            add(at + k - 1, 2, substr(word, k + 1, 1) substr(word, k, 1))
            return
        }
}

function find_places(    i, rest, c, depth, k) {
    for (i = 1; i <= length(text); i++) {
        if (!code[i])
            continue
        rest = substr(text, i, 60)
        c = substr(rest, 1, 1)
        if (kind == "word" && (i == 1 || substr(text, i - 1, 1) !~ /[A-Za-z0-9_]/) &&
            match(rest, /^[A-Za-z_][A-Za-z_]+/)) {
            if (RLENGTH > 2)
                add_word(i, substr(rest, 1, RLENGTH))
        } else if (kind == "number" && substr(text, i - 1, 1) !~ /[A-Za-z0-9_.]/ &&
                   match(rest, /^[0-9]+/)) {
            add(i, RLENGTH, "999")
            add(i, RLENGTH, "\"" substr(rest, 1, RLENGTH) "\"")
        } else if (kind == "operator" && match(rest, /^ [+*] /)) {
            add(i, 3, substr(rest, 2, 1) == "+" ? " or " : " and ")
        } else if (kind == "operator" && match(rest, /^[ (]-[a-z]/)) {
            add(i + 1, 1, "not ")
        } else if (kind == "argument" && c == "," && match(rest, /^, [^,(){}\n]*[)]/)) {
            add(i, RLENGTH - 1, "")
        } else if (kind == "argument" && match(rest, /^[(][^,(){}\n]+[)]/)) {
            add(i + 1, RLENGTH - 2, "")
        }
    }
}

END {
    find_code()
    find_places()
    if (!places)
        exit 1
    srand(seed)
    for (i = 0; i < 5; i++)
        rand()
    p = 1 + int(rand() * places)
    out = substr(text, 1, from[p] - 1) put[p] substr(text, from[p] + gone[p])
    line = gsub(/\n/, "\n", text) # of the whole text; replaced below
    before = substr(out, 1, from[p])
    line = gsub(/\n/, "\n", before) + 1
    split(out, lines, "\n")
    printf "%d: %s\n", line, lines[line] > "/dev/stderr"
    printf "%s", out
}
