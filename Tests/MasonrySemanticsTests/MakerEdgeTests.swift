// The corners of both libraries' makers: targets that Masonry asserts on, priorities and numbers in all their spellings.

import AutoLayout
import MasonrySemantics
import Testing

@Suite struct MakerEdgeTests {
    private func objectiveC(_ chain: String, before: String = "") -> EvaluatedText {
        EvaluatedText(
            """
            @implementation Panel : UIView
            - (instancetype)initWithFrame:(CGRect)frame {
                self = [super initWithFrame:frame];
                UIView *a = [UIView new], *b = [UIView new];
                [self addSubview:a];
                [self addSubview:b];
                __weak typeof(self) weakSelf = self;
                \(before)
                [a mas_makeConstraints:^(MASConstraintMaker *make) { \(chain) }];
                return self;
            }
            @end
            """, .objectiveC)
    }

    private func swift(_ chain: String, before: String = "") -> EvaluatedText {
        EvaluatedText(
            """
            class Panel: UIView {
                let a = UIView(), b = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(a)
                    addSubview(b)
                    \(before)
                    a.snp.makeConstraints { make in \(chain) }
                }
            }
            """, .swift)
    }

    // MARK: Masonry's targets

    @Test(
        "Whatever is no value, view or attribute is refused",
        arguments: [
            "self.safeAreaLayoutGuide", "[self safeAreaLayoutGuide]", "weakSelf.safeAreaLayoutGuide",
            "self.layoutMarginsGuide", "other.safeAreaLayoutGuide", "other.view.safeAreaLayoutGuide",
            "[other safeAreaLayoutGuide]", "UIApplication.sharedApplication.keyWindow.safeAreaLayoutGuide",
            "@[b, self.safeAreaLayoutGuide]", "(self.safeAreaLayoutGuide)", "b.topAnchor", "self.topAnchor",
            "self.safeAreaLayoutGuide.topAnchor", "[NSNull null]", "NSNull.null", "(id)kCFNull", "@[[NSNull null]]",
            "[NSValue valueWithCGRect:self.frame]", "[NSValue valueWithRange:NSMakeRange(0, 1)]", "@(self.bounds)",
            "[NSValue valueWithCGAffineTransform:CGAffineTransformIdentity]", "@(NSMakeRange(0, 1))",
        ])
    func refusedTargets(_ target: String) {
        let problems = objectiveC("make.top.equalTo(\(target));").problems
        #expect(problems == ["unsupportedRelationTarget: \(target)"], "\(target)")
    }

    @Test(
        "Boxing knows scalars, points, sizes and insets, and gives nil for every other structure",
        arguments: [
            "CGRectMake(0, 0, 1, 1)", "CGRectZero", "self.frame", "b.bounds", "[b bounds]", "weakSelf.frame",
            "CGRectInset(b.frame, 1, 1)", "NSMakeRange(0, 1)", "CGAffineTransformIdentity",
            "CGAffineTransformMakeScale(2, 2)", "CATransform3DIdentity", "UIOffsetMake(1, 1)", "CGVectorMake(1, 1)",
            "rect", "NSDirectionalEdgeInsetsMake(1, 2, 3, 4)",
        ])
    func unboxedStructures(_ value: String) {
        let text = objectiveC("make.top.mas_equalTo(\(value));", before: "CGRect rect = Themes.current.rect;")
        #expect(text.problems == ["unsupportedRelationTarget: \(value)"], "\(value)")
        let offset = objectiveC(
            "make.top.equalTo(b).mas_offset(\(value));", before: "CGRect rect = Themes.current.rect;")
        #expect(offset.problems == ["exception: \(value)"], "\(value)")
    }

    @Test(
        "What may be a view, an attribute or a boxed number is left alone",
        arguments: [
            "other", "other.view", "[other guide]", "other.anchor", "self.mas_safeAreaLayoutGuide",
            "self.mas_safeAreaLayoutGuideTop", "[NSValue value:&p withObjCType:@encode(CGPoint)]", "b.mas_top",
            "@(b.frame.size.height)", "@(CGRectGetHeight(b.frame))",
        ])
    func allowedTargets(_ target: String) {
        #expect(objectiveC("make.top.equalTo(\(target));").problems == [], "\(target)")
    }

    @Test("A property of the file that is called like a guide may be anything")
    func aPropertyOfTheFileThatIsCalledLikeAGuideMayBeAnything() {
        let text = EvaluatedText(
            """
            @interface Shell : NSObject
            @property (nonatomic) UIView *safeAreaLayoutGuide;
            @end
            @implementation Panel : UIView
            - (void)setUp {
                UIView *a = [UIView new];
                [self addSubview:a];
                [a mas_makeConstraints:^(MASConstraintMaker *make) { make.top.equalTo(shell.safeAreaLayoutGuide); }];
            }
            @end
            """, .objectiveC)
        #expect(text.problems == [])
    }

    @Test("Guides that a layout file declares are targets there")
    func guidesThatALayoutFileDeclaresAreTargetsThere() {
        let text = EvaluatedText(
            "view root { view a }\na.makeConstraints { make.top.equalTo(root.safeAreaLayoutGuide) }")
        #expect(text.problems == [])
    }

