// What code says of the navigation bar above a controller, and of whom it says so.

import MasonrySyntax
import SourceText

extension ControllerUses {
    mutating func hide(_ holder: ExpressionID?, _ value: ExpressionID?, _ range: TextRange) {
        guard let value else { return }
        let function = function(around: range)
        for type in own(holder, range) {
            let hides = isTrue(value)
            if function.contains("disappear") {
                if hides != true { showingAtTheEnd.insert(type) }
                continue
            }
            if [type] == around(range), isForCallers(hides, range) { continue }
            if hides != false { hiding.insert(type) }
            if hides == true, holder.map({ name($0) == "self" }) ?? true { hidingOwn.insert(type) }
            if hides != true { showing.insert(type) }
        }
    }

    /// Notes what a function of a controller does to its bar that others call: nothing is said then of the bar above the class
    /// that declares it. What runs later is so at times.
    private mutating func isForCallers(_ hides: Bool?, _ range: TextRange) -> Bool {
        guard let function = declaration(around: range) else { return false }
        let isOfAll = Self.isSystem(function.type)
        let time = isOfAll ? .whenCalled : appearanceCode.time(of: function)
        guard time != .onAppearance else { return false }
        if hides != false { names.insert(ControllerUse.hidesBarWhenCalled.name(function.name)) }
        if hides != true { names.insert(ControllerUse.showsBarWhenCalled.name(function.name)) }
        if isOfAll {
            if hides != false { names.insert(ControllerUse.someLeavesBarHidden) }
            return true
        }
        // Objective-C's superclasses may call it without saying so here.
        guard reader.dialect == .swift else { return false }
        if time == .later {
            hiding.insert(function.type)
            showing.insert(function.type)
        }
        return true
    }
}
