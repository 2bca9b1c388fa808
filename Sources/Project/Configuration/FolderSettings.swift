// What a configuration comes to: how files are analysed, and whose constants they know.

import LayoutIDE

/// What the files of one configuration are read and analysed with.
package struct FolderSettings: Sendable {
    package var analysis: AnalysisConfiguration
    package var index: IndexScope
    /// A larger file is not read; in bytes.
    package var byteLimit: Int
}

/// Which files an index is made of, and on which device.
package struct IndexScope: Sendable, Hashable {
    /// Absolute folders; none, there is no index.
    package var roots: [String] = []
    /// Whether nobody named those.
    var isAutomatic = false
    /// Whether what is read of the files is kept for the next run.
    var usesCache = true
    /// The device that screen sizes in code mean.
    package var device: DeviceModel?

    package init(roots: [String] = []) { self.roots = roots }

    /// Whether both have the same files and values.
    package func makesSameIndex(as other: IndexScope) -> Bool { roots == other.roots && device == other.device }
}

extension FolderSettings {
    /// All that decides what is found in a text, but for the index itself and what stands beside the text: the same in every
    /// run.
    package func write(to writer: inout RecordWriter) {
        analysis.write(to: &writer)
        writer.write("\(index.isAutomatic)")
        writer.write(index.roots) { $0.write($1) }
        writer.write(byteLimit)
    }
}

extension AnalysisConfiguration {
    /// All but `index`, `companions`, `path` and `notesQuestions`.
    package func write(to writer: inout RecordWriter) {
        writer.write(severities.sorted { $0.key < $1.key }) {
            $0.write("\($1.key.rawValue) \($1.value?.name ?? "off")")
        }
        writer.write(ruleOptions.sorted { $0.key < $1.key }) { writer, rule in
            writer.write(rule.key.rawValue)
            writer.write(rule.value.sorted { $0.key < $1.key }) { $0.write("\($1.key) \($1.value)") }
        }
        writer.write(screens) { $0.write("\($1)") }
        writer.write("\(language)")
        writer.write(values.sorted { $0.key < $1.key }) { $0.write("\($1.key) \($1.value)") }
        writer.write(device.map { "\($0)" })
        writer.write(textSize.rawValue)
    }
}
