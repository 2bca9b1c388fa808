// Checks the sources of a target each time they change and the target is built; findings appear in the build log.

import Foundation
import PackagePlugin

@main
struct MasonryCheckOnBuild: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        let files = target.sourceFiles.map(\.url)
        return try command(
            name: target.name, files: files, configurationFolder: context.package.directoryURL,
            executable: context.tool(named: "masonry-lsp").url)
    }

    private func command(
        name: String, files: [URL], configurationFolder: URL, executable: URL
    ) throws -> [Command] {
        let checked = files.filter { ["masonry", "m", "mm", "swift"].contains($0.pathExtension) }
        guard !checked.isEmpty else { return [] }
        // A change of the configuration is a reason to check again.
        let configuration = configurationFolder.appendingPathComponent(".masonry-lsp.json")
        let isConfigured = FileManager.default.fileExists(atPath: configuration.path)
        return [
            .buildCommand(
                displayName: "Checking the constraints of \(name)", executable: executable,
                arguments: ["check", "--format", "xcode", "--quiet", "--force-exclude"] + checked.map(\.path),
                inputFiles: checked + (isConfigured ? [configuration] : []), outputFiles: [])
        ]
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension MasonryCheckOnBuild: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            try command(
                name: target.displayName, files: target.inputFiles.map(\.url),
                configurationFolder: context.xcodeProject.directoryURL,
                executable: context.tool(named: "masonry-lsp").url)
        }
    }
#endif
