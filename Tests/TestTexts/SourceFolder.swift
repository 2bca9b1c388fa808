// A folder of sources as a project: every file is analysed with what the others say.

import AutoLayout
import Foundation
import LayoutIDE
import MasonrySemantics
import MasonrySyntax
import SourceText

/// The Objective-C and Swift files below a folder, with their index.
package struct SourceFolder: Sendable {
    /// One file that is analysed.
    package struct File: Sendable {
        /// In the folder.
        package var path: String
        package var dialect: Dialect
        package var text: SourceText
    }

    /// The files that may hold layouts, in the order of their paths.
    package private(set) var files: [File] = []
    private var headers: [String: SourceText] = [:]
    private var configuration = AnalysisConfiguration()

    private static let headerEndings = ["h", "pch"]

    /// Reads the files of `folder` that `accepts` takes by their paths in it, for a device that is the only screen, as the
    /// program does where no configuration names a device.
    /// - Parameter resources: what the program brings with it.
    package init(
        _ folder: URL, device: Screen, resources: ProgramResources = ProgramResources(),
        accepts: (String) -> Bool = { _ in true }
    ) throws {
        var sources: [IndexedSource] = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() where accepts(path) {
            let ending = (path as NSString).pathExtension
            let isHeader = Self.headerEndings.contains(ending)
            guard isHeader || ["m", "mm", "swift"].contains(ending), let dialect = Dialect(fileExtension: ending),
                let data = FileManager.default.contents(atPath: folder.appendingPathComponent(path).path)
            else { continue }
            let text = SourceText(bytes: Array(data))
            if isHeader { headers[path] = text } else { files.append(File(path: path, dialect: dialect, text: text)) }
            sources.append(
                IndexedSource(text: text, dialect: dialect, path: path, role: isHeader ? .header : .implementation))
        }
        let model = DeviceModel(size: device.size, safeArea: device.safeArea)
        configuration.index = SymbolIndex(sources, device: nil, shownOn: model).with(resources)
        configuration.screens = [device]
    }

    /// The whole analysis of one file.
    package func analysis(of file: File) -> Analysis {
        Analysis(text: file.text, dialect: file.dialect, configuration: configuration(of: file))
    }

    /// What is known to one file of the others.
    package func configuration(of file: File) -> AnalysisConfiguration {
        var configuration = configuration
        let header = (file.path as NSString).deletingPathExtension + ".h"
        configuration.companions = headers[header].map { [$0] } ?? []
        return configuration
    }
}

extension Screen {
    /// What the expectations of real code, and figures over repositories, are for.
    package static var iPhone15: Screen? { BuiltInDevice.all.first { $0.spelling == "iPhone15" }?.portrait }
}