    // MARK: Numbers that are none

    @Test(
        "Numbers that are not finite in Objective-C",
        arguments: [
            "make.left.equalTo(self).offset(NAN);", "make.left.mas_equalTo(INFINITY);", "make.left.offset(-INFINITY);",
            "make.left.equalTo(Themes.view).offset(NAN);", "make.edges.insets(UIEdgeInsetsMake(NAN, 0, 0, 0));",
            "make.width.equalTo(self).multipliedBy(INFINITY);", "make.left.equalTo(self).mas_offset(NAN);",
        ])
    func numbersThatAreNotFiniteInObjectiveC(_ chain: String) {
        let kinds = objectiveC(chain).problems.map { $0.prefix { $0 != ":" } }
        #expect(kinds == ["nonFiniteConstant"], "\(chain)")
    }

    @Test(
        "Numbers that are not finite in Swift",
        arguments: [
            "make.left.equalTo(self).offset(CGFloat.nan)", "make.width.equalTo(Double.infinity)",
            "make.left.equalToSuperview().inset(-CGFloat.infinity)", "make.left.equalTo(theme.view).offset(Float.nan)",
            "make.width.equalTo(b).multipliedBy(CGFloat.signalingNaN)",
            "let far: CGFloat = .infinity; make.width.equalTo(far)",
            "make.width.equalTo(b).dividedBy(0)",
        ])
    func numbersThatAreNotFiniteInSwift(_ chain: String) {
        let kinds = swift(chain).problems.map { $0.prefix { $0 != ":" } }
        #expect(kinds == ["nonFiniteConstant"], "\(chain)")
    }

    @Test(
        "Numbers that are as good as nothing",
        arguments: ["CGFloat.leastNormalMagnitude", ".leastNonzeroMagnitude", "Double.leastNonzeroMagnitude"])
    func numbersThatAreAsGoodAsNothing(_ number: String) {
        let text = swift("make.width.equalTo(self).offset(\(number))")
        #expect(text.problems == [])
        #expect(text.document.constraints.allSatisfy { ($0.constant.map { $0 > 0 && $0 < 1e-300 }) == true })
        #expect(!text.document.constraints.isEmpty)
    }

    @Test("A constraint that is there is given no such number either")
    func aConstraintThatIsThereIsGivenNoSuchNumberEither() {
        let kept = objectiveC(
            "kept = make.left.equalTo(self);", before: "__block MASConstraint *kept; [UIView new];")
        #expect(kept.problems == [])
        let swift = EvaluatedText(
            """
            view root { view a }
            a.snp.makeConstraints { make in k = make.left.equalToSuperview().constraint }
            k.update(offset: CGFloat.nan)
            """)
        #expect(swift.problems == ["nonFiniteConstant: CGFloat.nan"])
        let masonry = EvaluatedText(
            """
            view root { view a }
            [a mas_makeConstraints:^(MASConstraintMaker *make) { k = make.left.equalTo(root); }];
            k.offset(NAN);
            """)
        #expect(masonry.problems.map { $0.prefix { $0 != ":" } } == ["nonFiniteConstant"])
        #expect(masonry.constraints() == ["a.left == root.left + ?"])
    }

    /// SnapKit's own names for the insets of the platform (`ConstraintInsets.swift`, `ConstraintDirectionalInsets.swift`).
    @Test(
        "Insets of SnapKit",
        arguments: [
            "ConstraintInsets(top: 1, left: 2, bottom: 3, right: 4)",
            "ConstraintDirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)",
        ])
    func insetsOfSnapKit(_ insets: String) {
        let text = EvaluatedText(
            """
            class Panel: UIView {
                let a = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(a)
                    a.snp.makeConstraints { $0.top.leading.equalToSuperview().inset(\(insets)) }
                }
            }
            """, .swift)
        #expect(text.constraints() == ["a.top == self.top + 1", "a.leading == self.leading + 2"])
    }

    // MARK: Priorities

    @Test(
        "Priorities of SnapKit",
        arguments: [
            (".high.advanced(by: -1)", "749"), ("ConstraintPriority.high.advanced(by: -1)", "749"),
            (".required.advanced(by: -0.5)", "999.5"), ("ConstraintPriority(999)", "999"), (".init(999)", "999"),
            (".init(rawValue: 999)", "999"), ("ConstraintPriority.init(999)", "999"),
            ("ConstraintPriority(floatLiteral: 999)", "999"), ("UILayoutPriority(rawValue: 999)", "999"),
            ("UILayoutPriority.init(rawValue: 999)", "999"), ("UILayoutPriority(999)", "999"),
            ("UILayoutPriority(rawValue: UILayoutPriority.required.rawValue - 1)", "999"),
            ("UILayoutPriority.defaultHigh.rawValue + 1", "751"), ("0.5", "0.5"), (".low.advanced(by: -249.5)", "0.5"),
            (".almost", "998"), ("ConstraintPriority.almost", "998"), ("Self.mine", "251"), ("lower", "740"),
        ])
    func prioritiesOfSnapKit(_ argument: String, _ value: String) {
        let text = EvaluatedText(
            """
            extension ConstraintPriority { static let almost: ConstraintPriority = 998 }
            class Panel: UIView {
                static let mine = UILayoutPriority.defaultLow.rawValue + 1
                let a = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(a)
                    let lower = ConstraintPriority.high.value - 10
                    a.snp.makeConstraints { $0.left.equalToSuperview().priority(\(argument)) }
                }
            }
            """, .swift)
        #expect(text.constraints() == ["a.left == self.left @ \(value)"], "\(argument)")
        #expect(text.problems == [])
    }

