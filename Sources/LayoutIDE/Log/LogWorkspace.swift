// The files among which the sources of logged constraints are looked for.

import LayoutLog

/// The constraints of a workspace, with what tells one from the other.
package struct LogWorkspace: Sendable {
    let files: [ConstraintFacts]
    let kinship: ClassKinship
    let evidence: LogEvidence
    /// For each file and class in it its constraints, as indices.
    let scopes: [(file: Int, scope: Int, constraints: [Int])]

    /// A workspace of files in the order of reports.
    package init(_ files: [ConstraintFacts]) {
        self.files = files
        kinship = ClassKinship(files)
        evidence = LogEvidence(files)
        var scopes: [(file: Int, scope: Int, constraints: [Int])] = []
        for (index, file) in files.enumerated() {
            var byScope: [[Int]] = Array(repeating: [], count: file.scopes.count)
            for (constraint, made) in file.constraints.enumerated() { byScope[made.scope].append(constraint) }
            for (scope, constraints) in byScope.enumerated() { scopes.append((index, scope, constraints)) }
        }
        self.scopes = scopes
    }

    /// How many constraints were found in how many files that have some.
    package var size: (files: Int, constraints: Int) {
        (files.count { !$0.constraints.isEmpty }, files.reduce(0) { $0 + $1.constraints.count })
    }
}

extension LogWorkspace {
    /// What it tells that an item of a log is one of a source, in bits; nil where it cannot be.
    /// - Parameter isPlaced: whether the library names the line of a constraint that is about it. Then another class says
    ///   little: that it is one of another class now, or comes from where the source does not show it.
    func bits(_ logged: LoggedItem, _ item: ConstraintFacts.Item, isPlaced: Bool = false) -> Double? {
        var bits = 0.0
        if let name = logged.name, name != "|" {
            if item.key == name {
                bits += 8
            } else if item.key != nil {
                return nil
            } else {
                bits += item.name == name ? 5 : -0.5
            }
        } else if item.key != nil, logged.className != nil, logged.address != nil {
            // Masonry would print the key.
            bits -= 0.5
        }
        guard let printed = logged.className else { return bits }
        let name = LogClassName.plain(printed)
        let isGuide = name == "UILayoutGuide" || name == "_UILayoutGuide" || name == "NSLayoutGuide"
        if isGuide { return guideBits(logged, item).map { bits + $0 } }
        switch item.kind {
        case .view, .scrollView, .contentView: break
        default: return nil
        }
        if item.isContentView {
            if name == "UITableViewCellContentView" { return bits + 3 }
            return name == "UIView" ? bits + 0.5 : isPlaced ? bits - 3 : nil
        }
        guard let declared = item.className else { return bits }
        switch kinship.relation(of: name, to: declared) {
        case .same: return bits + evidence.bits(ofClass: declared)
        case .subclass: return bits - 0.5
        case .unknown: return bits - 2
        case .none: return isPlaced ? bits - 3 : nil
        }
    }

    /// Whether nothing but the class of a view speaks against it.
    func hasOtherClass(_ logged: LoggedItem, _ item: ConstraintFacts.Item) -> Bool {
        bits(logged, item) == nil && bits(logged, item, isPlaced: true) != nil
    }

    private func guideBits(_ logged: LoggedItem, _ item: ConstraintFacts.Item) -> Double? {
        switch item.kind {
        case .safeAreaGuide: return logged.text == nil || logged.text == "UIViewSafeAreaLayoutGuide" ? 2 : nil
        case .layoutMarginsGuide: return logged.text == nil || logged.text == "UIViewLayoutMarginsGuide" ? 2 : nil
        case .readableContentGuide:
            return logged.text == nil || logged.text == "UIViewReadableContentGuide" ? 2 : nil
        case .guide, .contentLayoutGuide, .frameLayoutGuide:
            guard let text = logged.text, text.hasPrefix("UIView") else { return 1 }
            return nil
        case .view, .scrollView, .contentView: return nil
        }
    }

    /// Whether the source names exactly the class that a log prints, or both print the same key.
    func isSame(_ logged: LoggedItem, _ item: ConstraintFacts.Item) -> Bool {
        if let name = logged.name, name == item.key { return true }
        guard let printed = logged.className else { return false }
        let name = LogClassName.plain(printed)
        return item.className == name || (item.isContentView && name == "UITableViewCellContentView")
            || (item.kind == .safeAreaGuide && logged.text == "UIViewSafeAreaLayoutGuide")
    }
}
