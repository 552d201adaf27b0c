#!/usr/bin/env bash
# json.sh -- docs/json.md lists exactly the fields of each answer, with their types.
source "$(dirname "$0")/lib.bash"

# The documented fields, as lines "COMMAND FIELD TYPE".
awk '/^## `/ { command = substr($2, 2, length($2) - 2) }
     /^\| `/ { split($0, part, / *\| */); gsub(/`/, "", part[2]); print command, part[2], part[3] }' \
    docs/json.md >"$scratch/told"
result $(($(wc -l <"$scratch/told") > 100)) 'there are many fields'
out=$(sed -n 's/^COMMAND("\([a-z-]*\)".*/\1/p' src/cli/common/cmds.def | while read -r command; do
    ! "$program" help "$command" | grep -q -- --json || echo "$command"
done)
is "$(cut -d' ' -f1 "$scratch/told" | sort -u)" "$(sort <<<"$out")" 'each command with --json has its fields there'

# The fields of the last answer, as lines "COMMAND FIELD TYPE", with [] for list items.
seen() {
    jq -r --arg command "$1" '
        def named: if type == "number" then (if . == floor then "integer" else "number" end) else type end;
        def path_text: reduce .[] as $at (""; if ($at | type) == "number" then . + "[]"
                                              elif . == "" then $at else . + "." + $at end);
        paths(type != "object" and type != "array") as $path
        | [$command, ($path | path_text), (getpath($path) | named)] | join("\t")' <<<"$out"
}
# answers COMMAND ARGS...: runs it with --json and notes the fields.
answers() {
    run "$@" --json
    result $((code < 2 && ${#out} > 0)) "stepwise $* --json answers"
    seen "$1" >>"$scratch/seen" || result 0 'and that is JSON'
}

cat >"$scratch/game.pgn" <<'END'
[White "one"]
[Black "other"]
[Variant "chess"]
[Result "1-0"]

1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0
END
cat >"$scratch/wrong.lua" <<'END'
game "chess" test "a move" { moves = "e4", fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" }
END
mate='6k1/5ppp/8/8/8/8/8/R6K w - - 0 1'

answers moves chess
answers perft chess 2 --divide
answers play-moves chess e4
answers replay "$scratch/game.pgn"
answers search chess --depth 2
answers search chess --fen "$mate" --depth 3
answers search chess --fen "$mate" --depth 3 --lines 2
answers search hex --nodes 500
answers analyse "$scratch/game.pgn" --depth 2
answers why chess e5
answers why chess
answers show chess e2
answers show chess --pieces
answers test "$scratch/wrong.lua"
answers check jetan --set first=random
answers check atlantean
answers disasm chess Knight
answers match chess depth=1 depth=2 --games 2 --sprt 0,10
answers match connect-four depth=2 depth=2 --games 20 --openings 4
answers study clobber --games 20 --nodes 50 --resume "$scratch/whole"
answers study clobber --games 3 --nodes 50 --resume "$scratch/few"
answers study reversi --games 4 --nodes 5 --arms choices --resume "$scratch/choices"
answers study clobber --games 20 --nodes 50 --shard 1/2 --resume "$scratch/part"
answers bench connect-four
answers bench jetan
LC_ALL=C sort -u "$scratch/seen" -o "$scratch/seen"

# A number may be an integer, and null stands for absence; a name in capitals matches any.
perl -ne '
    chomp;
    if (@ARGV) {
        my ($command, $field, $type) = split / /;
        my $like = join "", map { /^[A-Z]+$/ ? ".+" : quotemeta } split /([A-Z]+)/, $field;
        push @told, [$_, $command, qr/^$like$/s, $type];
        next;
    }
    my ($command, $field, $type) = split /\t/;
    my @at = grep {
        $_->[1] eq $command && $field =~ $_->[2]
            && ($_->[3] eq $type || $type eq "null" || "$_->[3] $type" eq "number integer")
    } @told;
    print "not told: $_\n" if !@at;
    $met{$_->[0]} = 1 for @at;
    END { # memory never runs out here
        $met{$_->[0]} || $_->[0] eq "search full boolean" || print "nowhere seen: $_->[0]\n" for @told;
    }' "$scratch/told" "$scratch/seen" >"$scratch/differ"
called='docs/json.md' out=$(<"$scratch/differ")
is "$out" '' 'each field is told of, and each that is told of is there'

run search chess --fen nonsense --json
refused 2 '' 'what is wrong is told in words, and no answer stands there'
run search hex --nodes 500 --json
out=$(grep -oE '[0-9.]{15,}' <<<"$out")
is "$out" '' 'numbers have as many digits as say something'
finish
