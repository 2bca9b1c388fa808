// Set-up code that runs twice: the initializer of a superclass calls a method, and so does the class.

import MasonrySyntax
import SourceText

/// A call that runs a method of the class although code of a superclass has run it before.
package struct SecondSetUp: Sendable, Hashable {
    /// The name in the call.
    package var call: TextRange
    /// What is called, as the text spells it.
    package var name: String
    /// The method.
    package var method: TextRange
    /// The class whose code called it first; nil where that is not known.
    package var superclass: String?
}

extension Evaluator {
    /// Notes a call of the class's own code on its set-up path, if its method, or the superclass's, made something when code of
    /// a superclass called it. (Here it ran only once: what it makes is shown once.)
    mutating func noteSecondSetUp(_ method: Int, _ call: Invocation) {
        guard frame.certainty == .certain, frame.level == 0, let context = classContext, context.inlining == .setUp,
            let level = context.firstCallers[method], level > 0,
            context.runs[method].contains(.executed),
            context.runs[method].isDisjoint(with: [.running, .possibly, .plain]),
            composition.isOwn(call.range)
        else { return }
        if case .collecting = hierarchy { return }
        let lineage = [context.picture.superclass].compactMap { $0 } + context.picture.ancestors
        let second = SecondSetUp(
            call: call.nameRange, name: tree.string(call.name), method: context.picture.methods[method].range,
            superclass: lineage.indices.contains(Int(level) - 1) ? lineage[Int(level) - 1] : nil)
        document.secondSetUps.append(second)
    }
}
