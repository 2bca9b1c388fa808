// swift-tools-version: 6.0
import PackageDescription

/// The modules that `.ci/fuzz` builds so that a fuzzer sees which ways they take; nil in every other build.
let fuzzed = Context.environment["MASONRY_FUZZ"].map { $0.split(separator: ",").map(String.init) }

/// SwiftPM builds what a plug-in runs a second time, for the machine that builds, even where it is the same machine. Those
/// who use the package need the plug-ins; those who work on it build and test in half the time without them.
let hasPlugins = Context.environment["MASONRY_WITHOUT_PLUGINS"] == nil

/// Whether the program is linked with Swift's libraries in it and without its own symbols, as it is shipped: for the
/// program alone, after it was built with its tests, which `--static-swift-stdlib` does not allow.
let isLinkedStatically = Context.environment["MASONRY_STATIC_LINK"] != nil

/// The import table of CONTRIBUTING.md; `ArchitectureTests` checks it against the `import` lines.
let layers: [(name: String, imports: [String])] = [
    ("Platform", []),
    ("SourceText", []),
    ("MasonrySyntax", ["SourceText"]),
    ("ConstraintSolver", []),
    ("AutoLayout", ["ConstraintSolver"]),
    ("MasonrySemantics", ["SourceText", "MasonrySyntax", "AutoLayout"]),
    ("LayoutRules", ["SourceText", "MasonrySyntax", "AutoLayout", "MasonrySemantics"]),
    ("LayoutConversion", ["SourceText", "MasonrySyntax", "AutoLayout", "MasonrySemantics"]),
    ("LayoutPreview", ["AutoLayout"]),
    ("LayoutLog", []),
    (
        "LayoutIDE",
        [
            "SourceText", "MasonrySyntax", "AutoLayout", "MasonrySemantics", "LayoutRules", "LayoutConversion",
            "LayoutPreview", "LayoutLog",
        ]
    ),
    ("JSONRPC", ["Platform"]),
    ("LanguageServerProtocol", ["JSONRPC"]),
    ("Project", ["Platform", "SourceText", "LayoutIDE"]),
    (
        "MasonryLanguageServer",
        ["Platform", "SourceText", "LayoutIDE", "LayoutLog", "JSONRPC", "LanguageServerProtocol", "Project"]
    ),
    ("LivePreview", ["SourceText", "JSONRPC", "LayoutIDE", "LayoutPreview"]),
    (
        "MasonryCommand",
        ["Platform", "SourceText", "LayoutIDE", "LayoutLog", "Project", "LivePreview", "MasonryLanguageServer"]
    ),
]

