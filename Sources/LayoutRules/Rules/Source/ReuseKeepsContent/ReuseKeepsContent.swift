// The rule about what a cell shows for some rows alone, and goes on showing for others.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

enum ReuseKeepsContent: Rule {
    static let id: RuleID = "reuse-keeps-content"
    static let severity = Severity.information
    static let library = RuleLibrary.both
    static let title: Phrase = "A reused cell shows the content of another row"
    static let documentation = """
        # reuse-keeps-content

        A cell gives a label a text, an image view an image, or a view a color, on some ways through the method that fills it
        and not on all, and no other code of its class does: an `if` without an `else`, a chain of them without a last one. Or a
        method that gives a list its cells sets what is seen of a used cell (`cell.accessoryType`) for some rows alone, and
        neither hands the cell on nor asks it to fill itself.

        Views that the class shows and hides, with what they lie in, a check whether there is a model (`if let model`), early
        returns and what another method resets are not reported.

        ## At run time
        A cell that has shown such a row is reused for another one, and still has the text, picture or color of the old one.

        ## What to do
        Give it one in every branch (`text = movie.category ?? ""`), or reset it in `prepareForReuse`.

        ## Bad
        ```swift
        class MovieCell: UICollectionViewCell {
            private let title = UILabel()
            private let category = UILabel()
            override init(frame: CGRect) {
                super.init(frame: frame)
                contentView.addSubview(title)
                contentView.addSubview(category)
                title.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
                category.snp.makeConstraints {
                    $0.top.equalTo(title.snp.bottom)
                    $0.leading.trailing.bottom.equalToSuperview()
                }
            }
            func fill(with movie: Movie) {
                title.text = movie.name
                if let first = movie.categories.first {
                    category.text = first.name
        //                   ^^^^ information[reuse-keeps-content]: `category`
                }
            }
        }
        ```
        ## Bad
        ```objc
        @interface OrderCell : UITableViewCell
        @property (nonatomic, strong) UILabel *waysLabel;
        @end
        @implementation OrderCell
        - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier {
            self = [super initWithStyle:style reuseIdentifier:identifier];
            [self.contentView addSubview:self.waysLabel];
            [self.waysLabel mas_makeConstraints:^(MASConstraintMaker *make) {
                make.edges.equalTo(self.contentView);
            }];
            return self;
        }
        - (void)setOrder:(Order *)order {
            if (order.type == 1) {
                _waysLabel.text = @"pick up";
        //                 ^^^^ information[reuse-keeps-content]: `waysLabel`
            } else if (order.type == 2) {
                _waysLabel.text = @"delivery";
            }
        }
        @end
        ```
        ## Bad
        ```swift
        class Settings: UIViewController, UITableViewDataSource {
            private let table = UITableView()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(table)
                table.snp.makeConstraints { $0.edges.equalToSuperview() }
            }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
                cell.textLabel?.text = "\\(indexPath.row)"
                if indexPath.row == 0 {
                    cell.textLabel?.textColor = .red
        //                          ^^^^^^^^^ information[reuse-keeps-content]: `cell.textLabel.textColor`
                }
                return cell
            }
        }
        ```
        ## Good
        ```swift
        class MovieCell: UICollectionViewCell {
            private let category = UILabel()
            private let award = UIImageView()
            override init(frame: CGRect) {
                super.init(frame: frame)
                contentView.addSubview(category)
                contentView.addSubview(award)
                category.snp.makeConstraints { $0.leading.top.bottom.equalToSuperview() }
                award.snp.makeConstraints {
                    $0.leading.equalTo(category.snp.trailing)
                    $0.top.bottom.trailing.equalToSuperview()
                }
            }
            override func prepareForReuse() {
                super.prepareForReuse()
                category.text = nil
            }
            func fill(with movie: Movie?) {
                guard let movie else { return }
                if let first = movie.categories.first {
                    category.text = first.name
                }
                if movie.hasAward {
                    award.image = UIImage(named: "award")
                }
                award.isHidden = !movie.hasAward
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        // A header is mostly there once.
        let cells = context.code.facts.types.filter { type in
            type.role == .cell && !type.name.contains("Header") && !type.name.contains("Footer")
        }
        guard !context.code.blocks.isEmpty, !cells.isEmpty else { return rows(context) }
        var views: [View: ItemID] = [:]
        for index in context.document.items.indices {
            let item = context.document.items[index]
            let view = View(owner: item.owner, name: item.name)
            if views[view] == nil { views[view] = ItemID(index) }
        }
        return cells.flatMap { check($0, views, context) } + rows(context)
    }

    /// What methods that give lists their cells set for some rows alone.
    private static func rows(_ context: RuleContext) -> [FindingDraft] {
        KeptByRows(context).all().compactMap { kept in
            guard let first = kept.first else { return nil }
            var report = FindingDraft(
                first.place,
                .sentences([
                    "Only some rows set `\(first.property)`: a reused cell keeps another row's value.",
                    kept.count > 1 ? "\(kept.count - 1) more like it here." : nil,
                    "Set it in every branch, or reset it in `prepareForReuse`.",
                ]))
            for other in kept.dropFirst().prefix(8) { report.relate(other.place, "`\(other.property)`, too") }
            return report
        }
    }

    private struct View: Hashable {
        var owner: String?
        var name: String
    }

    private enum Kind: String { case text, image, colour }

    private struct Content {
        var name: String
        var kind: Kind
        /// In written order, by method.
        var events: [(method: Int, event: CodeEvent)] = []

        var first: TextOffset { events[0].event.range.start }
        var place: TextRange { events[0].event.nameRange }
    }

    private static func check(_ type: CodeType, _ views: [View: ItemID], _ context: RuleContext) -> [FindingDraft] {
        let methods = type.methods.filter { context.code.facts.methods.indices.contains($0) }
        let blocks = Set(context.code.blocks.lazy.map(\.event.range))
        var contents: [String: Content] = [:]
        var settled: Set<String> = []
        for number in methods {
            let method = context.code.facts.methods[number]
            guard !CellFilling.isSetUp(method, context) else { continue }
            let isFilling = CellFilling.isOne(method, context)
            for event in context.code.facts.events(of: method) where !blocks.contains(event.range) {
                guard let (view, kind) = content(of: event, context) else {
                    // Shown and hidden, handed on, or made anew.
                    settled.formUnion(touched(by: event, context))
                    continue
                }
                guard isFilling, !event.place.isCallback else {
                    settled.insert(view)
                    continue
                }
                let key = view + "." + kind.rawValue + (kind == .colour ? context.tree.string(event.name) : "")
                contents[key, default: Content(name: view, kind: kind)].events.append((number, event))
            }
        }
        let kept = contents.values.filter { content in
            isMember(content, of: type, context) && !settled.contains(content.name)
                && !holders(of: views[View(owner: type.name, name: content.name)], context)
                    .contains(where: settled.contains)
                && isKept(content, context)
        }.sorted { ($0.first, $0.name) < ($1.first, $1.name) }
        // Several views of one method are one finding.
        let byMethod = Dictionary(grouping: kept) { $0.events[0].method }
        return byMethod.sorted { $0.key < $1.key }.map { report($0.value) }
    }

    /// Whether a view is a member of the class, and the same one for each row. A header may declare it.
    private static func isMember(_ content: Content, of type: CodeType, _ context: RuleContext) -> Bool {
        if type.members.contains(where: { $0.name == content.name }) { return true }
        guard context.tree.dialect == .objectiveC, !content.name.contains(".") else { return false }
        return content.events.allSatisfy { _, event in
            let receiver = event.receiver.map { context.source(context.tree[$0].range) } ?? ""
            return receiver.hasPrefix("self.") || receiver.hasPrefix("_")
        }
    }

    /// Whether each method that sets a text or image leaves it as it was on some way.
    private static func isKept(_ content: Content, _ context: RuleContext) -> Bool {
        Set(content.events.map(\.method)).allSatisfy { number in
            let places = content.events.filter { $0.method == number }.map(\.event.range)
            guard let body = SurePaths.body(context.tree, named: context.code.facts.methods[number].nameRange) else {
                return false
            }
            return !SurePaths(context.tree, to: places).certainlyReach(in: body) && !isWhole(body, context)
        }
    }

    /// Whether a body is one `if`: where there is nothing to show, nobody sees what is shown.
    private static func isWhole(_ body: Block, _ context: RuleContext) -> Bool {
        let statements = body.statements.filter {
            if case .expression(let id) = context.tree[$0].kind,
                case .assignment(_, _, let value) = context.tree[id].kind,
                case .name = context.tree[value].kind
            {
                // `_model = model;`
                return false
            }
            return true
        }
        guard statements.count == 1, case .conditional(let only) = context.tree[statements[0]].kind else {
            return false
        }
        return only.keyword == .ifStatement && only.otherwise == nil
    }

    private static func report(_ contents: [Content]) -> FindingDraft {
        let first = contents[0]
        var report = FindingDraft(
            first.place,
            .sentences([
                sentence(first),
                more(contents.count - 1),
                "Set it in every branch, or reset it in `prepareForReuse`.",
            ]))
        for other in contents.dropFirst().prefix(8) { report = report.relating(other.place, "`\(other.name)`, too") }
        return report
    }

    private static func sentence(_ content: Content) -> Phrase {
        switch content.kind {
        case .text: "Only some rows give `\(content.name)` a text: a reused cell shows another row's."
        case .image:
            "Only some rows give `\(content.name)` an image: a reused cell shows another row's."
        case .colour:
            "Only some rows give `\(content.name)` a color: a reused cell shows another row's."
        }
    }

    private static func more(_ count: Int) -> Phrase? {
        switch count {
        case 0: nil
        case 1: "One more view in the method has the same problem."
        default: "\(count) more views in the method have the same problem."
        }
    }

    /// The view whose text, image or colour an event sets.
    private static func content(of event: CodeEvent, _ context: RuleContext) -> (view: String, kind: Kind)? {
        guard let path = context.path(event.receiver), path != "self" else { return nil }
        let view = withoutNamespace(path)
        switch context.tree.string(event.name) {
        case "text", "attributedText", "setText", "setAttributedText": return (view, .text)
        case "image", "setImage": return (view, .image)
        case "textColor", "backgroundColor", "tintColor", "setTextColor", "setBackgroundColor": return (view, .colour)
        case let name where event.kind == .call && name.lowercased().contains("setimage"): return (view, .image)
        default: return nil
        }
    }

    /// `icon` of `icon.kf`, as libraries that load images name their methods.
    private static func withoutNamespace(_ path: String) -> String {
        for name in [".kf", ".sd", ".af", ".nuke", ".rx", ".yy"] where path.hasSuffix(name) {
            return String(path.dropLast(name.count))
        }
        return path
    }

    /// The views of which an event may decide whether somebody sees them.
    private static func touched(by event: CodeEvent, _ context: RuleContext) -> [String] {
        let name = context.tree.string(event.name)
        var views: [String] = []
        switch name {
        case "hidden", "isHidden", "setHidden", "alpha", "setAlpha", "removeFromSuperview":
            views.append(context.path(event.receiver) ?? "")
        default:
            if event.kind == .assignment, let target = context.targetPath(event), let value = event.value,
                context.createdClass(value) != nil
            {
                views.append(target)
            }
        }
        guard event.kind == .call, !["addSubview", "insertSubview", "addArrangedSubview"].contains(name) else {
            return views
        }
        // A helper of the program may give it a text: `title.setHTML(text)`.
        if let receiver = context.path(event.receiver), !leavesContent(name) { views.append(receiver) }
        return views + event.arguments.compactMap { $0.value.flatMap { context.path($0) } }
    }

    private static func leavesContent(_ name: String) -> Bool {
        ["setContent", "add", "setTextColor", "setFont", "setBackgroundColor", "sizeToFit", "setNeeds", "layout"]
            .contains { name.hasPrefix($0) }
    }

    /// What a view lies in, by name.
    private static func holders(of view: ItemID?, _ context: RuleContext) -> [String] {
        guard var item = view else { return [] }
        var result: [String] = []
        for _ in 0..<16 {
            guard let parent = context.document.superview(of: item) else { break }
            result.append(context.document[parent].name)
            item = parent
        }
        return result
    }
}
