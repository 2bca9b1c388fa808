"""Runs the panel of the VS Code extension in Chromium, with a stub of the editor around it and the real server behind it.

Usage: panel.py SERVER [SCREENSHOTS]
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(HERE))
from browser import Browser  # noqa: E402

FAILURES = []


def expect(condition, what):
    print(("ok      " if condition else "FAILED  ") + what, flush=True)
    if not condition:
        FAILURES.append(what)


class Server:
    """The real server, over its standard input and output."""

    def __init__(self, program):
        self.process = subprocess.Popen([program, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.number, self.notifications = 0, []
        self.request("initialize", {"processId": None, "rootUri": None, "capabilities": {},
                                    "clientInfo": {"name": "Visual Studio Code"}})
        self.notify("initialized", {})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def read(self):
        length = 0
        while line := self.process.stdout.readline().strip():
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
        return json.loads(self.process.stdout.read(length))

    def notify(self, method, params):
        self.send({"method": method, "params": params})

    def request(self, method, params):
        self.number += 1
        self.send({"id": self.number, "method": method, "params": params})
        while True:
            message = self.read()
            if message.get("id") == self.number and "method" not in message:
                return message.get("result")
            self.notifications.append(message)

    def taken(self, method):
        """The notifications so far: an answer comes after everything that was decided before it was asked for."""
        found = [m["params"] for m in self.notifications if m.get("method") == method]
        self.notifications = [m for m in self.notifications if m.get("method") != method]
        return found

    def await_notification(self, method):
        while not (found := self.taken(method)):
            self.notifications.append(self.read())
        return found

    def close(self):
        self.request("shutdown", None)
        self.notify("exit", None)
        return self.process.wait(timeout=10)


class Editor:
    """The stub of the editor with a file in it."""

    def __init__(self, browser, server):
        self.browser, self.server, self.asked = browser, server, []

    def carry(self):
        """Carries the panel's requests to the server until there are none."""
        quiet = 0
        while quiet < 3:
            waiting = self.browser.evaluate("outbox.splice(0)")
            for message in waiting:
                self.asked.append(message["params"]["format"])
                result = self.server.request(message["method"], message["params"])
                self.browser.evaluate(f"answer({message['id']}, {json.dumps(result)})")
            quiet = 0 if waiting else quiet + 1
            self.browser.evaluate("new Promise(r => setTimeout(r, 30))")

    def wait_for(self, expression, what):
        end = time.monotonic() + 10
        while time.monotonic() < end:
            self.carry()
            if self.browser.evaluate(expression):
                return expect(True, what)
        expect(False, what)

    def page(self, expression):
        return self.browser.evaluate(f"(d => {expression})(panel.frame.contentDocument)")

    def open(self, uri, text):
        self.server.notify("textDocument/didOpen", {"textDocument": {
            "uri": uri, "languageId": "masonry", "version": 1, "text": text}})
        self.browser.evaluate(f"openFile({json.dumps(uri)}, 'masonry', {json.dumps(text)}); 0")
        self.carry()

    def change(self, uri, version, text):
        self.server.notify("textDocument/didChange", {
            "textDocument": {"uri": uri, "version": version}, "contentChanges": [{"text": text}]})
        self.browser.evaluate(f"vscode.window.activeTextEditor.document.text = {json.dumps(text)};"
                              f"document.getElementById('text').textContent = {json.dumps(text)}; 0")
        for params in self.server.await_notification("masonry/previewChanged"):
            self.browser.evaluate(f"preview.changed({json.dumps(params)}); 0")
        self.carry()


CHOSEN = "[...d.querySelectorAll('svg[data-chosen]')].map(e => e.dataset.chosen)[0]"


