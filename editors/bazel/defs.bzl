"""Checks of constraints as Bazel tests and as reports, so that remote execution and caches spread them.

    load("@masonry_lsp//:defs.bzl", "masonry_check_test", "masonry_merge_reports")

    masonry_check_test(
        name = "constraints_test",
        srcs = glob(["**/*.masonry", "**/*.swift", "**/*.m"]),
    )

Reports of every target below one, for a merged report of the whole repository:

    bazel build //app:all --aspects=@masonry_lsp//:defs.bzl%masonry_report_aspect --output_groups=masonry_report
"""

_ENDINGS = [".masonry", ".m", ".mm", ".swift"]

MasonryReportInfo = provider(
    doc = "JSON reports of a target and of everything it depends on.",
    fields = {"reports": "depset of files"},
)

_TOOL = attr.label(
    default = "@masonry_lsp//:tool",
    doc = "The executable masonry-lsp.",
    executable = True,
    allow_single_file = True,
    cfg = "exec",
)

def _quoted(text):
    return "'" + text.replace("'", "'\\''") + "'"

def _masonry_check_test_impl(ctx):
    arguments = ["check", "--no-config"]
    if ctx.file.config:
        arguments = ["check", "--config", ctx.file.config.short_path]
    if ctx.file.baseline:
        arguments += ["--baseline", ctx.file.baseline.short_path]
    arguments += ["--fail-on", ctx.attr.fail_on]
    files = [file.short_path for file in ctx.files.srcs]
    tool = ctx.executable._tool.short_path
    words = " ".join([_quoted(word) for word in arguments + files])

    # Bazel reads JUnit reports from XML_OUTPUT_FILE; the text report is for the log and gives the exit code.
    script = "\n".join([
        "#!/bin/sh",
        "if [ -n \"${XML_OUTPUT_FILE:-}\" ]; then",
        "  ./%s %s --format junit --output \"$XML_OUTPUT_FILE\" --quiet >/dev/null 2>&1" % (tool, words),
        "fi",
        "exec ./%s %s" % (tool, words),
        "",
    ])
    executable = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(executable, script, is_executable = True)
    optional = [file for file in [ctx.file.config, ctx.file.baseline] if file]
    runfiles = ctx.runfiles(files = ctx.files.srcs + [ctx.executable._tool] + optional)
    return [DefaultInfo(executable = executable, runfiles = runfiles)]

masonry_check_test = rule(
    implementation = _masonry_check_test_impl,
    doc = "Fails when masonry-lsp check finds something in the files.",
    test = True,
    attrs = {
        "srcs": attr.label_list(allow_files = _ENDINGS, mandatory = True),
        "config": attr.label(allow_single_file = True, doc = "A .masonry-lsp.json."),
        "baseline": attr.label(allow_single_file = True, doc = "Known findings."),
        "fail_on": attr.string(default = "error", values = ["error", "warning", "information", "hint", "never"]),
        "_tool": _TOOL,
    },
)

def _report(ctx, name, files):
    """One action that writes the JSON report of files."""
    report = ctx.actions.declare_file(name + ".masonry-report.json")
    arguments = ctx.actions.args()
    arguments.add_all(["check", "--no-config", "--fail-on", "never", "--format", "json", "--quiet"])
    arguments.add("--output", report)
    arguments.add_all(files)
    ctx.actions.run(
        executable = ctx.executable._tool,
        arguments = [arguments],
        inputs = files,
        outputs = [report],
        mnemonic = "MasonryCheck",
        progress_message = "Checking constraints of %s" % ctx.label,
    )
    return report

def _masonry_report_aspect_impl(target, ctx):
    files = []
    for name in ["srcs", "hdrs"]:
        for source in getattr(ctx.rule.attr, name, []):
            files += [file for file in source.files.to_list() if file.is_source and "." + file.extension in _ENDINGS]
    below = []
    for name in ["deps", "private_deps", "data"]:
        for dependency in getattr(ctx.rule.attr, name, []):
            if MasonryReportInfo in dependency:
                below.append(dependency[MasonryReportInfo].reports)
    own = [_report(ctx, ctx.label.name, files)] if files else []
    reports = depset(own, transitive = below)
    return [MasonryReportInfo(reports = reports), OutputGroupInfo(masonry_report = reports)]

masonry_report_aspect = aspect(
    implementation = _masonry_report_aspect_impl,
    doc = "Gives every target with sources a JSON report, in the output group masonry_report.",
    attr_aspects = ["deps", "private_deps", "data"],
    attrs = {"_tool": _TOOL},
)

def _masonry_merge_reports_impl(ctx):
    reports = depset(transitive = [target[MasonryReportInfo].reports for target in ctx.attr.targets])
    merged = ctx.actions.declare_file(ctx.label.name + "." + ctx.attr.format)
    arguments = ctx.actions.args()
    arguments.add_all(["merge", "--fail-on", "never", "--format", ctx.attr.format])
    arguments.add("--output", merged)
    arguments.add_all(reports)
    ctx.actions.run(
        executable = ctx.executable._tool,
        arguments = [arguments],
        inputs = reports,
        outputs = [merged],
        mnemonic = "MasonryMerge",
    )
    return [DefaultInfo(files = depset([merged]))]

masonry_merge_reports = rule(
    implementation = _masonry_merge_reports_impl,
    doc = "One report of all targets and everything they depend on.",
    attrs = {
        "targets": attr.label_list(aspects = [masonry_report_aspect], mandatory = True),
        "format": attr.string(
            default = "sarif",
            values = ["text", "json", "sarif", "github", "xcode", "gitlab", "checkstyle"],
        ),
        "_tool": _TOOL,
    },
)
