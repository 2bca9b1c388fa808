// Views that leave their superviews, and with them the constraints that tied the two.

import MasonrySemantics
import MasonrySyntax

extension RuleContext {
    /// Whether the class takes the view out of its superview anywhere: what tied the two is gone then, and has to be made
    /// again. At the end of its life it comes back no more.
    func leavesItsSuperview(_ path: String, of call: CodeReading.BlockCall) -> Bool {
        let type = code.method(of: call).type
        return events(named: Word.removeFromSuperview.spelling).contains { index, event in
            guard self.path(event.receiver) == path, let method = code.method(at: index) else { return false }
            return method.type == type && !["dealloc", "deinit"].contains(method.name)
        }
    }
}
