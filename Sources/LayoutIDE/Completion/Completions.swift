// The entry of completion: from a place in the text to what may stand there.

import MasonrySyntax
import SourceText

extension Analysis {
    package static let completionLimit = CompletionSource.itemLimit

    /// What may be typed at `offset`, best first. Works on unfinished text; empty where nothing fits. An answer of
    /// `completionLimit` items or more is not complete: ask again when more is typed.
    package func completions(at offset: TextOffset) -> [CompletionItem] {
        let offset = min(offset, text.range.end)
        let walk = TokenWalk(tree)
        let context = walk.completionContext(at: offset, dialect: tree.dialect)
        var list = CompletionList(word: context.word)
        let typed = text[TextRange(min(context.word.start, offset), offset)]
        let source = CompletionSource(analysis: self, walk: walk, offset: offset, typed: typed)
        switch context.place {
        case .chain(let chain): source.addChainWords(after: chain, to: &list)
        case .implicitMember(let call): source.addImplicitMembers(of: call, to: &list)
        case .member(let base, let call): source.addMembers(of: base, inside: call, to: &list)
        case .argument(let call): source.addArguments(of: call, to: &list)
        case .makerStart(let header): source.addMaker(header, to: &list)
        case .message: source.addMessageBlocks(to: &list)
        case .statement(let surroundings): source.addStatements(in: surroundings, to: &list)
        case .viewBody: source.addViewMembers(to: &list)
        case .className: source.addClasses(to: &list)
        case .device: source.addDevices(to: &list)
        case .expectation: source.addExpectationOperands(to: &list)
        case .expectationEnd: source.addExpectationClauses(to: &list)
        case .screenName(let isQuoted): source.addScreens(isQuoted: isQuoted, to: &list)
        case .stateName: source.addStates(to: &list)
        case .nothing: break
        }
        return list.sorted
    }
}
