// Texts of several lines as they are shown: how many lines they have, the width of their labels says.

import AutoLayout
import MasonrySemantics

extension ShownLayoutFinder {
    /// A text of several lines is as high as its lines, wherever the width of its label is known and decides how many there
    /// are, also if letters are a little wider or narrower than estimated.
    mutating func wrapTexts(_ probe: inout DisplayProbe) {
        let labels = entry.lowered.items.filter { document.wrappedTexts[$0] != nil }
        guard !labels.isEmpty else { return }
        /// The widths of the labels; nil for those that are not known.
        func widths(_ variant: DisplayProbe.Variant, scale: Double) -> [Double?] {
            var other = probe
            other.variant = variant
            other.wrappedTexts = .unwrapped(scale: scale)
            let solved = solve(lowered(other))
            return labels.map { label in
                guard let index = solved.lowered.itemIndices[label],
                    solved.solution.frames.indices.contains(index), solved.solution.isSolved(ItemID(index)),
                    !solved.solution.ambiguities.contains(where: { $0.item.index == index && $0.attribute == .width })
                else { return nil }
                return solved.solution.frames[index].width
            }
        }
        func shape(_ widths: [Double?], scale: Double) -> [WrappedText.Shape?] {
            zip(labels, widths).map { label, width in
                width.flatMap { document.wrappedTexts[label]?.shape(in: $0, scale: scale) }
            }
        }
        var known = widths(.first, scale: 1)
        for variant in [DisplayProbe.Variant.second, .mixed, .otherMixed] {
            for (place, other) in widths(variant, scale: 1).enumerated() {
                guard let width = known[place], let other, abs(width - other) < FrameNumbers.tolerance else {
                    known[place] = nil
                    continue
                }
            }
        }
        var shapes = shape(known, scale: 1)
        for scale in WrappedText.scales.dropFirst() where shapes.contains(where: { $0 != nil }) {
            let others = shape(widths(.first, scale: scale), scale: scale)
            for (place, other) in others.enumerated() where shapes[place] != other { shapes[place] = nil }
        }
        var sizes: [ItemID: AxisPair<Double?>] = [:]
        for (label, shape) in zip(labels, shapes) {
            if let shape { sizes[label] = document.wrappedTexts[label]?.size(shape) }
        }
        probe.wrappedTexts = .known(sizes)
    }
}
