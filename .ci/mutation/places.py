"""Where .ci/mutants may break something: places that it finds by reading the text, without a parser."""

import random, re, subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
# The system and types of the wire are tried by what uses them; the benchmark is no part of the tool.
NO_MODULE = {"Platform", "LanguageServerProtocol", "masonry-lsp", "masonry-bench"}
MODULES = sorted(folder.name for folder in (ROOT / "Sources").iterdir() if folder.is_dir() and folder.name not in NO_MODULE)
# Texts for people in other languages.
NO_SOURCE = re.compile(r"\+(Chinese|Japanese)|/Languages/|/Translations/|Wordings")


def code_of(text):
    """The text with all strings and comments blanked, of the same length."""
    out, i = list(text), 0

    def blank(start, end):
        for j in range(start, min(end, len(out))):
            if out[j] != "\n":
                out[j] = "~"

    def string_end(i):
        hashes = 0
        while text[i + hashes] == "#":
            hashes += 1
        quote = '"""' if text.startswith('"""', i + hashes) else '"'
        i += hashes + len(quote)
        close, escape = quote + "#" * hashes, "\\" + "#" * hashes
        while i < len(text):
            if text.startswith(close, i):
                return i + len(close)
            if text.startswith(escape + "(", i):
                i, depth = i + len(escape) + 1, 1
                while depth and i < len(text):
                    if text[i] == '"':
                        i = string_end(i)
                        continue
                    depth += {"(": 1, ")": -1}.get(text[i], 0)
                    i += 1
            elif text.startswith(escape, i):
                i += len(escape) + 1
            else:
                i += 1
        return i

    while i < len(text):
        if text.startswith("//", i):
            end = text.find("\n", i)
            end = len(text) if end < 0 else end
        elif text.startswith("/*", i):
            end = text.find("*/", i) + 2
        elif text[i] == '"' or re.match(r'#+"', text[i : i + 4]):
            end = string_end(i)
        else:
            i += 1
            continue
        blank(i, end)
        i = end
    return "".join(out)


