// Members of views and guides: their attributes, guides, superview and library proxies.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    mutating func memberOfItem(
        _ item: ItemID, _ name: Name, _ spelling: Spelling, _ nameRange: TextRange
    ) -> Value {
        if let view = embeddedMember(name, of: item) {
            noteReached(name, of: item)
            return view
        }
        // In sources `safeArea` is the program's own word, for the guide or for its attributes.
        guard let word = spelling.word, word != .safeArea || tree.dialect == .masonry else {
            if facts.labels[item] != nil, tree.string(name) == "attributedText" {
                return shownText(of: item, "attributedText")
            }
            if facts.stacks[item] != nil, tree.string(name).lowercased().hasSuffix("subviews") {
                if tree.string(name) == "arrangedSubviews", let arranged = arrangedViews(of: item) {
                    return .array(arranged.map { .item($0) })
                }
                forgetStack(item)
            }
            return unknownMember(of: item, name, spelling, nameRange)
        }
        if word == .snp { return .attributes(item, []) }
        if let attributes = AttributeWords.list(word) {
            // Without its prefix an edge is Masonry's shorthand only where an object is asked for; elsewhere, and always
            // in Swift, it is a number of the view's class or of a category on the frame.
            let isShorthand = tree.dialect == .masonry || (tree.dialect == .objectiveC && frame.isObjectAsked)
            if spelling.prefix == .none, !isShorthand || isOwnNumber(name, of: item) { return .unknown }
            return .attributes(item, attributes)
        }
        if let value = systemGuideMember(item, word, spelling.prefix) { return value }
        switch word {
        case .text where facts.labels[item] != nil: return shownText(of: item, "text")
        case .superview:
            if case .item(let parent) = document[item].parent { return .item(parent) }
            return superview(of: item) == .root && !isInClass ? .null : .unknown
        case .view: return document[item].parent == .root ? .item(item) : .unknown
        case .key: return document[item].key.map { .string($0) } ?? .unknown
        case .contentView where isCell(item):
            return .item(contentView(of: item))
        case .contentView where tree.dialect == .objectiveC: return keptView(name, of: item) ?? .unknown
        // Of what others keep it is not known whether it is in a window.
        case .safeAreaInsets: return noted.held.contains(item) ? .unknown : safeAreaInsets(at: nameRange)
        case .x: return .attributes(item, [.left])
        case .y: return .attributes(item, [.top])
        case .frame, .bounds:
            if let empty = emptyFrame(of: item) { return empty }
            // Nobody boxes it as a value of the moment but Masonry, which cannot.
            guard tree.dialect == .objectiveC else { return .unknown }
            return OpaqueStructure.value(ofViewMember: word.spelling) ?? .unknown
        default: return .unknown
        }
    }

    /// Until a view is in a window its `safeAreaInsets` are 0 (UIKit's documentation of the property).
    private mutating func safeAreaInsets(at range: TextRange) -> Value {
        guard classContext?.isBeforeWindow == true, !noted.isLater else { return .unknown }
        // What is remade or updated is so whenever it runs again, as on the next change of a keyboard.
        if let block = frame.block, document.blocks[block.index].kind == .make {
            report(.safeAreaReadEarly, at: range, chain: frame.chainContext.chain)
        }
        return .insets(EdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
    }

    private mutating func isCell(_ item: ItemID) -> Bool {
        if let context = classContext, item == knownRoot { return context.role == .cell }
        guard let className = document[item].className else { return false }
        return ViewClass.hasContentView(className) || kind(of: className).role == .cell
    }

    private mutating func unknownMember(
        of item: ItemID, _ name: Name, _ spelling: Spelling, _ nameRange: TextRange
    ) -> Value {
        // A subview by its name: `card.title` for a view `title` declared in `card`.
        if let binding = lookUp(name), case .item(let child) = binding.value, document[child].parent == .item(item) {
            refer(to: .item(child), at: nameRange, as: .read)
            return .item(child)
        }
        if let value = libraryMember(name, of: item) ?? tableView(name, of: item) { return value }
        if isInClass { noteReached(name, of: item) }
        if tree.dialect == .objectiveC, let view = keptView(name, of: item) { return view }
        if isInClass, let value = shorthandMember(name, of: item) { return value }
        forgetImage(of: item, through: tree.string(name))
        if isInClass, PlacingNames.mayPlace(property: tree.string(name)) { facts.handedOn[item] = true }
        return unknownAttribute(name, nameRange)
    }

    /// Whether `[article height]` is rather what the program's own class calls so: no text of the program asks for Masonry's
    /// names without their prefix.
    private mutating func isOwnNumber(_ name: Name, of item: ItemID) -> Bool {
        guard tree.dialect == .objectiveC, knowsFiles, !hasShorthand, let type = document[item].className else {
            return false
        }
        return !ViewClass.isOfSystem(type)
    }

    /// A member that a library gives all views.
    mutating func libraryMember(_ name: Name, of item: ItemID) -> Value? {
        for index in libraries.all.indices {
            if let value = libraries.all[index].member(ofView: item, name, &self) { return value }
        }
        return nil
    }

    /// `view.safeAreaLayoutGuide`, `view.mas_safeAreaLayoutGuideTop`, in `.masonry` files `view.safeArea`, …
    private mutating func systemGuideMember(_ item: ItemID, _ word: Word, _ prefix: Spelling.Prefix) -> Value? {
        let kind: LayoutItem.Kind
        switch word {
        case .safeArea, .safeAreaLayoutGuide: kind = .safeAreaGuide
        case .layoutMarginsGuide: kind = .layoutMarginsGuide
        case .readableContentGuide: kind = .readableContentGuide
        case .contentLayoutGuide: kind = .contentLayoutGuide
        case .frameLayoutGuide: kind = .frameLayoutGuide
        default:
            guard let attribute = Self.safeAreaAttribute(word) else { return nil }
            let guide = systemGuide(.safeAreaGuide, of: item, spelling: "safeAreaLayoutGuide")
            return .attributes(guide, [attribute])
        }
        let guide = systemGuide(kind, of: item, spelling: word.spelling)
        // View+MASAdditions.m:131-133: the left side's attribute.
        return prefix == .mas ? .attributes(guide, [.notAnAttribute]) : .item(guide)
    }

    private static func safeAreaAttribute(_ word: Word) -> LayoutAttribute? {
        switch word {
        case .safeAreaLayoutGuideLeft: .left
        case .safeAreaLayoutGuideRight: .right
        case .safeAreaLayoutGuideTop: .top
        case .safeAreaLayoutGuideBottom: .bottom
        case .safeAreaLayoutGuideLeading: .leading
        case .safeAreaLayoutGuideTrailing: .trailing
        case .safeAreaLayoutGuideWidth: .width
        case .safeAreaLayoutGuideHeight: .height
        case .safeAreaLayoutGuideCenterX: .centerX
        case .safeAreaLayoutGuideCenterY: .centerY
        default: nil
        }
    }

    /// `vc.view`, `vc.mas_topLayoutGuide` (whose bottom is meant, ViewController+MASAdditions.m:18-30).
    mutating func memberOfController(_ index: Int, _ word: Word?, _ prefix: Spelling.Prefix) -> Value {
        switch word {
        case .view: return .item(controllerView(index))
        case .topLayoutGuide:
            let guide = controllerGuide(index, .top)
            return prefix == .mas ? .attributes(guide, [.bottom]) : .item(guide)
        case .bottomLayoutGuide:
            let guide = controllerGuide(index, .bottom)
            return prefix == .mas ? .attributes(guide, [.top]) : .item(guide)
        case .topLayoutGuideTop: return .attributes(controllerGuide(index, .top), [.top])
        case .topLayoutGuideBottom: return .attributes(controllerGuide(index, .top), [.bottom])
        case .bottomLayoutGuideTop: return .attributes(controllerGuide(index, .bottom), [.top])
        case .bottomLayoutGuideBottom: return .attributes(controllerGuide(index, .bottom), [.bottom])
        default: return .unknown
        }
    }

    mutating func controllerView(_ index: Int) -> ItemID {
        if let view = runtime.controllers[index].view { return view }
        let view = addView(
            name: "\(runtime.controllers[index].name).view", className: "UIView", parent: isInClass ? .unknown : .root,
            unknowns: isInClass ? [.rootSize, .parent] : [])
        document.items[view.index].controllerClass = runtime.controllers[index].className
        runtime.controllers[index].view = view
        return view
    }

    private enum GuideSide { case top, bottom }

    private mutating func controllerGuide(_ index: Int, _ side: GuideSide) -> ItemID {
        let controller = runtime.controllers[index]
        if let known = side == .top ? controller.topGuide : controller.bottomGuide { return known }
        let owner = controllerView(index)
        let name = "\(controller.name).\(side == .top ? "top" : "bottom")LayoutGuide"
        let guide = addItem(
            DocumentItem(
                name: name, className: Self.controllerGuideClass, parent: .item(owner),
                layout: LayoutItem(name: name, kind: .safeAreaGuide, parent: nil)))
        facts.fixedParents.insert(guide)
        if side == .top {
            runtime.controllers[index].topGuide = guide
        } else {
            runtime.controllers[index].bottomGuide = guide
        }
        return guide
    }
}
