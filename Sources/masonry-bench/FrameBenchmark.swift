// Of how many constrained views of a repository the frame is known: what the tool understands of real code.

import AutoLayout
import Foundation
import LayoutIDE
import LayoutRules
import MasonrySemantics
import MasonrySyntax
import Project
import SourceText
import TestTexts

/// Analyses the sources of a folder, each with what the others say, on one device.
struct FrameBenchmark {
    /// The views that something constrains, by how much of their frame is shown in some state.
    private struct Shares {
        var views = 0
        var whole = 0
        /// Of the whole ones: if a root or a cell has the size that is usual.
        var assumed = 0
        /// Not whole as numbers, but with an expression in the place of what is none.
        var inWords = 0
        /// Not whole, but where it is and how large it is along one axis, as numbers or in words.
        var oneAxis = 0
        /// Some number.
        var some = 0

        static func += (sum: inout Shares, more: Shares) {
            sum.views += more.views
            sum.whole += more.whole
            sum.assumed += more.assumed
            sum.inWords += more.inWords
            sum.oneAxis += more.oneAxis
            sum.some += more.some
        }

        func row(_ name: String) -> String {
            func part(_ count: Int) -> String {
                String(format: "%5.1f %%", 100 * Double(count) / Double(max(1, views)))
            }
            return name.padding(toLength: 16, withPad: " ", startingAt: 0)
                + "\(views) constrained views: all four numbers \(part(whole)) (under an assumption "
                + "\(part(assumed))), in words \(part(inWords)), one axis \(part(oneAxis)), some number \(part(some)), "
                + "nothing \(part(views - whole - inWords - oneAxis - some))"
        }
    }

    /// Other people's code is in the index and is not counted.
    private static let librariesOfOthers = ["Pods/", "Carthage/", ".build/", "DerivedData/", "node_modules/"]

    /// - Parameter isListing: whether to print each view with what is shown of it.
    static func run(_ path: String, isListing: Bool) throws {
        guard let device = Screen.iPhone15 else { return }
        let files = try FileManager.default.subpathsOfDirectory(atPath: path).filter { !$0.hasPrefix(".git/") }
        let resources = ProjectResources.resources(ofFiles: files.map { "\(path)/\($0)" })
        let folder = try SourceFolder(URL(fileURLWithPath: path), device: device, resources: resources) {
            !$0.hasPrefix(".git/")
        }
        var shares: [Dialect: Shares] = [:]
        var reasons = FrameReasons()
        for file in folder.files where !librariesOfOthers.contains(where: { "/\(file.path)".contains("/\($0)") }) {
            shares[file.dialect, default: Shares()] += counted(
                folder.analysis(of: file), file.path, isListing, &reasons)
        }
        print("\(path): \(folder.files.count) sources, \(device.name)")
        var all = Shares()
        for (name, dialect) in [("Objective-C", Dialect.objectiveC), ("Swift", .swift)] {
            guard let some = shares[dialect] else { continue }
            print("  " + some.row(name))
            all += some
        }
        print("  " + all.row("all"))
        print("  why not all four numbers, by views:")
        for line in reasons.lines { print("    " + line) }
    }

    private static func counted(
        _ analysis: Analysis, _ path: String, _ isListing: Bool, _ reasons: inout FrameReasons
    ) -> Shares {
        let analysis = analysis.displayed()
        let document = analysis.document
        var shown: [Key: Knowledge] = [:]
        var best: [Key: LayoutReport.View] = [:]
        // What stands in other files is counted there.
        for chain in document.chains where document.isInText(chain.range) { shown[Key(document, chain)] = Knowledge() }
        for layout in analysis.layoutReport().layouts {
            for view in layout.views {
                let key = Key(range: view.range, name: view.name)
                let known = Knowledge(view)
                // The state that shows most of it counts.
                if let before = shown[key], before < known || best[key] == nil {
                    shown[key] = known
                    best[key] = view
                }
            }
        }
        for key in shown.keys.sorted(by: { ($0.start ?? 0, $0.name) < ($1.start ?? 0, $1.name) }) {
            guard let known = shown[key] else { continue }
            let found = known.numbers < 4 ? FrameReasons.reasons(of: best[key], in: document) : []
            reasons.note(found)
            guard isListing else { continue }
            let line = key.start.map { document.tree.text.lineNumber(at: TextOffset($0)) } ?? 0
            let frame = best[key]?.frame?.text ?? "nothing"
            let note = best[key]?.note?.text ?? ""
            print("    \(path):\(line): \(key.name) \(frame) [\(note)] \(found.joined(separator: ", "))")
        }
        return Shares(
            views: shown.count, whole: shown.values.count { $0.numbers == 4 },
            assumed: shown.values.count { $0.numbers == 4 && $0.isAssumption },
            inWords: shown.values.count { $0.numbers < 4 && $0.axes == 2 },
            oneAxis: shown.values.count { $0.axes == 1 },
            some: shown.values.count { $0.axes == 0 && $0.parts > 0 })
    }

    /// How much of one view is shown.
    private struct Knowledge {
        /// Of position and size, those that are numbers, and those that are numbers or expressions.
        var numbers = 0
        var parts = 0
        /// Along which position and size are shown.
        var axes = 0
        var isAssumption = false

        init() {}

        init(_ view: LayoutReport.View) {
            guard let frame = view.frame else { return }
            let isNumber = frame.numbers.map { $0 != nil }
            let isShown = zip(frame.numbers, frame.words).map { $0 != nil || $1 != nil }
            numbers = isNumber.count(where: \.self)
            parts = isShown.count(where: \.self)
            axes = [isShown[0] && isShown[2], isShown[1] && isShown[3]].count(where: \.self)
            isAssumption = view.note?.isAssumption ?? false
        }

        static func < (one: Self, other: Self) -> Bool {
            (one.axes, one.numbers, one.parts) < (other.axes, other.numbers, other.parts)
        }
    }

    /// The same view in all layouts of a file.
    private struct Key: Hashable {
        var start: Int?
        var name: String

        init(range: TextRange?, name: String) {
            start = range?.start.utf8
            self.name = name
        }

        /// The view that a chain constrains; of one that is not known, all in a type with that spelling are the same.
        init(_ document: LayoutDocument, _ chain: Chain) {
            if let item = chain.receiver {
                self.init(
                    range: document[item].nameRange ?? document[item].declaration, name: document.name(of: item))
            } else {
                let block = document[chain.block]
                let spelling = document.tree.text[block.receiverRange]
                self.init(range: nil, name: "\(block.owner ?? "") \(spelling)")
            }
        }
    }
}
