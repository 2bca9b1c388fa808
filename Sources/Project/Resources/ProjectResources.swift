// What a project brings with it beside its code: images and texts.

import LayoutIDE

/// Reads it, each file once until it is forgotten.
package struct ProjectResources {
    package static let endings = ProjectImages.endings + ProjectTexts.endings

    private var images = ProjectImages()
    private var texts = ProjectTexts()

    /// What the files at these absolute paths say, of which most may be others.
    package static func resources(ofFiles paths: [String]) -> ProgramResources {
        let all = paths.filter { isConcerned($0) }.sorted(by: precedesInReports)
        let paths = chosen(all)
        var resources = ProjectResources()
        resources.read(paths)
        return resources.resources(of: paths, tables: tables(all))
    }

    /// Whether the file at this path may be a part of it.
    package static func isConcerned(_ path: String) -> Bool {
        ProjectImages.isConcerned(path) || ProjectTexts.isConcerned(path)
    }

    /// Those of these files, in their order, that count.
    package static func chosen(_ paths: [String]) -> [String] {
        ProjectTexts.chosen(Array(paths.prefix(ProjectImages.mostFiles)))
    }

    /// The string tables among files, in all languages.
    static func tables(_ paths: [String]) -> [String] { paths.filter(ProjectTexts.isConcerned) }

    /// Reads those that are not read.
    package mutating func read(_ paths: some Sequence<String>) {
        for path in paths {
            if ProjectTexts.isConcerned(path) {
                if !texts.hasRead(path) { texts.read(path) }
            } else if !images.hasRead(path) {
                images.read(path)
            }
        }
    }

    package mutating func forget(_ path: String) {
        images.forget(path)
        texts.forget(path)
    }

    package mutating func forget(below folder: String) {
        images.forget(below: folder)
        texts.forget(below: folder)
    }

    /// What files that were read say.
    /// - Parameter tables: the string tables in all languages.
    package func resources(of paths: [String], tables: [String] = []) -> ProgramResources {
        ProgramResources(
            images: images.index(of: paths), texts: texts.index(of: paths), colors: images.colors(of: paths),
            reader: DrawnImage.reader,
            translations: ProjectTexts.translations(
                tables, catalogs: texts.catalogs))
    }
}