class File:
    CONTROL = re.compile(r"\s*(\w+: )?(\} else\b|else\b|if\b|guard\b|for\b|while\b|repeat\b|switch\b|case\b|default:|do\b|\} catch\b)")
    BOOL = re.compile(r"(->|:) Bool( where .*)? \{$")

    def __init__(self, path, text):
        self.path, self.text, self.code = path, text, code_of(text)
        self.lines, self.starts, self.places = self.code.split("\n"), [0], []
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line) + 1)

    def line_at(self, offset):
        low, high = 0, len(self.lines)
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if self.starts[middle] <= offset else (low, middle)
        return low

    def indent(self, line):
        text = self.lines[line]
        return len(text) - len(text.lstrip()) if text.strip() else None

    def headers(self, line):
        """What opens the blocks around a line, from the inside."""
        level = self.indent(line)
        while level and line > 0:
            line -= 1
            here = self.indent(line)
            if here is None or here >= level or set(self.lines[line].strip()) <= {"~"}:
                continue
            level = here
            if self.lines[line].strip() == "{":
                while line > 0 and (self.indent(line - 1) is None or self.indent(line - 1) > here):
                    line -= 1
                line = max(0, line - 1)
            yield line

    def in_bool(self, line):
        """Whether `return` on a line ends a function whose result is Bool."""
        for header in self.headers(line):
            text = self.lines[header]
            if self.BOOL.search(text.rstrip(" ~")):
                return True
            if text.strip() == "get {" or (self.CONTROL.match(text) and not re.search(r"\bin$", text)):
                continue
            return False
        return False

    def end_of_expression(self, start):
        """Where the expression that begins at an offset ends."""
        depth, i, level = 0, start, self.indent(self.line_at(start))
        while i < len(self.code):
            c = self.code[i]
            if c in "([{":
                depth += 1
            elif c in ")]}":
                if depth == 0:
                    return i
                depth -= 1
            elif depth == 0 and c in ";~" and (c == ";" or self.text.startswith("//", i)):
                return i
            elif depth == 0 and c == "\n":
                following = self.indent(self.line_at(i) + 1)
                if following is None or following <= level:
                    return i
            i += 1
        return i

    def add(self, kind, start, end):
        while end > start and self.code[end - 1].isspace():
            end -= 1
        while start < end and self.code[start].isspace():
            start += 1
        code = self.code[start:end]
        if not code or re.fullmatch(r"true|false", code) and kind == "condition":
            return
        if re.search(r"\b(try|await|super|self\.init|fatalError|preconditionFailure)\b|^init\b|\n\s*#", code) or "//" in self.text[start:end]:
            return
        self.places.append((kind, start, end))

    def conditions(self):
        for match in re.finditer(r"(?<![#.`\w])(if|guard|while)\b", self.code):
            word, i, depth = match.group(1), match.end(), 0
            line = self.code[self.starts[self.line_at(match.start())] : match.start()]
            repeats = word == "while" and line.strip() == "}"
            begin, clauses = i, []
            while i < len(self.code):
                c = self.code[i]
                if depth == 0 and (
                    (c == "{" and word != "guard") or (repeats and c == "\n") or (word == "guard" and re.match(r"\selse\b", self.code[i : i + 6]))
                ):
                    clauses.append((begin, i))
                    break
                if c in "([{":
                    depth += 1
                elif c in ")]}":
                    depth -= 1
                elif c == "," and depth == 0:
                    clauses.append((begin, i))
                    begin = i + 1
                i += 1
            for start, end in clauses:
                if not re.match(r"\s*(let|var|case|#|_ =)", self.code[start:end]):
                    self.add("condition", start, end)
        for match in re.finditer(r"^\s*for .* where (.*) \{$", self.code, re.M):
            self.add("condition", *match.span(1))

    def results(self):
        for match in re.finditer(r"(?<![.`\w])return ", self.code):
            line = self.line_at(match.start())
            text = self.lines[line]
            if (self.CONTROL.match(text) or text.lstrip().startswith("return ")) and self.in_bool(line):
                self.add("result", match.end(), self.end_of_expression(match.end()))
        for match in re.finditer(r"^\s*(?:case .*|default): (true|false)$", self.code, re.M):
            self.add("result", *match.span(1))
        for match in re.finditer(r"^.*\b(?:func|var)\b.*(?:->|:) Bool \{ (.+) \}$", self.code, re.M):
            if not re.match(r"(get|set|return|if|switch|guard|let|var)\b", match.group(1)) and ";" not in match.group(1):
                self.add("result", *match.span(1))
        for line, text in enumerate(self.lines):
            if not self.BOOL.search(text) or line + 1 >= len(self.lines) or self.CONTROL.match(text):
                continue
            start = self.starts[line + 1]
            first, level = self.lines[line + 1], self.indent(line + 1)
            if re.match(r"\s*(let|var|return|if|guard|switch|for|while|do|defer|get|set|#|_ =|\}|~)", first) or not level:
                continue
            end = self.end_of_expression(start + level)
            if self.code[end : end + 1] == "\n" and self.lines[self.line_at(end) + 1].strip() == "}":
                self.add("result", start, end)

    def calls(self):
        for match in re.finditer(r"^ *([a-z_][\w.]*\(.*\))$", self.code, re.M):
            line, text = self.line_at(match.start(1)), match.group(1)
            depth, isOne = 0, True
            for i, c in enumerate(text):
                depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(c, 0)
                isOne = isOne and (depth > 0 or i < text.index("(") or i == len(text) - 1)
            before, after = line - 1, line + 1
            while before > 0 and set(self.lines[before].strip()) <= {"~"}:
                before -= 1
            while after < len(self.lines) - 1 and set(self.lines[after].strip()) <= {"~"}:
                after += 1
            here, above, below = self.indent(line), self.lines[before].rstrip(" ~"), self.lines[after]
            opens = bool(re.search(r"(\{|\bin|:)$", above)) and self.indent(before) < here
            if depth or not isOne or re.match(r"(if|guard|while|return|switch|subscript|init|for|set|didSet|exit)\b", text):
                continue
            if not (opens or self.indent(before) == here and not re.search(r"([,(\[=&|?:+*/-]|\breturn)$", above)):
                continue
            # A statement that stands alone may be a value.
            alone = opens and re.match(r" *(\}|case\b|default:)", below) and self.indent(after) < here
            if self.indent(after) > here or re.match(r"\s*[.?:&|+*/)\]-]", below):
                continue
            if alone and not self.is_void(line):
                continue
            self.add("call", *match.span(1))

    def is_void(self, line):
        for header in self.headers(line):
            text = self.lines[header].rstrip(" ~")
            if re.search(r"= (if|switch)\b|return (if|switch)\b|\bin$|->", text):
                return False
            if self.CONTROL.match(text):
                continue
            return bool(re.search(r"\bfunc\b.*\{$|^\s*\) (throws )?\{$|\binit\b|(didSet|willSet|set|_modify) \{$", text))
        return False

    def find(self):
        # Code that others inline cannot call what is internal.
        if "@inlinable" not in self.text and self.code.count("{") == self.code.count("}"):
            self.conditions()
            self.results()
            self.calls()
        return self


def sources():
    names = subprocess.run(["git", "ls-files", "Sources"], cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\n")
    for name in names:
        if name.endswith(".swift") and name.split("/")[1] in MODULES and not NO_SOURCE.search(name):
            yield File(name, (ROOT / name).read_text()).find()


def by_module():
    modules = {module: [0, []] for module in MODULES}
    for file in sources():
        module = modules[file.path.split("/")[1]]
        module[0] += len(file.lines)
        module[1] += [(file, place) for place in sorted(file.places, key=lambda place: place[1:])]
    return modules


def draw(count, seed):
    """Places in each module by the share that its lines have of all."""
    modules, chance = by_module(), random.Random(seed)
    lines, drawn, done = sum(module[0] for module in modules.values()), [], 0
    for total, places in modules.values():
        wanted = round(count * (done + total) / lines) - round(count * done / lines)
        done += total
        drawn += chance.sample(places, min(wanted, len(places)))
    mutants = []
    for number, (file, (kind, start, end)) in enumerate(drawn):
        first, last = file.line_at(start), file.line_at(end - 1)
        said = " ".join(file.text[start:end].split())
        mutants.append(
            dict(number=number, file=file.path, line=first + 1, last=last + 1, kind=kind, start=start, end=end, code=said, state="drawn")
        )
    return mutants


def mutated(text, mutants):
    insertions = []
    for mutant in mutants:
        number, start, end = mutant["number"], mutant["start"], mutant["end"]
        isCall = mutant["kind"] == "call"
        insertions.append((start, 1, -end, f"if !mutantIsOn({number}) {{ " if isCall else f"mutated({number}, "))
        insertions.append((end, 0, -start, " }" if isCall else ")"))
    for offset, _, _, added in sorted(insertions, reverse=True):
        text = text[:offset] + added + text[offset:]
    return text
