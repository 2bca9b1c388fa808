"""Reads the editors' configurations as the editors' documentation describes them."""

import json
import pathlib
import re
import sys
import tomllib
import xml.etree.ElementTree

EDITORS = pathlib.Path(__file__).resolve().parents[2] / "editors"
COMMAND = ["masonry-lsp", "serve"]
ROOTS = [".masonry-lsp.json", "Package.swift", "Podfile"]

# From the tables of Helix's documentation, "Languages", of 25.07.
HELIX_LANGUAGE = set(
    """name language-id scope injection-regex file-types shebangs roots auto-format diagnostic-severity comment-tokens
    block-comment-tokens indent language-servers grammar formatter soft-wrap text-width rulers path-completion
    workspace-lsp-roots persistent-diagnostic-sources""".split()
)
HELIX_SERVER = set("command args config timeout environment required-root-patterns".split())

# From "Client Configuration" in the documentation of the package LSP for Sublime Text.
SUBLIME_CLIENT = set(
    """enabled command selector priority_selector diagnostics_mode initializationOptions settings env schemes
    disabled_capabilities experimental_capabilities tcp_port path_maps auto_complete_selector""".split()
)

# From "Developing extensions" and "Language extensions" in Zed's documentation.
ZED_EXTENSION = set("id name version schema_version authors description repository language_servers grammars".split())
ZED_SERVER = {"name", "languages", "language_ids"}
ZED_LANGUAGE = set(
    """name grammar path_suffixes line_comments block_comment tab_size hard_tabs first_line_pattern autoclose_before
    brackets word_characters increase_indent_pattern decrease_indent_pattern""".split()
)

# From "Language Configuration Guide" in the documentation of Visual Studio Code.
CODE_LANGUAGE = set(
    """comments brackets autoClosingPairs autoCloseBefore surroundingPairs folding wordPattern indentationRules
    onEnterRules colorizedBracketPairs""".split()
)

# From "User Server Settings" in Kate's handbook, "LSP Client Plugin".
KATE_SERVER = set(
    """command commandDebug url rootIndicationFileNames rootIndicationFilePatterns highlightingModeRegex
    documentLanguageId initializationOptions settings root use path environment""".split()
)

problems = []


def expect(holds, what):
    if not holds:
        problems.append(what)


def known(names, table, what):
    expect(set(names) <= table, f"{what}: not documented: {sorted(set(names) - table)}")


def toml(path):
    return tomllib.loads((EDITORS / path).read_text(encoding="utf-8"))


def with_comments(path):
    """JSON with comments in lines of their own."""
    text = (EDITORS / path).read_text(encoding="utf-8")
    return json.loads(re.sub(r"(?m)^\s*//.*$", "", text))


helix = toml("helix/languages.toml")
known(helix, {"language", "language-server"}, "Helix")
for name, server in helix["language-server"].items():
    known(server, HELIX_SERVER, f"Helix, server {name}")
    expect([server["command"], *server["args"]] == COMMAND, "Helix starts the server")
for language in helix["language"]:
    known(language, HELIX_LANGUAGE, f"Helix, {language['name']}")
    expect("masonry-lsp" in language["language-servers"], f"Helix uses the server for {language['name']}")
expect(helix["language"][0]["scope"] == "source.masonry", "Helix: the scope")
expect(helix["language"][0]["roots"] == ROOTS, "Helix: the roots")

sublime = with_comments("sublime/LSP-masonry.sublime-settings")
known(sublime, {"clients"}, "Sublime Text")
for name, client in sublime["clients"].items():
    known(client, SUBLIME_CLIENT, f"Sublime Text, client {name}")
    expect(client["command"] == COMMAND, "Sublime Text starts the server")
    expect("source.masonry" in client["selector"].split(" | "), "Sublime Text: the selector")

zed = toml("zed/extension.toml")
known(zed, ZED_EXTENSION, "Zed")
expect(zed["schema_version"] == 1, "Zed: the version of the manifest")
language = toml("zed/languages/masonry/config.toml")
known(language, ZED_LANGUAGE, "Zed, language")
for name, server in zed["language_servers"].items():
    known(server, ZED_SERVER, f"Zed, server {name}")
    expect(language["name"] in server["languages"], "Zed uses the server for its language")
    expect(set(server["language_ids"]) <= set(server["languages"]), "Zed: identifiers of other languages")
cargo = toml("zed/Cargo.toml")
expect(cargo["package"]["version"] == zed["version"], "Zed: two versions")
expect(cargo["lib"]["crate-type"] == ["cdylib"], "Zed loads libraries")

kate = with_comments("kate/settings.json")
known(kate, {"servers"}, "Kate")
for name, server in kate["servers"].items():
    known(server, KATE_SERVER, f"Kate, server {name}")
    expect(server["command"] == COMMAND, "Kate starts the server")
    expect(server["rootIndicationFileNames"] == ROOTS, "Kate: the roots")
highlighting = xml.etree.ElementTree.parse(EDITORS / "kate/masonry.xml").getroot()
expect(
    re.search(kate["servers"]["masonry"]["highlightingModeRegex"], highlighting.get("name")),
    "Kate: the server is for the language of masonry.xml",
)
styles = {style.get("name") for style in highlighting.iter("itemData")}
contexts = {context.get("name") for context in highlighting.iter("context")}
lists = {list_.get("name") for list_ in highlighting.iter("list")}
for context in highlighting.iter("context"):
    for rule in [context, *context]:
        expect(rule.get("attribute", "Normal") in styles, f"Kate: no style {rule.get('attribute')}")
        target = rule.get("context", "#stay")
        expect(target.startswith("#") or target in contexts, f"Kate: no context {target}")
        expect(rule.tag != "keyword" or rule.get("String") in lists, f"Kate: no list {rule.get('String')}")

package = with_comments("vscode/package.json")
for entry in package["contributes"]["languages"]:
    if "configuration" in entry:
        known(with_comments("vscode/" + entry["configuration"]), CODE_LANGUAGE, "VS Code, language configuration")
grammar = with_comments("vscode/syntaxes/masonry.tmLanguage.json")
included = set(re.findall(r'"include": "#(\w+)"', json.dumps(grammar)))
expect(included == set(grammar["repository"]), f"VS Code, grammar: {included ^ set(grammar['repository'])}")
for key in ("name", "version"):
    expect(package[key] == {"name": "masonry-lsp", "version": zed["version"]}[key], f"VS Code: the {key}")

for problem in problems:
    print("check-manifests:", problem, file=sys.stderr)
sys.exit(1 if problems else 0)
