// swift-tools-version: 6.0
import PackageDescription

/// The import table of CONTRIBUTING.md; `ArchitectureTests` checks it against the `import` lines.
let layers: [(name: String, imports: [String])] = [
    ("SourceText", []),
    ("MasonrySyntax", ["SourceText"]),
    ("ConstraintSolver", []),
    ("AutoLayout", ["ConstraintSolver"]),
    ("MasonrySemantics", ["SourceText", "MasonrySyntax", "AutoLayout"]),
    ("LayoutRules", ["SourceText", "MasonrySyntax", "AutoLayout", "MasonrySemantics"]),
    ("LayoutPreview", ["AutoLayout"]),
    (
        "LayoutIDE",
        ["SourceText", "MasonrySyntax", "AutoLayout", "MasonrySemantics", "LayoutRules", "LayoutPreview"]
    ),
    ("JSONRPC", []),
    ("LanguageServerProtocol", ["JSONRPC"]),
    ("MasonryLanguageServer", ["SourceText", "LayoutIDE", "JSONRPC", "LanguageServerProtocol"]),
    ("MasonryCommand", ["SourceText", "LayoutIDE", "MasonryLanguageServer"]),
]

let package = Package(
    name: "masonry-lsp",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "masonry-lsp", targets: ["masonry-lsp"]),
        .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
        .library(name: "AutoLayout", targets: ["AutoLayout"]),
    ],
    targets: layers.map { layer in
        .target(
            name: layer.name, dependencies: layer.imports.map { .byName(name: $0) },
            // Rounding and roots are in libm, which nothing else asks for where a program uses no Foundation.
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))])
    } + [
        .executableTarget(name: "masonry-lsp", dependencies: ["MasonryCommand"]),
        .executableTarget(
            name: "masonry-bench",
            dependencies: ["ConstraintSolver", "AutoLayout", "LayoutIDE", "MasonryLanguageServer", "MasonryCommand"]
        ),
        .testTarget(name: "SourceTextTests", dependencies: ["SourceText"]),
        .testTarget(
            name: "MasonrySyntaxTests", dependencies: ["SourceText", "MasonrySyntax"], exclude: ["Fixtures"]),
        .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"]),
        .testTarget(
            name: "AutoLayoutTests", dependencies: ["AutoLayout", "ConstraintSolver"], exclude: ["Fixtures"]),
        .testTarget(name: "MasonryCommandTests", dependencies: ["MasonryCommand", "SourceText", "masonry-lsp"]),
        .testTarget(
            name: "LayoutPreviewTests", dependencies: ["LayoutPreview", "AutoLayout"]),
    ],
    swiftLanguageModes: [.v6]
)
