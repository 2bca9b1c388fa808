// Which attributes of which views code decides that cannot be read, in one scenario.

import AutoLayout
import SourceText

/// An attribute of a view of which it is not known what constrains it.
struct UnreadPlacement: Hashable {
    var item: ItemID
    var attribute: LayoutAttribute
}

extension LayoutDocument {
    /// Each once, in the order of items.
    func unreadPlacements(_ scenario: Scenario, _ lowered: LoweredScenario) -> [UnreadPlacement] {
        guard tree.dialect != .masonry else { return [] }
        var found: Set<UnreadPlacement> = []
        func noteAll(_ item: ItemID) {
            let known = collapsedAxis(of: item, scenario)
            for attribute in [LayoutAttribute.left, .top, .width, .height]
            where attribute.kind != .size || attribute.axis != known {
                found.insert(UnreadPlacement(item: item, attribute: attribute))
            }
        }
        for id in lowered.items where !isPlacedBySystem(id) {
            let unknowns = items[id.index].unknowns
            if unknowns.contains(.ownConstraints) || (scenario.name != nil && unknowns.contains(.removedLater)) {
                noteAll(id)
            }
        }
        let remade = remadeViews(in: scenario)
        let again = chainsRunAgain(in: scenario)
        for index in scenario.chainRanges.joined() where chainRecords.indices.contains(index) {
            let chain = chainRecords[index]
            guard let receiver = chain.receiver, lowered.itemIndices[receiver] != nil, !isPlacedBySystem(receiver)
            else {
                continue
            }
            if isRead(chain, in: scenario) || again.contains(chain, self) { continue }
            if let last = remade[receiver], chain.block.index < last.index { continue }
            switch attributes(of: chain) {
            case nil: noteAll(receiver)
            case let attributes?:
                for attribute in attributes where attribute != .notAnAttribute {
                    found.insert(UnreadPlacement(item: receiver, attribute: attribute))
                }
            }
        }
        return found.sorted { ($0.item, $0.attribute.rawValue) < ($1.item, $1.attribute.rawValue) }
    }

    /// The axis along which a view has no extent, because its stack view hides it.
    func collapsedAxis(of item: ItemID, _ scenario: Scenario) -> Axis? {
        scenario.name == nil ? hiddenArranged[item] : nil
    }

    /// Whether all that a chain makes in the scenario is among its constraints.
    private func isRead(_ chain: ChainRecord, in scenario: Scenario) -> Bool {
        // In the scenario of another way of the same branch it does not run.
        if chain.guardID != .always, areExclusive(scenario.guardID, chain.guardID) { return true }
        if chain.isStopped { return false }
        if chain.unknown != nil, !lacksOnlyNumbers(chain) { return false }
        if chain.certainty == .certain { return true }
        // In the scenario of its own branch it runs.
        return chain.guardID != .always && isGuard(scenario.guardID, within: chain.guardID)
    }

    /// What may run elsewhere, too, of the chains that surely run in the scenario of their method: they make the same once more,
    /// and what stands in the other way of that condition runs in other scenarios.
    private func chainsRunAgain(in scenario: Scenario) -> ChainsRunAgain {
        var again = ChainsRunAgain()
        guard scenario.name != nil else { return again }
        var surely: [ChainsRunAgain.Place: ChainRecord] = [:]
        var possibly: [ChainRecord] = []
        for index in scenario.chainRanges.joined() where chainRecords.indices.contains(index) {
            let chain = chainRecords[index]
            guard let receiver = chain.receiver else { continue }
            if chain.certainty == .certain, chain.unknown == nil, !chain.isStopped {
                surely[ChainsRunAgain.Place(range: chain.range, receiver: receiver)] = chain
            } else if chain.guardID != .always, chain.unknown == nil {
                possibly.append(chain)
            }
        }
        for chain in possibly {
            guard let receiver = chain.receiver else { continue }
            let place = ChainsRunAgain.Place(range: chain.range, receiver: receiver)
            guard let other = surely[place], makesSame(chain, other) else { continue }
            again.places.insert(place)
            if again.ways.count < ChainsRunAgain.mostWays, !again.ways.contains(chain.guardID) {
                again.ways.append(chain.guardID)
            }
        }
        return again
    }