def check(browser, server, shots):
    editor = Editor(browser, server)
    workspace = ROOT / "protocol-fixtures" / "workspace"
    path = workspace / "first-steps.masonry"
    # Letters of several bytes before the declarations: places are counted as the server counts them.
    text = "// Größe, 大小, 🙂\n" + path.read_text()
    uri = path.as_uri()
    browser.evaluate("preview.open(); 0")
    expect(browser.evaluate("sent.length === 1 && panel === null"), "without a layout file it says so and opens nothing")
    editor.open(uri, text)
    line = text.split("\n").index(next(x for x in text.split("\n") if "view avatar" in x))
    browser.evaluate(f"moveTo({line}, 10); preview.open(); 0")
    editor.wait_for("panel && panel.frame.contentDocument.querySelector('figure svg') !== null", "the panel shows a picture")
    expect(not browser.problems(), f"its policy lets it run {browser.problems()}")
    expect(browser.evaluate("panel.title") == "Layout: first-steps.masonry", "its title names the file")
    expect(editor.page(CHOSEN) == "avatar", "the view at the cursor is emphasised")

    browser.evaluate(f"moveTo({line + 1}, 10); 0")
    editor.carry()
    expect(editor.page(CHOSEN) == "title", "it follows the cursor")
    expect(editor.asked[-1] == "selection", "and asks for no new picture for that")

    def width():
        return editor.page("JSON.parse(d.getElementById('layout-data').textContent).panels[0].frames[6]")

    expect(width() == 64, f"the avatar is 64 wide {width()}")
    editor.change(uri, 2, text.replace("64 x 64", "96 x 64"))
    expect(width() == 96, f"it is drawn anew while typing {width()}")
    expect(browser.evaluate("panel.pages") == 1, "in place: the page is not loaded again")
    expect(editor.page(CHOSEN) == "title", "and the choice stays")
    server.notify("textDocument/didChange", {"textDocument": {"uri": uri, "version": 3}, "contentChanges": [
        {"text": text.replace("64 x 64", "96 x 64").replace("holds a mistake", "hides a mistake")}]})
    server.request("masonry/preview", {"textDocument": {"uri": uri}, "format": "selection"})
    # As long as before: an edit that moves declarations is told, because a click must still find them.
    expect(server.taken("masonry/previewChanged") == [], "an edit that moves nothing is not told")

    spot = editor.page("(r => [r.left + r.width / 2, r.top + r.height / 2])"
                       "([...d.querySelectorAll('figure svg rect')].map(e => e.getBoundingClientRect())"
                       ".filter(r => r.width > 8).sort((a, b) => a.width * a.height - b.width * b.height)[0])")
    frame = browser.evaluate("(r => [r.left, r.top])(panel.frame.getBoundingClientRect())")
    x, y = spot[0] + frame[0], spot[1] + frame[1]
    browser.evaluate("vscode.window.activeTextEditor.revealed = null; 0")
    browser.mouse("mouseMoved", x, y)
    for kind in ("mousePressed", "mouseReleased"):
        browser.mouse(kind, x, y, button="left", clickCount=1)
    editor.carry()
    chosen = editor.page(CHOSEN)
    revealed = browser.evaluate("vscode.window.activeTextEditor.revealed")
    expect(revealed is not None, f"a click on {chosen} goes to a declaration")
    if revealed:
        start = revealed["start"]
        there = text.split("\n")[start["line"]][start["character"]:]
        expect(there.startswith(chosen), f"to that of the view: {there[:20]!r}")
    browser.screenshot(os.path.join(shots, "panel.png"), whole=False)

    other = workspace / "shop" / "basket.masonry"
    editor.open(other.as_uri(), other.read_text())
    editor.wait_for("panel.title === 'Layout: basket.masonry' && panel.frame.contentDocument.querySelector('.badge.clash')"
                    " !== null", "another file takes its place, with its conflict")
    browser.screenshot(os.path.join(shots, "panel-conflict.png"), whole=False)
    browser.evaluate("panel.frame.contentDocument.querySelector('[data-style=screen]').click()")
    expect(browser.evaluate("panel.frame.contentDocument.querySelectorAll('g.look').length") == 1, "the panel draws views as they look, too")
    expect(not browser.problems(), f"nothing was thrown {browser.problems()}")
    browser.evaluate("panel.dispose(); 0")
    count = len(editor.asked)
    browser.evaluate("moveTo(1, 1); 0")
    editor.carry()
    expect(len(editor.asked) == count and browser.evaluate("Object.values(listeners).every(l => l.size === 0)"),
           "a closed panel asks for nothing and listens to nothing")


def main():
    shots = sys.argv[2] if len(sys.argv) > 2 else tempfile.mkdtemp()
    os.makedirs(shots, exist_ok=True)
    server, browser = Server(sys.argv[1]), Browser()
    with tempfile.TemporaryDirectory() as folder:
        script = (ROOT / "editors" / "vscode" / "src" / "preview.js").as_uri()
        host = pathlib.Path(folder) / "host.html"
        host.write_text((HERE / "host.html").read_text().replace("PREVIEW_SCRIPT", script))
        try:
            browser.view(1366, 900)
            browser.open(host.as_uri())
            check(browser, server, shots)
        finally:
            browser.close()
            expect(server.close() == 0, "the server ends well")
    sys.exit(1 if FAILURES else 0)


main()
