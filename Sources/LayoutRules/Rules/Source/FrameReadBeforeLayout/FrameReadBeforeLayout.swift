// The rule about frames that are read before there was a layout.

import MasonrySemantics
import MasonrySyntax
import SourceText

enum FrameReadBeforeLayout: Rule {
    static let id: RuleID = "frame-read-before-layout"
    static let severity = Severity.information
    static let library = RuleLibrary.both
    static let title: Phrase = "A frame is read before the first layout pass"
    static let documentation = """
        # frame-read-before-layout

        A constraint takes its number from the frame or bounds of a view, in code that runs while the views are set up.
        Or such code derives something else from them that keeps the number: a `cornerRadius`, a `contentSize`, the
        frame of a layer. Sizes that come from the class's own view (`view.bounds.width`), outside of layout passes,
        are reported once per class; so are frames that a controller's set-up code makes as large as its view, if
        nothing makes them follow it. A label whose width or height a constraint takes from its own frame after
        `sizeToFit` is reported, too.

        ## At run time
        No layout pass has run yet: the number is 0, or the size of the screen in the storyboard, and it does not
        change later. Reported are views that are laid out by constraints themselves and read in a set-up method, and a
        view's own frame in an initializer that does not set one. A controller's own view, or a view that is created
        with a frame, already has a size by then, but it gets another one later: in landscape, in Split View, in a
        sheet, or when a cell is reused.

        ## What to do
        Relate to the view itself, with a multiplier. Whatever constraints cannot express belongs in
        `viewDidLayoutSubviews` or `layoutSubviews`.

        ## Bad
        ```swift
        class CardView: UIView {
            let photo = UIView()
            init() {
                super.init(frame: .zero)
                addSubview(photo)
                photo.snp.makeConstraints {
                    $0.left.top.bottom.equalTo(self)
                    $0.width.equalTo(self.frame.width / 2)
                    //               ^^^^^^^^^^^^^^^^^^^^ information[frame-read-before-layout]: stale
                }
            }
        }
        ```
        ## Bad
        ```swift
        class ProfileController: UIViewController {
            private let avatar = UIImageView()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(avatar)
                avatar.snp.makeConstraints { make in
                    make.center.equalToSuperview()
                    make.size.equalTo(80)
                }
                avatar.layer.cornerRadius = avatar.frame.height / 2
                //                          ^^^^^^^^^^^^ information[frame-read-before-layout]: `cornerRadius` stays 0
            }
        }
        ```
        ## Bad
        ```objc
        @interface ListController : UIViewController
        @property (nonatomic, strong) UIView *header;
        @end
        @implementation ListController
        - (void)viewDidLoad {
            [super viewDidLoad];
            [self.view addSubview:self.header];
            [self.header mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.top.equalTo(self.view);
                make.size.mas_equalTo(CGSizeMake(self.view.bounds.size.width, 44));
            //                        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[frame-read-before-layout]: current size
            }];
        }
        @end
        ```
        ## Bad
        ```swift
        class LoginController: UIViewController {
            private let background = UIImageView()
            private let logo = UIImageView()
            override func viewDidLoad() {
                super.viewDidLoad()
                background.frame = view.bounds
                //                 ^^^^^^^^^^^ information[frame-read-before-layout]: keeps the view's current size
                view.addSubview(background)
                view.addSubview(logo)
                logo.snp.makeConstraints { $0.center.equalToSuperview() }
            }
        }
        ```
        ## Good
        ```swift
        class ProfileController: UIViewController {
            private let avatar = UIImageView()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(avatar)
                avatar.snp.makeConstraints { make in
                    make.center.equalToSuperview()
                    make.size.equalTo(80)
                }
            }
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                avatar.layer.cornerRadius = avatar.frame.height / 2
            }
        }
        ```
        ## Good
        ```swift
        class CardView: UIView {
            let photo = UIView()
            init() {
                super.init(frame: .zero)
                addSubview(photo)
                photo.snp.makeConstraints {
                    $0.left.top.bottom.equalTo(self)
                    $0.width.equalTo(self).multipliedBy(0.5)
                }
            }
        }
        ```
        """

    /// Methods that certainly run before any layout pass.
    private static func setsUp(_ function: String) -> Bool {
        switch function {
        case "viewDidLoad", "loadView", "init", "commonInit": true
        default: function.hasPrefix("initWith")
        }
    }

