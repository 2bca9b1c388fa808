// `swift package masonry-check [--target NAME]… [options of masonry-lsp check]`: checks the sources of a package.

import Foundation
import PackagePlugin

@main
struct MasonryCheck: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let tool = try context.tool(named: "masonry-lsp")
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        let targets = try names.isEmpty ? context.package.targets : context.package.targets(named: names)
        let files = targets.compactMap { $0 as? SourceModuleTarget }.flatMap(\.sourceFiles).map(\.url.path)
            .filter { path in [".masonry", ".m", ".mm", ".swift"].contains { path.hasSuffix($0) } }
        guard !files.isEmpty else { return Diagnostics.warning("There are no sources to check.") }
        let process = Process()
        process.executableURL = tool.url
        process.arguments = ["check", "--force-exclude"] + extractor.remainingArguments + files
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            Diagnostics.error("masonry-lsp check ended with code \(process.terminationStatus)")
            return
        }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension MasonryCheck: XcodeCommandPlugin {
        /// Checks the files of the chosen targets of an Xcode project.
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            var extractor = ArgumentExtractor(arguments)
            let names = extractor.extractOption(named: "target")
            let files = context.xcodeProject.targets
                .filter { names.isEmpty || names.contains($0.displayName) }
                .flatMap { $0.inputFiles.map(\.url.path) }
                .filter { path in [".masonry", ".m", ".mm", ".swift"].contains { path.hasSuffix($0) } }
            guard !files.isEmpty else { return }
            let process = Process()
            process.executableURL = try context.tool(named: "masonry-lsp").url
            process.arguments = ["check", "--format", "xcode"] + extractor.remainingArguments + files
            process.currentDirectoryURL = context.xcodeProject.directoryURL
            try process.run()
            process.waitUntilExit()
            if process.terminationStatus != 0 { Diagnostics.error("masonry-lsp check found problems") }
        }
    }
#endif
