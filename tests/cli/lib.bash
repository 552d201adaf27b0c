# lib.bash -- runs the program from outside; sourced by the scripts in this folder.
#
# `run ARGS...` runs the program (with standard input from $input) and keeps its exit code in
# $code and its output in $out and $err, for the tests below. `finish` prints the plan.
#
# shellcheck shell=bash
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.." || exit 2

program=${STEPWISE:-build/stepwise}
[[ $program == /* ]] || program=$PWD/$program
export STEPWISE=$program # also for scripts that act as other programs
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export XDG_STATE_HOME=$scratch/state
# Seconds after which a call counts as hanging: under sanitizers, a busy machine may take ten
# times as long as an idle one.
patience=$([[ ${SAN:-} ]] && echo 300 || echo 60)
number=0 failures=0 input=/dev/null code=0 out='' err='' called='' asked=1

run() {
    called="stepwise $*"
    asked=0
    timeout "$patience" "$program" "$@" <"$input" >"$scratch/out" 2>"$scratch/err"
    code=$?
    out=$(<"$scratch/out")
    err=$(<"$scratch/err")
}

# said TEXT...: the input lines of the next run.
said() {
    printf '%s\n' "$@" >"$scratch/input"
    input=$scratch/input
}

# result OK NAME: one test; on failure, prints the call and its results.
result() {
    number=$((number + 1))
    if (($1)); then
        echo "ok $number - $2"
        return
    fi
    failures=$((failures + 1))
    echo "not ok $number - $2"
    printf 'called: %s\nexit: %s\nout:\n%s\nerr:\n%s\n' "$called" "$code" "$out" "$err" |
        head -40 | sed 's/^/#   /'
}

exits() { asked=1; result $((code == $1)) "$2"; }
is() { [[ $1 == "$2" ]]; result $((! $?)) "$3"; }
# A program that fails prints little, so out_lacks would pass for the wrong reason: unless the
# exit code has been tested, it must indicate success.
went_well() { ((asked || code < 2)); }
out_has() { [[ $1 && $out == *"$1"* ]]; result $((! $?)) "$2"; }
out_lacks() { went_well && [[ $out != *"$1"* ]]; result $((! $?)) "$2"; }
err_has() { [[ $1 && $err == *"$1"* ]]; result $((! $?)) "$2"; }
silent() { went_well && [[ -z $err ]]; result $((! $?)) "$1"; }

# refused CODE MESSAGE NAME: that exit code and message, and nothing on standard output.
refused() {
    asked=1
    [[ $code == "$1" && $err == *"$2"* && -z $out ]]
    result $((! $?)) "$3"
}

# same KEPT COMMAND...: is the file KEPT the output of the command? With $update, overwrites it.
same() {
    local kept=$1
    shift
    if [[ ${update-} ]]; then
        "$@" >"$kept"
        return
    fi
    called="$*, compared with $kept"
    out=$("$@" | diff "$kept" -)
    code=$?
    exits 0 "$*: as $kept has it"
}

# A call of an unknown command would otherwise skip a test. bash runs this handler in a
# subshell.
command_not_found_handle() {
    printf '%s\n' "$1" >>"$scratch/unknown"
    return 127
}

finish() {
    local unknown
    while read -r unknown; do
        err=$unknown
        result 0 'there are all commands that tests call'
    done < <(cat "$scratch/unknown" 2>/dev/null)
    echo "1..$number"
    exit $((failures > 0))
}
