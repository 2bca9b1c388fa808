// Stack views of a program's own classes, which arrange as UIKit's do.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// Whether a class is one of stack views, and all code between it and UIKit's is in the text. UIKit's own is one whose
    /// extensions are in the text.
    mutating func isStackClass(_ type: String) -> Bool {
        guard isInClass, tree.dialect == .swift, definitions.ownTypes[type] != nil else { return false }
        let superclasses = type == ViewClass.stack ? [type] : superclasses(of: type)
        guard let base = superclasses.firstIndex(where: { ViewClass.isOfSystem($0) }),
            superclasses[base] == ViewClass.stack
        else { return false }
        let own = tree.names.find("intrinsicContentSize")
        return ([type] + superclasses[..<base]).allSatisfy { name in
            definitions.ownTypes[name].map { picture in
                !picture.members.contains { $0.binding.name == own }
            } ?? false
        }
    }

    /// Follows a new view of such a class, if what makes it can be read.
    mutating func beginStack(_ item: ItemID, of picture: MergedType, isReadable: Bool) {
        guard isStackClass(picture.name) else { return }
        let initializer = tree.names.find("init")
        guard isReadable || !picture.methods.contains(where: { $0.declaration.name == initializer }) else { return }
        beginStack(item)
    }

    /// `self.init(arrangedSubviews: [a, b])` in such a class.
    mutating func arrangeOwn(_ call: Invocation) -> Value? {
        guard case .item(let item)? = classContext?.selfValue, facts.stacks[item] != nil, isHandedViews(call) else {
            return nil
        }
        guard let picture = classContext?.picture, isArranging(call, picture) else {
            forgetStack(item)
            return .null
        }
        let designated = (classContext?.methods[call.name] ?? []).first { index in
            let parameters = picture.methods[index].declaration.parameters
            return parameters.count == 1 && parameters[0].label?.word == .frame
        }
        if let designated { runMethod(designated) }
        if let views = firstArgument(call, expecting: viewExpectation)?.value {
            addSubview(views, to: item)
            arrange(views, in: item)
        }
        return .null
    }

    /// `Rows(arrangedSubviews: [a, b])`: UIKit's initializer calls the designated one, and arranges behind it.
    /// Whether it calls a class's own methods for each view is not documented.
    mutating func isArranging(_ call: Invocation, _ picture: MergedType) -> Bool {
        guard isHandedViews(call), isStackClass(picture.name) else { return false }
        return !picture.methods.contains {
            let word = $0.declaration.name.word
            return word == .addSubview || word == .addArrangedSubview || word == .insertSubview
        }
    }

    private mutating func isHandedViews(_ call: Invocation) -> Bool {
        let arguments = call.arguments.filter { $0.value != nil }
        return arguments.count == 1 && arguments[0].label.map { tree.string($0) } == "arrangedSubviews"
    }

    /// Methods of the class that its initializer does not call may arrange anew.
    mutating func disputeArrangement(by context: ClassContext, of item: ItemID) {
        // What extensions of UIKit's class have runs where it is called.
        guard facts.stacks[item] != nil, context.picture.name != ViewClass.stack else { return }
        let initializer = tree.names.find("init")
        for (index, method) in context.picture.methods.enumerated()
        where !context.runs[index].contains(.executed) && method.declaration.name != initializer {
            guard mentionsArrangement(method.range) else { continue }
            facts.stacks[item]?.isUnknown = true
            return
        }
    }

    private mutating func mentionsArrangement(_ range: TextRange) -> Bool {
        Self.arrangingWords.contains { tree.text.contains($0, in: range) }
    }

    private static let arrangingWords = [
        "rrangedSubview", "removeFromSuperview", "sHidden", "axis", "pacing", "lignment", "istribution", "ayoutMargin",
    ]
}
