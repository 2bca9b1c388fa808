// The declarations of `.masonry` files: keywords, properties, classes, devices, expectations.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

extension CompletionSource {
    private var language: MessageLanguage { analysis.configuration.language }

    func addStatements(in surroundings: CompletionContext.Surroundings, to list: inout CompletionList) {
        switch surroundings {
        case .file:
            for word in LayoutLanguage.declarations { add(word, .keyword, rank: 3, to: &list) }
            addBlocks(rank: 1, to: &list)
        case .state, .hostCode: addBlocks(rank: 1, to: &list)
        }
    }

    func addViewMembers(to list: inout CompletionList) {
        for word in LayoutLanguage.properties { add(word, .property, rank: 1, to: &list) }
        for word in LayoutLanguage.members { add(word, .keyword, rank: 2, to: &list) }
    }

    private func add(_ word: LayoutWord, _ kind: CompletionItem.Kind, rank: Int, to list: inout CompletionList) {
        let insert = kind == .property ? "\(word.name): " : "\(word.name) "
        list.add(word.name, kind, rank: rank, detail: word.form, insert: insert, snippet: word.snippet)
    }

    func addClasses(to list: inout CompletionList) {
        for name in LayoutLanguage.classes { list.add(name, .type, rank: 1) }
        for name in document.items.compactMap(\.className) { list.add(name, .type, rank: 2) }
    }

    /// Newest first.
    func addDevices(to list: inout CompletionList) {
        for device in Device.all.reversed() {
            list.add(
                Device.spelling(device.name), .screen, rank: 1,
                detail: "\(NumberText.short(device.size.width)) x \(NumberText.short(device.size.height))")
        }
    }

    func addExpectationOperands(to list: inout CompletionList) {
        for id in proposedItems(near: nil) { list.add(document[id].name, .view, rank: 1, detail: detail(of: id)) }
        for constant in document.constants {
            list.add(constant.name, .constant, rank: 2, detail: describe(constant.value))
        }
    }

    /// What may follow a finished comparison.
    func addExpectationClauses(to list: inout CompletionList) {
        list.add("on", .keyword, rank: 1, detail: "on \"SCREEN\"", insert: "on ", snippet: "on \"$1\"")
        list.add("in", .keyword, rank: 1, detail: "in STATE", insert: "in ")
    }

    func addScreens(isQuoted: Bool, to list: inout CompletionList) {
        for screen in document.screens {
            let size = screen.screen.size
            let name = screen.screen.name
            list.add(
                isQuoted ? name : "\"\(name)\"", .screen, rank: 1,
                detail: "\(NumberText.short(size.width)) x \(NumberText.short(size.height))")
        }
    }

    func addStates(to list: inout CompletionList) {
        for state in document.states { list.add(state.name, .state, rank: 1) }
    }
}
