"""Checks the sample pictures in a folder: two engines draw the same, and the page does what it says.

Usage: check.py FOLDER [SCREENSHOTS]
"""

import json
import os
import re
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import png  # noqa: E402
from browser import Browser  # noqa: E402

FAILURES = []


def expect(condition, what):
    print(("ok      " if condition else "FAILED  ") + what, flush=True)
    if not condition:
        FAILURES.append(what)


def check_engines(browser, folder, shots):
    """Chromium and librsvg draw each SVG alike."""
    for name in sorted(os.listdir(folder)):
        if not name.endswith(".svg"):
            continue
        path = os.path.join(folder, name)
        with open(path, encoding="utf-8") as file:
            head = file.read(400)
        width, height = (int(float(v)) for v in re.search(r'width="([\d.]+)" height="([\d.]+)"', head).groups())
        browser.view(width, height)
        browser.open("file://" + os.path.abspath(path))
        chromium, librsvg = os.path.join(shots, name + ".chromium.png"), os.path.join(shots, name + ".librsvg.png")
        browser.screenshot(chromium)
        subprocess.run(["rsvg-convert", "-o", librsvg, path], check=True)
        share = png.difference(png.read(chromium), png.read(librsvg))
        # Fonts for emoji and other scripts need not be installed, and then each engine draws its own boxes.
        expect(share <= (0.03 if name.startswith("hostile") else 0.012), f"{name}: {share:.2%} of the squares differ")


def centre(browser, selector):
    return browser.evaluate(
        f"(() => {{ const r = document.querySelector({json.dumps(selector)}).getBoundingClientRect();"
        " return [r.left + r.width / 2, r.top + r.height / 2]; })()")


def point_in_panel(browser, panel, x, y):
    """The pixel of a point of the layout, from the data of the page."""
    return browser.evaluate(f"""(() => {{
        const data = JSON.parse(document.getElementById('layout-data').textContent).panels[{panel}];
        const figure = document.querySelectorAll('figure')[{panel}];
        figure.scrollIntoView({{ block: 'start' }});
        const r = figure.querySelector('svg').getBoundingClientRect();
        return [r.left + 10 + ({x} - data.world[0]) * data.scale, r.top + 10 + ({y} - data.world[1]) * data.scale];
    }})()""")


def text(browser, selector):
    return browser.evaluate(f"document.querySelector({json.dumps(selector)}).textContent")


def check_hover(browser):
    x, y = point_in_panel(browser, 0, 48, 107)
    browser.mouse("mouseMoved", x, y)
    details = text(browser, "#details")
    expect("avatar: UIImageView" in details, "hover names the view and its class")
    expect("x 16, y 75, 64 × 64" in details, "hover shows the frame")
    expect("avatar.left == root.left + 16" in details, "hover lists the constraints")
    labels = browser.evaluate("[...document.querySelectorAll('figure svg .dt')].map(e => e.textContent)")
    expect("64" in labels and "16" in labels, f"hover draws dimension lines with constants: {labels}")
    chosen = browser.evaluate("[...document.querySelectorAll('svg[data-chosen]')].map(e => e.dataset.chosen)")
    expect(len(chosen) >= 2 and set(chosen) == {"avatar"}, "the view is emphasised on every screen that has it")
    browser.mouse("mouseMoved", 2, 2)
    expect("avatar: UIImageView" not in text(browser, "#details"), "leaving ends the hover")


def width_of(browser, panel, kind, index):
    return browser.evaluate(
        f"Number(document.querySelectorAll('figure')[{panel}].querySelectorAll('svg .{kind}')[{index}]"
        ".getAttribute('width'))")


