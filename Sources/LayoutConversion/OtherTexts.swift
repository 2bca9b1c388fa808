// What other texts do with the views whose constraints a block makes.

import AutoLayout
import MasonrySemantics
import SourceText

extension BlockRewriter {
    /// Leaves what another text changes.
    func checkOthers(_ item: ItemID) throws(Reason) {
        let (name, owner) = (HiddenMembers.plain(document[item].name), document[item].owner)
        let isOwn = document[item].declaration.map { document.isInText($0) } ?? false
        if isChangedByOthers(name, of: owner, isOwn: isOwn) { throw Reason(.changedByOthers(document[item].name)) }
        guard let owner else { return }
        // What a class is itself is changed by whoever has it as a view, and what it inherits by its superclass.
        let views = name == "self" ? shares.views(besides: ownShares) : []
        let changers = isOwn ? [] : shares.changers(of: name).subtracting(ownShares.changers(of: name))
        // What is declared as one of UIKit's classes is made as one.
        if views.contains(where: { !$0.hasPrefix("UI") && classes.isOne(owner, of: [$0]) })
            || changers.contains(where: { classes.mayInherit(owner, from: $0) })
        {
            throw Reason(.changedByOthers(document[item].name))
        }
    }

    /// Leaves what changes constraints that another text makes of the same view: that of a class which inherits from this one
    /// or extends it, or of the view's own.
    func checkMakers(_ instances: [ConstraintBlock], _ written: WrittenInstances) throws(Reason) {
        for item in instances.compactMap(\.receiver) where written.change(of: item) != nil {
            let (name, owner) = (HiddenMembers.plain(document[item].name), document[item].owner)
            let makers = shares.makers(of: name).subtracting(ownShares.makers(of: name))
            let themselves = shares.makers(of: "self").subtracting(ownShares.makers(of: "self"))
            let isInherited = owner.map { owner in makers.contains { classes.mayInherit($0, from: owner) } } ?? false
            if isInherited || document[item].className.map({ classes.isOne($0, of: themselves) }) ?? false
                || mayMakeItself(item, name)
            {
                throw Reason(.changedByOthers(document[item].name))
            }
        }
    }

    /// Whether a method that another text gives to views of the system, and that makes constraints of its own object, may
    /// be called on a view: the view's own class could do so, and whoever sees the view.
    private func mayMakeItself(_ item: ItemID, _ name: String) -> Bool {
        let extended = shares.selfMaking.classes.subtracting(ownShares.selfMaking.classes)
        guard let type = document[item].className, classes.isOne(type, of: extended) else { return false }
        return classes.isDeclared(type) || name == "self" || !hidden.contain(name, of: document[item].owner)
            || selfMaking.mayConcern(name)
    }

    private var shares: ConstraintShares { request.foreign.shares }
    private var ownShares: ConstraintShares { hidden.changes.shares }

    /// Whether some text changes a member of that name, of an object that may be of the class.
    ///
    /// - Parameters:
    ///   - name: That of the property, not of its variable.
    ///   - isOwn: Whether this text declares it.
    func isChangedByOthers(_ name: String, of owner: String?, isOwn: Bool) -> Bool {
        let types =
            isOwn && hidden.contain(name, of: owner)
            ? hidden.changes.types(of: name)
            : request.foreign.types(of: name, of: owner, besides: hidden.fingerprint)
        return types.contains { type in
            guard let type, let owner else { return true }
            return !classes.areApart(type, owner)
        }
    }
}