let package = Package(
    name: "masonry-lsp",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "masonry-lsp", targets: ["masonry-lsp"]),
        .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
        .library(name: "AutoLayout", targets: ["AutoLayout"]),
        .library(name: "LayoutLog", targets: ["LayoutLog"]),
    ],
    targets: layers.map { layer in
        .target(
            name: layer.name, dependencies: layer.imports.map { .byName(name: $0) },
            swiftSettings: fuzzed?.contains(layer.name) == true ? [.unsafeFlags(["-sanitize=address,fuzzer"])] : [],
            // Rounding and roots are in libm, which nothing else asks for where a program uses no Foundation.
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))])
    } + [
        .executableTarget(
            name: "masonry-lsp", dependencies: ["MasonryCommand", "Platform"],
            linkerSettings: isLinkedStatically
                ? [.unsafeFlags(["-static-stdlib", "-Xlinker", "--no-export-dynamic"])] : []),
        .executableTarget(
            name: "masonry-bench",
            dependencies: [
                "SourceText", "MasonrySyntax", "MasonrySemantics", "LayoutRules", "ConstraintSolver", "AutoLayout",
                "LayoutPreview", "LayoutLog", "LayoutIDE", "Project", "MasonryLanguageServer", "MasonryCommand",
                "LayoutFamilies", "TestTexts", "TestKit", "FuzzTargets", "LightReaders",
            ],
            exclude: ["KiwiPeer"]
        ),
        // Layouts of every size that both the tests and the benchmark run on.
        .target(name: "LayoutFamilies", dependencies: ["AutoLayout"], path: "Tests/LayoutFamilies"),
        // The texts of all tests, and mutants of them, for both the tests and the benchmark.
        .target(
            name: "TestTexts",
            dependencies: [
                "SourceText", "MasonrySyntax", "AutoLayout", "MasonrySemantics", "LayoutRules", "LayoutIDE",
                "LayoutLog",
                "LayoutFamilies",
            ],
            path: "Tests/TestTexts"),
        // Every reader of what others wrote, as a function of bytes; those apart that are built in a minute.
        .target(
            name: "LightReaders",
            dependencies: [
                "SourceText", "MasonrySyntax", "ConstraintSolver", "JSONRPC", "LayoutLog", "LayoutFamilies",
            ],
            path: "Tests/LightReaders", exclude: ["Corpus"]),
        .target(
            name: "FuzzTargets",
            dependencies: [
                "SourceText", "MasonrySyntax", "MasonrySemantics", "LayoutIDE", "LayoutLog", "Project",
                "MasonryCommand",
                "LayoutFamilies", "TestTexts", "LightReaders",
            ],
            path: "Tests/FuzzTargets"),
        .testTarget(
            name: "FuzzTests", dependencies: ["FuzzTargets", "TestTexts", "LayoutFamilies", "SourceText"]),
        .testTarget(name: "PlatformTests", dependencies: ["Platform"]),
        .testTarget(name: "SourceTextTests", dependencies: ["SourceText"]),
        .testTarget(
            name: "MasonrySyntaxTests", dependencies: ["SourceText", "MasonrySyntax", "LayoutRules"],
            exclude: ["Fixtures"]),
        .target(
            name: "TestKit", dependencies: ["Platform", "JSONRPC", "MasonryLanguageServer", "LayoutFamilies"],
            path: "Tests/TestKit"),
        .testTarget(name: "ArchitectureTests", exclude: ["Goldens"]),
        .testTarget(name: "JSONRPCTests", dependencies: ["JSONRPC", "Platform"]),
        .testTarget(
            name: "MasonryLanguageServerTests",
            dependencies: [
                "SourceText", "LayoutIDE", "Project", "JSONRPC", "LanguageServerProtocol", "MasonryLanguageServer",
                "TestKit",
                "masonry-lsp",
            ]),
        .testTarget(
            name: "LayoutLogTests", dependencies: ["LayoutLog", "TestTexts", "LayoutFamilies", "LightReaders"],
            exclude: ["Fixtures"]),
        .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"]),
        .testTarget(
            name: "AutoLayoutTests", dependencies: ["AutoLayout", "ConstraintSolver", "LayoutFamilies"],
            exclude: ["Fixtures"]),
        .testTarget(
            name: "MasonryCommandTests",
            dependencies: [
                "MasonryCommand", "Project", "LayoutIDE", "Platform", "SourceText", "TestKit", "masonry-lsp",
            ],
            exclude: ["Goldens", "Fixtures"]),
        .testTarget(
            name: "ProjectTests", dependencies: ["Project", "LayoutIDE", "Platform", "SourceText", "TestKit"]),
        .testTarget(
            name: "MasonrySemanticsTests",
            dependencies: [
                "MasonrySemantics", "MasonrySyntax", "SourceText", "AutoLayout", "TestTexts", "LayoutFamilies",
            ],
            exclude: ["Fixtures"]),
        .testTarget(name: "LayoutRulesTests", dependencies: ["LayoutRules", "LayoutIDE", "SourceText", "TestTexts"]),
        .testTarget(name: "LayoutIDETests", dependencies: ["LayoutIDE", "LayoutRules", "AutoLayout", "SourceText"]),
        .testTarget(
            name: "LayoutConversionTests",
            dependencies: ["LayoutConversion", "MasonrySemantics", "MasonrySyntax", "SourceText", "AutoLayout"]),
        .testTarget(
            name: "LivePreviewTests", dependencies: ["LivePreview", "LayoutIDE", "LayoutPreview", "SourceText"]),
        .testTarget(
            name: "LayoutPreviewTests", dependencies: ["LayoutPreview", "AutoLayout"], exclude: ["Goldens"]),
        .testTarget(
            name: "LayoutIDEFeatureTests",
            dependencies: [
                "LayoutIDE", "LayoutRules", "MasonrySemantics", "MasonrySyntax", "SourceText", "AutoLayout", "Platform",
                "TestTexts",
                "LayoutLog", "LayoutFamilies",
            ],
            exclude: ["Fixtures"]),
    ],
    swiftLanguageModes: [.v6]
)

if hasPlugins {
    package.products += [
        .plugin(name: "MasonryCheck", targets: ["MasonryCheck"]),
        .plugin(name: "MasonryCheckOnBuild", targets: ["MasonryCheckOnBuild"]),
    ]
    package.targets += [
        .plugin(
            name: "MasonryCheck",
            capability: .command(
                intent: .custom(verb: "masonry-check", description: "Find mistakes in Masonry and SnapKit constraints")),
            dependencies: ["masonry-lsp"], path: "editors/swiftpm/MasonryCheck"),
        .plugin(
            name: "MasonryCheckOnBuild", capability: .buildTool(), dependencies: ["masonry-lsp"],
            path: "editors/swiftpm/MasonryCheckOnBuild"),
    ]
}

if let fuzzed {
    // Without the analysis, which takes most of the time, only the light readers can be built.
    let isLight = !fuzzed.contains("MasonrySemantics")
    // libFuzzer brings a `main` of its own, which is not the one that runs.
    package.targets.append(
        .executableTarget(
            name: "masonry-fuzz", dependencies: [isLight ? "LightReaders" : "FuzzTargets", "Platform"],
            path: "Tests/FuzzDriver", swiftSettings: isLight ? [.define("LIGHT")] : [],
            linkerSettings: [.unsafeFlags(["-sanitize=address,fuzzer", "-use-ld=lld"])]))
}
