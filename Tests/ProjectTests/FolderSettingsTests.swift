// What names the findings that are kept of a file.

import LayoutIDE
import Testing

@testable import Project

@Suite struct FolderSettingsTests {
    private static func bytes(_ change: (inout FolderSettings) -> Void = { _ in }) -> [UInt8] {
        var settings = FolderSettings(analysis: AnalysisConfiguration(), index: IndexScope(), byteLimit: 0)
        change(&settings)
        var writer = RecordWriter()
        settings.write(to: &writer)
        return writer.bytes
    }

    private static func fields(_ value: Any) -> Set<String> {
        Set(Mirror(reflecting: value).children.compactMap(\.label))
    }

    /// A setting that is added and not written would leave findings as they were.
    @Test("Every setting that decides what is found names what is kept")
    func everySettingThatDecidesWhatIsFoundNames() throws {
        let screen = Screen(name: "a", size: .init(width: 1, height: 2))
        let analysis: [String: [UInt8]] = [
            "severities": Self.bytes { $0.analysis.severities = ["a": Severity?.none] },
            "ruleOptions": Self.bytes { $0.analysis.ruleOptions = ["a": ["b": .number(1)]] },
            "screens": Self.bytes { $0.analysis.screens = [screen] },
            "language": Self.bytes { $0.analysis.language = .simplifiedChinese },
            "values": Self.bytes { $0.analysis.values = ["a": 1] },
            "device": Self.bytes { $0.analysis.device = DeviceModel(screen) },
            "textSize": Self.bytes { $0.analysis.textSize = .small },
        ]
        // Named in other ways, and no finding's business.
        let others: Set = ["index", "companions", "path", "notesQuestions"]
        #expect(Self.fields(AnalysisConfiguration()) == others.union(analysis.keys))
        let index: [String: [UInt8]] = [
            "roots": Self.bytes { $0.index.roots = ["/a"] }, "isAutomatic": Self.bytes { $0.index.isAutomatic = true },
        ]
        #expect(Self.fields(IndexScope()) == Set(["usesCache", "device"]).union(index.keys))
        let all = Array(analysis.values) + index.values + [Self.bytes { $0.byteLimit = 1 }, Self.bytes()]
        #expect(Set(all).count == all.count)
    }
}