    private func makesSame(_ one: ChainRecord, _ other: ChainRecord) -> Bool {
        let (ones, others) = (Array(one.constraints), Array(other.constraints))
        return ones.count == others.count
            && zip(ones, others).allSatisfy { left, right in
                let (left, right) = (self[left], self[right])
                return left.firstItem == right.firstItem && left.firstAttribute == right.firstAttribute
                    && left.relation == right.relation && left.target == right.target
                    && left.constant != nil && left.constant == right.constant
                    && left.multiplier == right.multiplier && left.priority == right.priority
            }
    }

    /// The last block of each view that surely takes away what the library made of it before.
    private func remadeViews(in scenario: Scenario) -> [ItemID: BlockID] {
        var last: [ItemID: BlockID] = [:]
        for index in scenario.chainRanges.joined() where chainRecords.indices.contains(index) {
            let id = chainRecords[index].block
            guard blocks.indices.contains(id.index) else { continue }
            let block = blocks[id.index]
            guard block.kind == .remake, let receiver = block.receiver,
                block.certainty == .certain || isGuard(scenario.guardID, within: block.guardID)
            else { continue }
            last[receiver] = max(last[receiver] ?? id, id)
        }
        return last
    }

    /// The attributes that a chain names; nil where it may be about any.
    private func attributes(of chain: ChainRecord) -> [LayoutAttribute]? {
        var attributes: [LayoutAttribute] = []
        for index in chain.stepPlaces where steps.indices.contains(index) {
            switch steps[index].kind {
            case .attributes(let some): attributes += some
            case .unknown, .handle: return nil
            default: break
            }
        }
        for id in Array(chain.constraints) + Array(chain.updated) { attributes.append(self[id].firstAttribute) }
        return attributes.isEmpty ? nil : attributes
    }

    /// Whether a chain made all constraints that it names, so that nothing but numbers or targets of them is unknown.
    func lacksOnlyNumbers(_ chain: ChainRecord) -> Bool {
        switch chain.unknown {
        case .number, .target: break
        default: return false
        }
        guard !chain.isStopped else { return false }
        var named = 0
        for index in chain.stepPlaces where steps.indices.contains(index) {
            switch steps[index].kind {
            case .attributes(let attributes): named += attributes.count
            case .unknown, .handle: return false
            default: break
            }
        }
        let known = Array(chain.constraints) + Array(chain.updated)
        return named > 0 && known.count >= named && known.allSatisfy { self[$0].priority != nil }
    }

    /// Whether other code than constraints gives an item its frame: roots, content views, and the guides of the system.
    package func isPlacedBySystem(_ id: ItemID) -> Bool {
        let item = items[id.index]
        return switch item.layout.kind {
        case .safeAreaGuide, .layoutMarginsGuide, .readableContentGuide, .contentLayoutGuide, .frameLayoutGuide: true
        case .view, .scrollView, .contentView, .guide: item.parent == .root || item.placement == .contentView
        }
    }
}

/// The chains of a scenario that code elsewhere runs as well, where a condition holds.
private struct ChainsRunAgain {
    struct Place: Hashable {
        var range: TextRange
        var receiver: ItemID
    }

    var places: Set<Place> = []
    /// The ways of conditions in which it does.
    var ways: [GuardID] = []
    static let mostWays = 8

    func contains(_ chain: ChainRecord, _ document: LayoutDocument) -> Bool {
        guard chain.guardID != .always, let receiver = chain.receiver else { return false }
        return places.contains(Place(range: chain.range, receiver: receiver))
            || ways.contains { document.areExclusive($0, chain.guardID) }
    }
}
