// What a call or closure has of its own while it runs; entering and leaving one is the only way in and out.

import MasonrySyntax

/// Everything that a call begins anew and gives back at its end. A field that is added here is saved and given back
/// with all the others.
struct Frame {
    /// How certain the code that runs now is, which a branch may make less so.
    var certainty = Certainty.certain
    /// How many branches, loops and callbacks stand around what runs now.
    var uncertainty: Int32 = 0
    /// How certain the function or closure is as a whole.
    var functionCertainty = Certainty.certain
    /// The method that runs, as `ConstraintBlock.function` names it.
    var function: String?
    /// The method that runs and that no other one called: all of one call of it runs in the order of the blocks.
    var entry: String?
    /// How many superclasses up the method that runs is declared, for `super`.
    var level: Int32 = 0
    /// Whether the code that runs is of another class than the one whose layout this is.
    var isBorrowed = false
    /// The make block whose body runs, for `superview` and `$0`.
    var block: BlockID?
    /// Whether the code that runs is that of the block itself, not of a closure in it.
    var isBlockBody = false
    /// The chain that the expression being evaluated belongs to.
    var chainContext = ChainContext()
    /// Whether a name that is not known is a finding here, and of which kind.
    var nameExpectation = NameExpectation.hostCode
    /// Whether `equalTo(…)` asks for an object, which the boxing `mas_equalTo(…)` does not.
    var isObjectAsked = false
    /// Whether the block that runs is one of an array receiver.
    var isArrayReceiver = false
    /// The conditions under which what runs now is reached.
    var guardID = GuardID.always
    /// How what runs may have been left already, in a branch of unknown condition: what runs now is the way of those
    /// that were not left.
    var mayHaveLeft: Leaving = []
    /// The assignments that there were when it may have been left first: later ones need not have happened.
    var assignmentsWhenLeft: Int?
    /// Whether some `return` was met, and whether that which ran is known.
    var hasReturned = false
    /// What the last `return` gave.
    var returned: Value = .unknown
}

/// The ways out of a piece of code.
struct Leaving: OptionSet {
    let rawValue: UInt8
    /// Out of the function or closure.
    static let function = Leaving(rawValue: 1 << 0)
    /// Out of the loop.
    static let loop = Leaving(rawValue: 1 << 1)
    /// Out of one turn of the loop.
    static let turn = Leaving(rawValue: 1 << 2)
}

extension Frame {
    /// What is entered.
    enum Kind {
        /// A method of the class: it sees no local names of its caller.
        case method(String)
        /// The initializer or getter of a member, which runs once, whoever asks first: it is as certain as the class.
        case member
        /// A function of C, which only computes.
        case computation
        /// A closure, among the names of the call that it was written in; nil for the running one.
        case closure(Int32?)
        /// The closure of a make block, likewise.
        case block(BlockID, Int32?)
    }

    /// The frame of what is entered from this one.
    fileprivate func entering(_ kind: Kind) -> Frame {
        var inner = Frame()
        inner.certainty = certainty
        inner.uncertainty = uncertainty
        inner.guardID = guardID
        inner.functionCertainty = certainty
        inner.function = function
        inner.entry = entry
        inner.level = level
        inner.isBorrowed = isBorrowed
        inner.isArrayReceiver = isArrayReceiver
        switch kind {
        case .method(let name):
            inner.function = name
            if entry == nil { inner.entry = name }
        case .member:
            inner.guardID = .always
            inner.certainty = .certain
            inner.functionCertainty = .certain
        case .computation: break
        case .closure:
            inner.block = block
            inner.returned = .null
        case .block(let id, _):
            inner.block = id
            inner.isBlockBody = true
            inner.returned = .null
        }
        return inner
    }
}

extension Frame.Kind {
    /// The call among whose names it runs, where that need not be the running one.
    fileprivate var call: Int32? {
        switch self {
        case .closure(let call), .block(_, let call): call
        case .method, .member, .computation: nil
        }
    }

    /// Whether the names of the caller are not seen.
    fileprivate var hasOwnNames: Bool {
        switch self {
        case .method, .member, .computation: true
        case .closure, .block: false
        }
    }
}

extension Evaluator {
    /// Runs the code of a call or closure: names that it binds, chains that it begins and all else of `Frame` end with
    /// it. Whoever calls asks first whether `depth` allows one more.
    mutating func enter<Result>(_ kind: Frame.Kind, _ body: (inout Evaluator) -> Result) -> Result {
        let outer = frame
        let (names, mark) = (scope.frame, scope.mark)
        frame = outer.entering(kind)
        switch kind {
        case .method, .member, .computation: scope.beginFrame()
        case .closure(let own?), .block(_, let own?): scope.frame = own
        case .closure, .block: break
        }
        var other: Int?
        if !waitingClasses.isEmpty, let own = kind.call { other = waitingClass(ofCall: own) }
        if let other {
            exchange(other)
            (frame.isBorrowed, frame.level) = (waitingClasses[other].isBorrowed, waitingClasses[other].level)
        }
        depth += 1
        let result = body(&self)
        depth -= 1
        if let other { exchange(other) }
        endChain()
        scope.leave(to: mark)
        if kind.hasOwnNames { scope.endFrame(names) } else { scope.frame = names }
        // Behind a return that may have ended the call, what it assigned to the names around it is not known.
        if let assignments = frame.assignmentsWhenLeft { scope.forgetAssignments(since: assignments) }
        frame = outer
        return result
    }
}