    static func check(_ context: RuleContext) -> [FindingDraft] {
        guard context.tree.dialect != .masonry else { return [] }
        let stale = constraints(context)
        let known = Set(stale.map(\.range))
        return stale + EarlyFrames(context).reports() + frozen(context, besides: known)
            + SizesOfTheMoment(context).all().compactMap { places in
                ofTheMoment(
                    places.filter { !known.contains($0) },
                    "This is the view's current size, which changes in landscape, Split View or a sheet. Relate to the view itself."
                )
            }
            + FramesOfTheMoment(context).all().compactMap { places in
                ofTheMoment(
                    places,
                    "This keeps the view's current size, which changes in landscape, Split View or a sheet. Use constraints, or set it in `viewDidLayoutSubviews`."
                )
            }
    }

    private static func frozen(_ context: RuleContext, besides known: Set<TextRange>) -> [FindingDraft] {
        FrozenContentSizes(context).all().filter { !known.contains($0.range) }.map { range, name in
            FindingDraft(
                range,
                "`\(name)` is as large as its content by itself; this keeps the size that it had after `sizeToFit`, whatever it shows later. Remove the constraint."
            )
        }
    }

    /// One finding for the places of a class.
    private static func ofTheMoment(_ places: [TextRange], _ sentence: Phrase) -> FindingDraft? {
        guard let first = places.first else { return nil }
        var report = FindingDraft(first, .sentences([sentence, .morePlaces(ofClass: places.count - 1)]))
        for place in places.dropFirst().prefix(8) { report.relate(place, "the current size is used here, too") }
        return report
    }

    private static func constraints(_ context: RuleContext) -> [FindingDraft] {
        context.document.chains.flatMap { chain -> [FindingDraft] in
            let block = context.document[chain.block]
            // What is updated later was laid out before.
            guard block.kind == .make, chain.continues == nil, !chain.isStored, setsUp(block.function ?? "") else {
                return []
            }
            return chain.steps.compactMap { step in
                guard let argument = step.argument, let range = step.argumentRange,
                    context.contains(argument, { readsFrame($0, of: chain, context) })
                else { return nil }
                return FindingDraft(
                    range,
                    "Before the first layout pass this frame is 0 or stale, and the constraint keeps that number. Relate to the view itself."
                )
            }
        }
    }

    /// `a.frame.size`, `[a bounds].width`, where `a` is no screen or window, and not the view that is constrained: the frame
    /// that this has was given to it by hand.
    private static func readsFrame(_ expression: Expression, of chain: Chain, _ context: RuleContext) -> Bool {
        var base: ExpressionID
        switch expression.kind {
        case .member(let inner, let name, _) where name.word == .frame || name.word == .bounds: base = inner
        case .message(let inner, let arguments)
        where arguments.count == 1 && (arguments[0].label?.word == .frame || arguments[0].label?.word == .bounds):
            base = inner
        case .name(let name):
            return context.tree.dialect == .swift && (name.word == .frame || name.word == .bounds)
                && isMadeEmpty(chain, context)
        default: return false
        }
        while case .unary(_, let inner) = context.tree[base].kind { base = inner }
        guard let path = context.tree.viewPath(base), let first = path.unicodeScalars.first else { return false }
        guard !first.properties.isUppercase, !path.lowercased().hasSuffix("window") else { return false }
        if path == "self" { return isMadeEmpty(chain, context) }
        guard let item = context.item(named: base), item != chain.receiver, context.document[item].placement == .none
        else { return false }
        // A frame that somebody sets may be just the one that is read.
        let isFramed = context.events(named: "frame", "bounds", "setFrame", "layoutIfNeeded", "sizeToFit").contains {
            $0.event.kind == .call || $0.event.receiver.map { context.item(named: $0) == item } ?? false
        }
        return !context.blocksByItem[item].isEmpty && !isFramed
    }

    /// Whether the view's own initializer, in which the chain stands, gives it an empty frame.
    private static func isMadeEmpty(_ chain: Chain, _ context: RuleContext) -> Bool {
        guard let call = context.code.blocks.first(where: { $0.event.range.contains(chain.range) }) else {
            return false
        }
        let method = context.code.method(of: call)
        guard setsUp(method.name), method.name.hasPrefix("init") else { return false }
        return context.code.facts.events(of: method).contains { event in
            guard event.kind == .call, context.path(event.receiver) == "self" || context.isSuper(event.receiver) else {
                return false
            }
            return event.arguments.contains { argument in
                argument.value.map {
                    [".zero", "CGRect.zero", "CGRectZero"].contains(context.source(context.tree[$0].range))
                }
                    ?? false
            }
        }
    }
}

extension RuleContext {
    fileprivate func isSuper(_ id: ExpressionID?) -> Bool {
        guard let id, case .name(let name) = tree[id].kind else { return false }
        return name.word == .super
    }
}
