"""Draws the icons of the installed app from ``web/public/icon.svg``, with Chromium."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[1] / "public"
GROUND = "#2c4a3f"
# Systems cut a maskable icon to their own shape: what counts is in the inner four fifths, and the
# ground goes to the edge.
ICONS = {
    "icon-192.png": (192, 1.0, "transparent"),
    "icon-512.png": (512, 1.0, "transparent"),
    "icon-maskable-512.png": (512, 0.8, GROUND),
    "icon-apple-180.png": (180, 0.9, GROUND),
}


def main() -> None:
    path = os.environ.get("ZWEIKAMPF_CHROMIUM") or shutil.which("chromium")
    art = (PUBLIC / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for name, (size, part, ground) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>body{{margin:0;display:grid;place-items:center;height:{size}px;"
                f"background:{ground}}}svg{{width:{round(size * part)}px}}</style>{art}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
