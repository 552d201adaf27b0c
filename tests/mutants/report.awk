# report.awk -- the results of the mutants: awk -F'\t' -f report.awk KNOWN COUNTED ORDER.
#
# KNOWN: `= reason`, `@ file`, `- line`, `+ line as changed` (without surrounding blanks);
# COUNTED: name, verdict; ORDER: name, file, line, column, length, rule, new.

function trimmed(s) {
    gsub(/^[ \t]+|[ \t]+$/, "", s)
    return s
}

# Reads the lines of a file, once.
function read(file,   i, s) {
    if (file in lines)
        return
    for (i = 1; (getline s < file) > 0; i++) {
        text[file, i] = s
        has[file, trimmed(s)] = 1
    }
    close(file)
    lines[file] = i
}

FNR == 1 { nth_file++ }
nth_file == 1 {
    kind = substr($0, 1, 2)
    rest = substr($0, 3)
    if (kind == "= ")
        reason = rest
    else if (kind == "@ ")
        file = rest
    else if (kind == "- ")
        old = rest
    else if (kind == "+ ") {
        key = file SUBSEP old SUBSEP rest
        why[key] = reason
        where[key] = file ": " old
        read(file)
        if (!((file, old) in has)) {
            print "stale in known.txt, " file " has no such line: " old
            stale++
        }
    }
    next
}
nth_file == 2 {
    verdict[$1] = $2
    next
}
!($1 in verdict) { next }
{
    n++
    rules[$6]++
    is_found = verdict[$1] ~ /^found/
    read($2)
    old = text[$2, $3]
    new = substr(old, 1, $4 - 1) $7 substr(old, $4 + $5)
    key = $2 SUBSEP trimmed(old) SUBSEP trimmed(new)
    floor = $2
    sub(/^src\//, "", floor)
    sub(/\/.*/, "", floor)
    all[floor]++
    if (is_found) {
        found++
        found_on[floor]++
        if (key in why)
            by[key] = verdict[$1]
        next
    }
    survived[key] = 1
    if (key in why)
        known++
    else
        unknown++
    equal_on[floor] += key in why
    printf "%s:%d: %s survives%s\n  - %s\n  + %s\n", $2, $3, $6,
           key in why ? ": " why[key] : verdict[$1] ~ /no test/ ? ", no test runs it" : \
               " without a reason", trimmed(old), trimmed(new)
}
END {
    for (key in by) # one of several lines with the same text may be found and another not
        if (!(key in survived)) {
            print "stale in known.txt, it was " by[key] ": " where[key]
            stale++
        }
    for (floor in all)
        printf "%-12s %4d mutants, %4d found, %3d survive with a reason\n", floor, all[floor],
               found_on[floor], equal_on[floor]
    printf "%d mutants, %d found, %d survive with a reason, %d without; " \
           "of 100 that matter %.1f are found\n",
           n, found, known, unknown, 100 * found / (n == known ? 1 : n - known)
    exit unknown > 0 || stale > 0
}
