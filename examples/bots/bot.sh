#!/bin/sh
# A bot in plain shell: it plays the first of its legal moves.
#
# zweikampf arena throne --players 'cmd:./examples/bots/bot.sh' level1 --games 20

while IFS= read -r line; do
  case $line in
    '{"type":"hello"'*)
      echo '{"type":"hello","protocol":1,"name":"First in shell"}'
      ;;
    '{"type":"turn"'*)
      # The tokens hold no quotes and no brackets.
      first=$(printf '%s\n' "$line" | sed 's/.*"legal":\["\([^"]*\)".*/\1/')
      printf '{"type":"move","token":"%s"}\n' "$first"
      ;;
    '{"type":"quit"'*)
      exit 0
      ;;
  esac
done