    @Test(
        "Priorities of Masonry",
        arguments: [
            ("priority(UILayoutPriorityDefaultHigh - 1)", "749"), ("priority(0.5)", "0.5"),
            ("priority(MASLayoutPriorityRequired - 1)", "999"), ("with.priority(0.25f)", "0.25"),
        ])
    func prioritiesOfMasonry(_ step: String, _ value: String) {
        let text = objectiveC("make.left.equalTo(self).\(step);")
        #expect(text.constraints().map { $0.drop { $0 != "@" } } == ["@ \(value)"])
        #expect(text.problems == [])
    }

    @Test("A priority below one is lower than one")
    func aPriorityBelowOneIsLowerThanOne() {
        let text = EvaluatedText(
            """
            view root { view a }
            a.snp.makeConstraints { make in
                make.top.bottom.left.equalToSuperview()
                make.width.equalTo(10).priority(1)
                make.width.equalTo(20).priority(0.5)
            }
            """)
        #expect(text.frame("a").hasPrefix("0 0 10 "))
        #expect(
            EvaluatedText("view root { view a }\na.makeConstraints { make.left.equalTo(root).priority(0) }").problems
                == ["priorityOutOfRange: make.left.equalTo(root).priority(0)"])
    }

    // MARK: Sets of attributes

    @Test(
        "Sets are paired as the library pairs them",
        arguments: [
            ("directionalEdges", "b.snp.leading", "top=leading bottom=leading leading=leading trailing=leading"),
            (
                "directionalEdges", "b.snp.directionalMargins",
                "top=topMargin bottom=bottomMargin leading=leadingMargin trailing=trailingMargin"
            ),
            (
                "directionalMargins", "b.snp.directionalEdges",
                "topMargin=top bottomMargin=bottom leadingMargin=leading trailingMargin=trailing"
            ),
            ("edges", "b.snp.margins", "left=leftMargin top=topMargin right=rightMargin bottom=bottomMargin"),
            ("margins", "b.snp.edges", "leftMargin=left rightMargin=right topMargin=top bottomMargin=bottom"),
            (
                "margins", "b.snp.margins",
                "leftMargin=leftMargin rightMargin=rightMargin topMargin=topMargin bottomMargin=bottomMargin"
            ),
            (
                "margins", "b",
                "leftMargin=leftMargin rightMargin=rightMargin topMargin=topMargin bottomMargin=bottomMargin"
            ),
            ("margins", "b.snp.left", "leftMargin=left rightMargin=left topMargin=left bottomMargin=left"),
            (
                "directionalMargins", "b",
                "topMargin=topMargin bottomMargin=bottomMargin leadingMargin=leadingMargin trailingMargin=trailingMargin"
            ),
            ("directionalEdges", "b", "top=top bottom=bottom leading=leading trailing=trailing"),
            (
                "top.left.bottom.right", "b.snp.margins",
                "left=leftMargin top=topMargin right=rightMargin bottom=bottomMargin"
            ),
            ("directionalHorizontalEdges", "b.snp.centerX", "leading=centerX trailing=centerX"),
            ("horizontalEdges.verticalEdges", "b.snp.edges", "left=left top=top right=right bottom=bottom"),
            (
                "centerWithinMargins", "b.snp.centerWithinMargins",
                "centerXWithinMargins=centerXWithinMargins centerYWithinMargins=centerYWithinMargins"
            ),
        ])
    func setsArePairedAsTheLibraryPairsThem(_ left: String, _ right: String, _ pairs: String) {
        let text = swift("make.\(left).equalTo(\(right))")
        let made = text.document.constraints.map { made -> String in
            guard case .item(_, let attribute) = made.target else { return made.firstAttribute.name }
            return "\(made.firstAttribute.name)=\(attribute.name)"
        }
        #expect(made.joined(separator: " ") == pairs, "\(left) \(right)")
    }

    @Test(
        "Sets that differ trap",
        arguments: [
            ("directionalEdges", "b.snp.margins"), ("margins", "b.snp.directionalEdges"), ("edges", "b.snp.size"),
            ("margins", "b.snp.directionalMargins"), ("directionalMargins", "b.snp.edges"),
            ("left.top", "b.snp.edges"), ("left", "b.snp.margins"),
        ])
    func setsThatDifferTrap(_ left: String, _ right: String) {
        #expect(swift("make.\(left).equalTo(\(right))").problems == ["multiAttributeTarget: \(right)"])
    }
}
