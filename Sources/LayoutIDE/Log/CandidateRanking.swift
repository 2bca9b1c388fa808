// Ranks the places where each constraint of a message may come from, and says how sure that is.

import LayoutLog
import MasonrySyntax

extension SourceSearch {
    /// The candidates for a constraint of the message, the likeliest first.
    func candidates(for index: Int) -> [SourceCandidate] {
        guard let query = queries[index] else { return [] }
        var result: [SourceCandidate] = []
        for (rank, match) in matches.enumerated() {
            guard result.count < Self.mostCandidates, let constraint = match.constraints[index],
                let fit = match.fits[index]
            else { continue }
            let rivals = rivals(of: constraint, for: query, index, in: match)
            var candidate = candidate(constraint, of: match.file)
            candidate.names = Dictionary(
                uniqueKeysWithValues: match.items.map { ($0.key, workspace.files[match.file].items[$0.value].name) })
            let next = matches.dropFirst(rank + 1).first { $0.constraints[index] != nil }
            let isFirst = result.isEmpty
            candidate.certainty = certainty(
                of: constraint, fit, for: index, in: match, isFirst: isFirst,
                isAhead: next.map { match.score - $0.score > 3 } ?? true, rivals: rivals)
            candidate.reasons = reasons(fit, index, match, candidate.certainty, rivals: rivals.count)
            result.append(candidate)
            for rival in rivals where result.count < Self.mostCandidates {
                var other = self.candidate(rival, of: match.file)
                other.names = candidate.names
                other.reasons = [LogReason.fitsAsWell]
                result.append(other)
            }
        }
        return result
    }

    /// Other constraints of the class that fit as well if all others are as they are.
    private func rivals(of chosen: Int, for query: LoggedQuery, _ index: Int, in match: ScopeMatch) -> [Int] {
        let file = workspace.files[match.file]
        var fixed: [Int: Int] = [:]
        for (other, fit) in match.fits.enumerated() where other != index {
            for pair in fit?.pairs ?? [] { fixed[pair.logged] = pair.source }
        }
        let taken = Set(fixed.values)
        let used = Set(match.constraints.enumerated().compactMap { $0.offset == index ? nil : $0.element })
        let isPlaced = isNamed(index, in: file) && isAtLine(index, file.constraints[chosen])
        return file.constraints.indices.filter { other in
            let made = file.constraints[other]
            guard other != chosen, !used.contains(other), made.scope == match.scope,
                !isPlaced || isAtLine(index, made),
                let fit = query.fit(made, in: file, workspace.evidence), !fit.hasOtherConstant
            else { return false }
            return fit.pairs.allSatisfy { pair in
                if let known = fixed[pair.logged] { return known == pair.source }
                return !taken.contains(pair.source)
                    && workspace.bits(items[pair.logged], file.items[pair.source]) != nil
            }
        }
    }

    private func candidate(_ constraint: Int, of file: Int) -> SourceCandidate {
        let facts = workspace.files[file]
        let made = facts.constraints[constraint]
        return SourceCandidate(
            path: facts.path, range: made.range, line: made.lines.lowerBound, column: made.column, text: made.text,
            meaning: made.meaning, owner: facts.scopes[made.scope].isEmpty ? nil : facts.scopes[made.scope],
            certainty: .possible, reasons: [], names: [:], file: file, constraint: constraint)
    }

    private func certainty(
        of constraint: Int, _ fit: StatementFit, for index: Int, in match: ScopeMatch, isFirst: Bool, isAhead: Bool,
        rivals: [Int]
    ) -> SourceCandidate.Certainty {
        guard isFirst, rivals.isEmpty, isAhead else { return .possible }
        let file = workspace.files[match.file]
        if isNamed(index, in: file), isAtLine(index, file.constraints[constraint]) {
            let isOnlyFile = workspace.files.count { isNamed(index, in: $0) } == 1
            let isWhole = !fit.hasOtherConstant && otherClasses(fit, match).isEmpty
            return isOnlyFile && isWhole ? .certain : .likely
        }
        if fit.hasOtherConstant { return .possible }
        return isCertain(constraint, fit, for: index, in: match) ? .certain : .likely
    }