def check_drag(browser):
    point_in_panel(browser, 0, 0, 0)
    before_screen, before_card = width_of(browser, 0, "s", 0), width_of(browser, 0, "v", 2)
    x, y = centre(browser, "figure .edge")
    browser.mouse("mousePressed", x, y, button="left", clickCount=1)
    for step in range(1, 5):
        browser.mouse("mouseMoved", x + 15 * step, y, button="left", buttons=1)
    browser.mouse("mouseReleased", x + 60, y, button="left", clickCount=1)
    after_screen, after_card = width_of(browser, 0, "s", 0), width_of(browser, 0, "v", 2)
    expect(abs(after_screen - before_screen - 60) < 1.5, f"the screen follows the edge: {before_screen} → {after_screen}")
    expect(abs(after_card - before_card - 60) < 1.5, f"a view tied to both sides follows: {before_card} → {after_card}")
    expect("points wide" in text(browser, "figure .readout"), "the width is shown")
    moved = centre(browser, "figure .edge")
    expect(abs(moved[0] - x - 60) < 2, "the edge stays under the pointer")
    browser.evaluate("document.querySelector('figure .edge').focus()")
    value = "document.querySelector('figure .edge').getAttribute('aria-valuenow')"
    now = int(browser.evaluate(value))
    browser.key("ArrowLeft", 37)
    expect(int(browser.evaluate(value)) == now - 1, "an arrow key moves the edge by a point")
    browser.key("ArrowLeft", 37, modifiers=8)
    expect(int(browser.evaluate(value)) == now - 11, "with shift by ten")
    browser.key("Home", 36)
    least = browser.evaluate("document.querySelector('figure .edge').getAttribute('aria-valuemin')")
    expect(browser.evaluate(value) == least, "Home goes to the narrowest width")
    browser.key("Escape", 27)
    expect(browser.evaluate(value) == "393", "Escape goes back to the screen's width")


def check_filter(browser):
    hidden = "[...document.querySelectorAll('figure')].filter(f => !f.hidden).length"
    total = browser.evaluate("document.querySelectorAll('figure').length")
    x, y = centre(browser, "[data-filter=conflicts]")
    browser.evaluate("scrollTo(0, 0)")
    x, y = centre(browser, "[data-filter=conflicts]")
    for kind in ("mousePressed", "mouseReleased"):
        browser.mouse(kind, x, y, button="left", clickCount=1)
    shown = browser.evaluate(hidden)
    expect(0 < shown < total, f"the filter leaves {shown} of {total} screens")
    captions = browser.evaluate("[...document.querySelectorAll('figure')].filter(f => !f.hidden)"
                                ".every(f => f.querySelector('.badge.clash'))")
    expect(captions, "each screen it leaves has a conflict")
    expect(browser.evaluate("document.querySelectorAll('figure:not([hidden]) .faint > .xv.in').length") > 0,
           "the views of the conflict stay bright")
    browser.evaluate("document.querySelector('[data-filter=all]').click()")
    expect(browser.evaluate(hidden) == total, "and everything comes back")


def check_keyboard(browser):
    browser.open(browser.evaluate("location.href"))
    reached = []
    for _ in range(8):
        browser.key("Tab", 9)
        reached.append(browser.evaluate("document.activeElement.dataset.filter || document.activeElement.id"
                                        " || document.activeElement.getAttribute('role')"))
    expect({"all", "conflicts", "open", "zoom", "application", "slider"} <= set(reached), f"Tab reaches all: {reached}")
    browser.evaluate("document.querySelector('figure svg').focus()")
    browser.key("Escape", 27)
    walked = []
    for key, code in (("ArrowRight", 39), ("ArrowRight", 39), ("ArrowDown", 40), ("ArrowDown", 40),
                      ("ArrowRight", 39), ("ArrowLeft", 37)):
        browser.key(key, code)
        walked.append(browser.evaluate("document.querySelector('figure svg').dataset.chosen"))
    expect(walked == ["root", "avatar", "name", "card", "bio", "card"], f"arrow keys walk the tree: {walked}")
    browser.evaluate("document.addEventListener('masonry-reveal', e => { window.revealed = e.detail; })")
    browser.key("Enter", 13)
    expect(browser.evaluate("window.revealed && window.revealed.declaration") == 30, "Enter asks for the declaration")


def check_messages(browser, page):
    """What an editor around the page sends."""
    browser.evaluate("window.postMessage({ type: 'select', name: 'bio' }, '*'); new Promise(r => setTimeout(r, 50))")
    expect("bio: UILabel" in text(browser, "#details"), "the editor's cursor chooses a view")
    changed = page.replace(">samples.masonry</h1>", ">changed.masonry</h1>")
    browser.evaluate(f"window.postMessage({{ type: 'page', html: {json.dumps(changed)} }}, '*');"
                     " new Promise(r => setTimeout(r, 100))")
    expect(text(browser, "h1") == "changed.masonry", "a new page takes the place of the old one")
    expect("bio: UILabel" in text(browser, "#details"), "and the choice stays")


