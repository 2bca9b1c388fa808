// What a command line means, and what it says when it means nothing.

import LayoutIDE
import SourceText
import TestKit
import Testing

@testable import MasonryCommand
@testable import Project

@Suite struct Arguments {
    static let definition = CommandDefinition(
        "test", summary: .verbatim("A test."), positionals: .any("PATH"),
        options: [
            OptionDefinition("--format", .one("F"), choices: ["text", "json"], help: .verbatim("")),
            OptionDefinition("--output", short: "-o", .one("FILE"), help: .verbatim("")),
            OptionDefinition("--screen", .many("S"), help: .verbatim("")),
            OptionDefinition("--quiet", short: "-q", help: .verbatim("")),
        ])

    @Test("Options stand anywhere, with their value behind = or as the next word")
    func optionsStandAnywhereWithTheirValueBehind() throws {
        let parsed = try ParsedArguments(
            ["a", "--format=json", "-o", "x", "b", "--screen", "1", "--screen=2", "-q"], Self.definition)
        #expect(parsed.positionals == ["a", "b"])
        #expect(parsed.value("--format") == "json")
        #expect(parsed.value("--output") == "x")
        #expect(parsed.values("--screen") == ["1", "2"])
        #expect(parsed.has("--quiet"))
        #expect(try ParsedArguments(["-ox"], Self.definition).value("--output") == "x")
    }

    @Test("After -- everything is an argument, and - is one")
    func afterEverythingIsAnArgumentAndIsOne() throws {
        #expect(
            try ParsedArguments(["-", "--", "--format", "-x"], Self.definition).positionals == ["-", "--format", "-x"])
    }

    @Test(
        "A mistake is one line with the nearest option",
        arguments: [
            (["--formt", "json"], "unknown option --formt — did you mean --format?"),
            (["--nope"], "unknown option --nope"),
            (["--qiet"], "unknown option --qiet — did you mean --quiet?"),
            (["--zzzzzzz"], "unknown option --zzzzzzz"),
            (["-x"], "unknown option -x"),
            (["-xyz"], "unknown option -xyz"),
            (["-qq"], "--quiet takes no value"),
            (["--format"], "--format needs a value: --format F"),
            (["--format", "--quiet"], "--format needs a value: --format F"),
            (["--format=jsn"], "--format takes one of text, json, not “jsn” — did you mean “json”?"),
            (["--quiet=yes"], "--quiet takes no value"),
        ])
    func aMistakeIsOneLineWithTheNearestOption(words: [String], message: String) {
        #expect {
            try ParsedArguments(words, Self.definition)
        } throws: { ($0 as? UsageError)?.message[.english] == message }
    }

    @Test(
        "The nearest name is near",
        arguments: [
            ("formt", "format"), ("chekc", "check"), ("ambigous-size", "ambiguous-size"), ("FORMAT", "format"),
            ("xyzzy", nil), ("a", nil), ("", nil),
        ])
    func theNearestNameIsNear(word: String, nearest: String?) {
        #expect(nearestName(to: word, among: ["format", "check", "ambiguous-size"]) == nearest)
    }
}

@Suite struct CommandLines {
    @Test(
        "Wrong usage is one line on standard error and exit code 2",
        arguments: [
            (["chek"], "unknown command “chek” — did you mean “check”?"),
            (["check", "--formt", "json"], "unknown option --formt — did you mean --format?"),
            (["--clientProcesId=3"], "unknown option --clientProcesId — did you mean --clientProcessId?"),
            (["check", "--jobs", "0"], "--jobs takes a whole number of at least 1, not “0”"),
            (["check", "--shard", "3/2"], "--shard takes I/N with I from 1 to N, not “3/2”"),
            (["check", "-", "a.swift"], "standard input (-) cannot be mixed with other paths"),
            (
                ["check", "--baseline", "a", "--write-baseline", "b"],
                "--baseline and --write-baseline exclude each other"
            ),
            (["explain"], "explain needs an argument: explain RULE"),
            (["explain", "bda"], "unknown rule “bda” — did you mean “bad”?"),
            (["rules", "x"], "rules takes no arguments, but got “x”"),
        ])
    func wrongUsageIsOneLineOnStandardErrorAndExit(words: [String], message: String) async throws {
        let result = await run(words, in: try TemporaryFolder())
        #expect(result.code == 2)
        #expect(result.errors == "masonry-lsp: \(message)\n")
        #expect(result.output == "")
    }

    @Test("Every command has a help page and knows the version")
    func everyCommandHasAHelpPageAndKnowsTheVersion() async throws {
        let folder = try TemporaryFolder()
        for command in allCommands {
            let name = command.definition.name
            let help = await run([name, "--help"], in: folder)
            #expect(help.code == 0)
            #expect(help.output.contains("Usage: masonry-lsp \(name)"))
            for option in command.definition.options { #expect(help.output.contains(option.name)) }
            let version = await run([name, "--version"], in: folder)
            #expect(version.output == "masonry-lsp \(ToolVersion.text)\n")
        }
    }

    @Test("Help lists every command, also without arguments on a terminal")
    func helpListsEveryCommandAlsoWithoutArguments() async throws {
        let folder = try TemporaryFolder()
        let result = await run(["--help"], in: folder)
        for command in allCommands { #expect(result.output.contains("\n  \(command.definition.name) ")) }
        #expect(await run([], in: folder, terminal: true).output == result.output)
        #expect(await run(["help"], in: folder).output == result.output)
    }

    @Test("Lines of help fit a terminal")
    func linesOfHelpFitATerminal() async throws {
        let folder = try TemporaryFolder()
        for command in allCommands {
            let page = await run([command.definition.name, "--help"], in: folder).output
            for line in page.split(separator: "\n") { #expect(line.count <= 116, "\(line)") }
        }
    }

    @Test("Explain prints a page, rules prints all")
    func explainPrintsAPageRulesPrintsAll() async throws {
        let folder = try TemporaryFolder()
        #expect(await run(["explain", "bad"], in: folder).output == "# bad\n\nDo not use it.\n")
        let text = await run(["rules"], in: folder).output
        #expect(text.contains("bad                 error        source    fix  The word bad.\n"))
        #expect(text.contains("remark              off          source         The word remark.\n"))
        let json = try JSON5Reader.read(SourceText(await run(["rules", "--format", "json"], in: folder).output))
        #expect(json["rules"]?.array?.count == 5)
        let markdown = await run(["rules", "--format", "markdown"], in: folder).output
        #expect(markdown.contains("\n## bad\n\n\nDo not use it.\n"))
    }
}
