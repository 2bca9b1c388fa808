// Runs a probe through the parser and the evaluator, in the terms of the record.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// What evaluation says about a probe.
struct ProbeRun {
    var document: LayoutDocument
    var isSnapKit: Bool

    init(_ probe: Probe) {
        var code = probe.code
        if let renamed = ProbeExceptions.renamed[probe.id] { code = code.replacing(renamed.from, with: renamed.to) }
        let text = ProbeSetup.declarations(for: probe.setup) + "\n" + code + "\n"
        document = LayoutDocument.evaluate(SyntaxTree.parse(SourceText(text), dialect: .masonry))
        isSnapKit = probe.swift != nil
    }

    /// The texts of everything that stops at run time.
    var failures: [String] {
        document.problems.compactMap(\.kind.text)
    }

    var active: [Probe.Constraint] {
        (document.scenarios.first?.active ?? []).map { describe($0, isActive: true) }
    }

    /// Made, but not (or no longer) active.
    var inactive: [Probe.Constraint] {
        let active = Set(document.scenarios.first?.active ?? [])
        return document.constraints.indices.map { MadeConstraintID($0) }
            .filter { !active.contains($0) }.map { describe($0, isActive: false) }
    }

    private func describe(_ id: MadeConstraintID, isActive: Bool) -> Probe.Constraint {
        let made = document[id]
        let scenario = document.scenarios.first
        let constant = scenario?.changedConstants[id] ?? made.constant
        let priority = scenario?.changedPriorities[id] ?? made.priority
        var result = Probe.Constraint(
            firstItem: document[made.firstItem].name, firstAttribute: made.firstAttribute.name,
            relation: made.relation.symbol, secondItem: nil, secondAttribute: "notAnAttribute",
            multiplier: made.multiplier ?? .nan, constant: constant ?? .nan, priority: priority ?? .nan)
        if case .item(let item, let attribute) = made.target {
            result.secondItem = document[item].name
            result.secondAttribute = attribute.name
        }
        if isSnapKit {
            result.active = isActive
            result.identifier = made.identifier
        } else {
            result.installedOn = made.installedOn.map { document[$0].name }
            result.key = made.identifier
        }
        return result
    }

    /// nil where everything agrees with the record; otherwise what does not.
    func disagreement(with probe: Probe) -> String? {
        if let failure = probe.failure {
            guard failures.contains(where: { $0.contains(failure) || isSameFailure($0, failure, probe) }) else {
                return "expected \(failure)\n     but found \(failures)"
            }
            guard let expected = probe.constraintsAtException else { return nil }
            return expected == active ? nil : "expected to stay \(expected)\n     but found \(active)"
        }
        let expected = probe.constraints ?? []
        if let stopped = document.problems.first(where: { $0.kind.text != nil && !isAcceptedBySnapKit($0.kind) }) {
            return "unexpected: \(stopped.kind)"
        }
        let expectedActive = expected.filter { $0.active != false }
        guard expectedActive == active else { return "expected \(expectedActive)\n     but found \(active)" }
        let missing = expected.filter { $0.active == false && !inactive.contains($0) }
        return missing.isEmpty ? nil : "not among the inactive: \(missing)\n     but found \(inactive)"
    }

    /// UIKit raises for these only when it lays out.
    private func isAcceptedBySnapKit(_ kind: SemanticProblem.Kind) -> Bool {
        if case .crossAxisPairing = kind { return isSnapKit }
        return false
    }

    /// What a value's description or Foundation says was recorded as GNUstep words it: the rule counts.
    private func isSameFailure(_ found: String, _ expected: String, _ probe: Probe) -> Bool {
        guard let stem = ProbeExceptions.gnustepWording[probe.id] else { return false }
        return expected.hasPrefix(stem.recorded) && found.hasPrefix(stem.found)
    }
}