def check_page(browser, folder, shots):
    path = os.path.join(folder, "page.html")
    with open(path, encoding="utf-8") as file:
        page = file.read()
    browser.view(1366, 900)
    browser.open("file://" + os.path.abspath(path))
    expect(not browser.problems(), f"the page loads without errors under its own policy {browser.problems()}")
    outside = browser.evaluate("performance.getEntriesByType('resource').map(e => e.name)")
    expect(outside == [], f"the page asks for nothing else {outside}")
    expect(browser.evaluate("document.scripts.length") == 2 and "alert" not in str(
        browser.evaluate("[...document.scripts].filter(s => s.type !== 'application/json').map(s => s.text.slice(0, 40))")),
        "no name has become a script")
    check_hover(browser)
    check_drag(browser)
    check_filter(browser)
    check_keyboard(browser)
    check_messages(browser, page)
    expect(not browser.problems(), f"nothing was thrown {browser.problems()}")
    for width in (320, 1366):
        for dark in (False, True):
            browser.view(width, 900, dark)
            browser.open("file://" + os.path.abspath(path))
            wide = browser.evaluate("document.documentElement.scrollWidth")
            expect(wide <= width, f"at {width} pixels nothing is wider than the window ({wide})")
            browser.screenshot(os.path.join(shots, f"page-{width}{'-dark' if dark else ''}.png"), whole=False)
    browser.view(1366, 2400)
    browser.open("file://" + os.path.abspath(path))
    x, y = point_in_panel(browser, 5, 80, 190)
    browser.mouse("mouseMoved", x, y)
    browser.screenshot(os.path.join(shots, "page-whole.png"))
    check_overlap(browser)
    check_choices(browser)


def check_overlap(browser):
    """No two texts of a picture lie on each other, as the browser measures them."""
    for figure in range(browser.evaluate("document.querySelectorAll('figure').length")):
        pairs = browser.evaluate(f"""(() => {{
            const svg = document.querySelectorAll('figure')[{figure}].querySelector('svg > g');
            const boxes = [...svg.querySelectorAll('text')].map(t => [t.textContent, t.getBoundingClientRect()]);
            const found = [];
            boxes.forEach(([a, r], i) => boxes.slice(i + 1).forEach(([b, s]) => {{
                if (r.left + 1 < s.right && s.left + 1 < r.right && r.top + 2 < s.bottom && s.top + 2 < r.bottom) {{
                    found.push(a.slice(0, 30) + ' | ' + b.slice(0, 30));
                }}
            }}));
            return found;
        }})()""")
        expect(pairs == [], f"picture {figure}: no texts overlap {pairs[:3]}")


def check_choices(browser):
    """The labels of a chosen view do not lie on each other, and its name is written once."""
    for panel in (0, 2, 5, 8):
        names = browser.evaluate(
            "(() => { const data = JSON.parse(document.getElementById('layout-data').textContent);"
            f" return data.models[data.panels[{panel}].model].items.map(i => i[0]); }})()")
        for name in names[:20]:
            browser.evaluate(f"window.postMessage({{ type: 'select', name: {json.dumps(name)} }}, '*');"
                             " new Promise(r => setTimeout(r, 5))")
            found = browser.evaluate(f"""(() => {{
                const svg = document.querySelectorAll('figure')[{panel}].querySelector('svg');
                const boxes = [...svg.querySelectorAll('g:last-child > text, text.sn')]
                    .map(t => [t.textContent, t.getBoundingClientRect()]);
                const bad = [];
                boxes.forEach(([a, r], i) => boxes.slice(i + 1).forEach(([b, s]) => {{
                    if (r.left + 1 < s.right && s.left + 1 < r.right && r.top + 2 < s.bottom && s.top + 2 < r.bottom) {{
                        bad.push(a + ' | ' + b);
                    }}
                }}));
                return [bad, svg.querySelectorAll('text.sn').length];
            }})()""")
            if found[0] or found[1] > 1:
                expect(False, f"picture {panel}, {name}: {found}")
        expect(True, f"picture {panel}: every view can be chosen")


def main():
    folder = sys.argv[1]
    shots = sys.argv[2] if len(sys.argv) > 2 else os.path.join(folder, "screenshots")
    os.makedirs(shots, exist_ok=True)
    browser = Browser()
    try:
        check_page(browser, folder, shots)
        check_engines(browser, folder, shots)
    finally:
        browser.close()
    print(f"screenshots in {shots}; {len(FAILURES)} failed")
    sys.exit(1 if FAILURES else 0)


main()