    /// Whether no other code can have made it: all of the message is made by this class, with nothing unknown, a class of
    /// the program or a key takes part, and no other constraint of the workspace can be it.
    private func isCertain(_ constraint: Int, _ fit: StatementFit, for index: Int, in match: ScopeMatch) -> Bool {
        let file = workspace.files[match.file]
        let made = file.constraints[constraint]
        guard fit.isExact, !file.hasUnread, let query = queries[index] else { return false }
        // What Interface Builder makes looks like what code makes with the system's classes.
        guard made.library != .uiKit || (made.identifier != nil && made.identifier == query.identifier) else {
            return false
        }
        for (other, query) in queries.enumerated() where query != nil {
            guard let fit = match.fits[other], fit.isExact else { return false }
        }
        guard match.items.allSatisfy({ workspace.isSame(items[$0.key], file.items[$0.value]) }) else { return false }
        let own = fit.pairs.filter { isOwn(items[$0.logged]) }
        guard !own.isEmpty || (made.identifier != nil && made.identifier == query.identifier) else { return false }
        let ownClasses = Set(own.compactMap { items[$0.logged].className.map(LogClassName.plain) })
        return !workspace.files.enumerated().contains { number, other in
            if number != match.file, other.hasUnread,
                other.items.contains(where: { $0.className.map(ownClasses.contains) ?? false })
            {
                return true
            }
            return other.constraints.indices.contains { rival in
                guard number != match.file || rival != constraint,
                    let fit = query.fit(other.constraints[rival], in: other, workspace.evidence), !fit.hasOtherConstant
                else { return false }
                return fit.pairs.allSatisfy { workspace.bits(items[$0.logged], other.items[$0.source]) != nil }
            }
        }
    }

    /// The views of a constraint whose class the source gives otherwise.
    private func otherClasses(_ fit: StatementFit, _ match: ScopeMatch) -> [(printed: String, declared: String)] {
        let file = workspace.files[match.file]
        return fit.pairs.compactMap { pair in
            let (logged, item) = (items[pair.logged], file.items[pair.source])
            guard workspace.hasOtherClass(logged, item), let printed = logged.className else { return nil }
            return (LogClassName.plain(printed), item.className ?? "UITableViewCellContentView")
        }
    }

    /// Whether an item tells the program it is of: by a class that the workspace declares, or by its key.
    private func isOwn(_ item: LoggedItem) -> Bool {
        if item.name != nil, item.className != nil { return true }
        return item.className.map { workspace.kinship.declares(LogClassName.plain($0)) } ?? false
    }

    private func reasons(
        _ fit: StatementFit, _ index: Int, _ match: ScopeMatch, _ certainty: SourceCandidate.Certainty, rivals: Int
    ) -> [LocalizedText] {
        let file = workspace.files[match.file]
        var result: [LocalizedText] = []
        if let source = constraints[index].source, isNamed(index, in: file) {
            result.append(LogReason.namedBySnapKit(source))
        }
        for (printed, declared) in otherClasses(fit, match) {
            result.append(LogReason.otherClass(printed, declared))
        }
        let asked = queries.count { $0 != nil }
        if asked > 1 { result.append(LogReason.explained(match.explained, of: asked, file.scopes[match.scope])) }
        if fit.hasOtherConstant {
            result.append(LogReason.otherConstant)
        } else if !fit.isExact {
            result.append(LogReason.notAllKnown)
        }
        if certainty == .certain, result.isEmpty || constraints[index].source == nil {
            result.append(LogReason.nothingElse)
        }
        if rivals > 0 { result.append(LogReason.others(rivals)) }
        return result
    }
}

/// Why a place is thought to be the source of a constraint.
enum LogReason {
    static let fitsAsWell = LocalizedText("fits as well", "同样符合")
    static let otherConstant = LocalizedText(
        "the source gives another constant: it was changed since, or code changes it",
        "源代码中的 constant 不同：代码此后改过，或由其他代码修改")
    static let notAllKnown = LocalizedText("not all of it is known in the source", "源代码中并非全部已知")
    static let nothingElse = LocalizedText("nothing else in the workspace can be it", "工作区中没有其他可能")

    static func namedBySnapKit(_ source: LoggedSource) -> LocalizedText {
        let place = "\(source.fileName)#\(source.line)"
        return LocalizedText("SnapKit names \(place)", "SnapKit 指明了 \(place)")
    }

    static func otherClass(_ printed: String, _ declared: String) -> LocalizedText {
        LocalizedText(
            "the view is `\(printed)` in the message and `\(declared)` in the source: it was changed since, or is another",
            "视图在消息中是 `\(printed)`，在源代码中是 `\(declared)`：代码此后改过，或者是另一个视图")
    }

    static func explained(_ count: Int, of all: Int, _ owner: String) -> LocalizedText {
        let name = owner.isEmpty ? "" : " `\(owner)`"
        return LocalizedText(
            "\(count) of the \(all) constraints that code made are found in\(owner.isEmpty ? " this file" : name)",
            "代码创建的 \(all) 条约束中，\(count) 条见于\(owner.isEmpty ? "此文件" : name + " ")")
    }

    static func others(_ count: Int) -> LocalizedText {
        LocalizedText("\(count) more in the same class fit as well", "同一个类中另有 \(count) 条同样符合")
    }
}
