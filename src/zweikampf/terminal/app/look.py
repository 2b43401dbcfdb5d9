"""How the application looks. Below 110 columns the log lies beside the moves, else on the right."""

from __future__ import annotations

USUAL = 80  # columns; in fewer the line of keys is shortened
WIDE = 110  # columns
SIDE = 34  # per cent of them for the log on the right

CSS = """
Screen { background: $background; color: $foreground; }

#title { dock: top; height: 1; padding: 0 1; background: $primary; color: $text; text-style: bold; }
KeyBar { dock: bottom; height: 1; padding: 0 1; background: $panel; color: $foreground; }
KeyBar > KeyLabel { width: auto; height: 1; margin: 0 2 0 0; }
KeyBar > KeyLabel:hover { background: $primary; color: $text; }
GameScreen .key-board { display: none; }
GameScreen.scrolling .key-board { display: block; }
GameScreen.-tight KeyLabel { margin: 0 1 0 0; }
GameScreen.-tight .key-resign { display: none; }  /* F8 works all the same, and F1 names it */

GameScreen { layout: grid; grid-size: 2; grid-columns: 1fr 1fr; grid-rows: 12 1 1fr; }
#table { column-span: 2; height: 100%; padding: 0 1; overflow-y: hidden; }
GameScreen.scrolling #table { overflow-y: scroll; scrollbar-size-vertical: 1; }
#status { column-span: 2; height: 100%; padding: 0 1; text-style: bold; }
#status.refused { color: $text-warning; }
#status.hint { color: $text-accent; }
#side { height: 100%; }
GameScreen.-wide #side { dock: right; width: 34%; }
GameScreen.-wide Moves { column-span: 2; }

GameLog, Moves, #lesson {
    height: 100%; border: none; border-top: solid $primary; background: $background; padding: 0 1;
    scrollbar-size-vertical: 1;
    border-title-color: $foreground; border-subtitle-color: $text-accent;
}
GameLog:focus, Moves:focus, #lesson:focus {
    border: none; border-top: heavy $accent; background-tint: $foreground 0%;
}
Moves { scrollbar-gutter: stable; }  /* lines are wrapped before it is known whether all fit */
Moves > .option-list--option { padding: 0; }

.page { align: center middle; background: $background 60%; }
.sheet {
    width: 100%; max-width: 96; height: auto; max-height: 100%; padding: 0 1;
    border: round $primary; background: $surface;
    border-title-color: $foreground; border-subtitle-color: $foreground;
}
.sheet Button { margin: 0 1 0 0; height: 1; border: none; min-width: 8; padding: 0 1; }
.sheet Button:focus { text-style: bold reverse; }
.sheet .buttons { height: 1; margin: 1 0 0 0; overflow-x: auto; scrollbar-size-horizontal: 0; }
.sheet OptionList { border: none; height: auto; max-height: 12; background: $surface; padding: 0; }
.sheet VerticalScroll { height: auto; max-height: 80vh; scrollbar-size-vertical: 1; }
.result { text-style: bold; }
.note { color: $text-muted; }
HelpScreen .sheet { height: 100%; }
HelpScreen TabbedContent { height: 1fr; }
HelpScreen TabPane { padding: 0 1; }
HelpScreen TabPane VerticalScroll { height: 100%; max-height: 100%; }
InsightScreen .sheet, KnownScreen .sheet, ReviewScreen .sheet { height: 100%; }
InsightScreen .sheet VerticalScroll, KnownScreen .sheet VerticalScroll {
    height: 1fr; max-height: 100%;
}
ReviewScreen OptionList { height: 1fr; max-height: 100%; }
"""
