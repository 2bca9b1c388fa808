// What reviewers of unseen applications said of code that runs again, and of numbers that do not add up.

import LayoutIDE
import SourceText
import Testing

@Suite struct ReviewedAgainTests {
    private func messages(_ rule: RuleID, _ text: String, _ dialect: Dialect = .swift) -> [String] {
        Analysis(text: SourceText(text), dialect: dialect, configuration: AnalysisConfiguration()).findings
            .filter { $0.rule == rule }.map(\.message)
    }

    // MARK: Set-ups

    @Test(
        "Views of the program's own are made again by taps, unless they leave by themselves", arguments: [false, true])
    func ownClass(leaves: Bool) {
        let text = """
            class BoxView: UIView {
                func close() { \(leaves ? "removeFromSuperview()" : "alpha = 0") }
            }
            class PageController: UIViewController {
                let box = BoxView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "x", style: .plain, target: self, action: #selector(change))
                    setUpBox()
                }
                func setUpBox() {
                    view.addSubview(box)
                    box.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
                @objc func change() { setUpBox() }
            }
            """
        #expect(messages("setup-runs-again", text).isEmpty == leaves)
    }

    private func page(_ condition: String, remake: String = "mas_remakeConstraints") -> String {
        """
        @interface BlankPage : UIView
        @property (nonatomic, strong) UIImageView *tip;
        @property (nonatomic) BOOL isPlaced;
        @end
        @implementation BlankPage
        - (void)showError:(BOOL)hasError {
            if (\(condition)) {
                [self.tip mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.center.equalTo(self);
                    make.size.mas_equalTo(CGSizeMake(126, 106));
                }];
                return;
            }
            [self.tip \(remake):^(MASConstraintMaker *make) {
                make.center.equalTo(self);
                make.size.mas_equalTo(CGSizeMake(179, 117));
            }];
        }
        - (UIImageView *)tip {
            if (!_tip) { _tip = [[UIImageView alloc] init]; [self addSubview:_tip]; }
            return _tip;
        }
        @end
        """
    }

    @Test("One branch makes what another one remakes")
    func branches() {
        #expect(messages("setup-runs-again", page("hasError"), .objectiveC).contains { $0.hasPrefix("Another branch") })
        // What is asked may be just whether it runs for the first time.
        #expect(messages("setup-runs-again", page("!self.isPlaced"), .objectiveC).isEmpty)
        // Two blocks that make are another matter.
        let bothMake = page("hasError", remake: "mas_makeConstraints")
        #expect(!messages("setup-runs-again", bothMake, .objectiveC).contains { $0.hasPrefix("Another branch") })
    }

    @Test("A view that another branch takes out is made again for two rows in a row", arguments: [true, false])
    func removedInOtherBranch(isExclusive: Bool) {
        let text = """
            class PhotoCell: UITableViewCell {
                let photos = UIView()
                func setUp() {
                    contentView.addSubview(photos)
                    photos.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
                func reset(hidden: Bool) {
                    if hidden {
                        photos.removeFromSuperview()
                    }\(isExclusive ? " else {" : "")
                        contentView.addSubview(photos)
                        photos.snp.makeConstraints { $0.edges.equalToSuperview() }
                    \(isExclusive ? "}" : "")
                }
                var model: [String]? {
                    didSet { reset(hidden: (model ?? []).isEmpty) }
                }
            }
            """
        #expect(messages("setup-runs-again", text).isEmpty == !isExclusive)
    }

    @Test("What scrolling remakes at every step", arguments: [("var isPinned = false", true), ("", false)])
    func remadeWhileScrolling(local: String, isSaid: Bool) {
        let text = """
            class PageController: UIViewController, UIScrollViewDelegate {
                let menu = UIView()
                var isPinned = false
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(menu)
                    menu.snp.makeConstraints { $0.top.left.right.equalToSuperview(); $0.height.equalTo(60) }
                }
                func scrollViewDidScroll(_ scrollView: UIScrollView) {
                    \(local)
                    if scrollView.contentOffset.y > 250 {
                        if !isPinned {
                            pin()
                            isPinned = true
                        }
                    }
                }
                func pin() {
                    menu.snp.remakeConstraints { $0.top.left.right.equalToSuperview(); $0.height.equalTo(40) }
                }
            }
            """
        #expect(messages("setup-runs-again", text).isEmpty == !isSaid)
    }

    // MARK: Updates

    @Test("What a stream gives a kept constraint, the library's twin does not get")
    func boundConstant() {
        let text = """
            class PageView: UIView {
                private let input = UIView()
                private var height: NSLayoutConstraint!
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(input)
                    height = NSLayoutConstraint(item: input, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 85)
                    input.snp.makeConstraints { make in
                        make.top.left.right.equalToSuperview()
                        make.height.equalTo(height.constant)
                    }
                    input.addConstraint(height)
                    Style.heights.bind(to: height.rx.constant).disposed(by: bag)
                }
            }
            """
        #expect(messages("same-anchors-twice", text).count == 1)
        #expect(messages("same-anchors-twice", text.replacing("height.rx.constant", with: "label.rx.text")).isEmpty)
    }

    @Test(
        "A kept constraint with another number than its twin conflicts with it from the beginning",
        arguments: [(100, "private", true), (85, "private", false), (100, "public", false)])
    func keptNumber(height: Int, access: String, isSaid: Bool) {
        let text = """
            class PageView: UIView {
                private let input = UIView()
                \(access) var height: NSLayoutConstraint!
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(input)
                    height = input.heightAnchor.constraint(equalToConstant: 85)
                    input.snp.makeConstraints { make in
                        make.top.left.right.equalToSuperview()
                        make.height.equalTo(\(height))
                    }
                    height.isActive = true
                }
            }
            """
        #expect(messages("same-anchors-twice", text).isEmpty == !isSaid)
        #expect(messages("same-anchors-twice", text.replacing("height.isActive = true", with: "")).isEmpty)
    }

    @Test("An update that alone places its view is meant to make", arguments: [true, false])
    func placingUpdate(isWhole: Bool) {
        let text = """
            class PageView: UIView {
                private let bar = UIView()
                func setUp() {
                    addSubview(bar)
                    bar.snp.updateConstraints { make in
                        \(isWhole ? "make.left.right.bottom.equalToSuperview()" : "")
                        make.height.equalTo(48)
                    }
                }
            }
            """
        #expect(messages("update-without-make", text).isEmpty == isWhole)
    }

    // MARK: Numbers that do not add up

    private func box(_ height: Int, _ label: String = "UIButton") -> String {
        """
        class PageView: UIView {
            let box = UIView()
            let first = \(label)()
            let second = \(label)()
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(box)
                box.addSubview(first)
                box.addSubview(second)
                box.snp.makeConstraints { $0.left.right.bottom.equalToSuperview(); $0.height.equalTo(\(height)) }
                second.snp.makeConstraints { $0.left.right.equalToSuperview(); $0.bottom.equalToSuperview().offset(-16); $0.height.equalTo(46) }
                first.snp.makeConstraints { $0.left.right.equalToSuperview(); $0.bottom.equalTo(second.snp.top).offset(-10); $0.height.equalTo(46) }
            }
        }
        """
    }

    @Test(
        "Heights and gaps that are more than the height around them",
        arguments: [(96, true), (118, false), (140, false)])
    func moreThanBox(height: Int, isMore: Bool) {
        let found = messages("outside-superview", box(height))
        #expect(found.isEmpty == !isMore)
        #expect(found.allSatisfy { $0.hasPrefix("`first` extends 22 pt beyond the top of `box`") })
        // A plain view may hang out on purpose.
        #expect(messages("outside-superview", box(height, "UIView")).isEmpty)
    }

    @Test(
        "An item of a collection that is lower than what its cell's numbers need",
        arguments: [(100, true), (160, false)])
    func moreThanItem(height: Int, isMore: Bool) {
        let text = """
            class HourCell: UICollectionViewCell {
                let icon = UIImageView()
                let wind = UILabel()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    contentView.addSubview(icon)
                    contentView.addSubview(wind)
                    icon.snp.makeConstraints { $0.centerX.equalToSuperview(); $0.top.equalToSuperview().offset(26); $0.size.equalTo(40) }
                    wind.snp.makeConstraints { $0.top.equalTo(icon.snp.bottom).offset(30); $0.left.right.equalToSuperview(); $0.height.equalTo(16) }
                }
            }
            class HoursController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
                func collectionView(_ list: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath) -> CGSize {
                    CGSize(width: 80, height: \(height))
                }
                func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                    let cell = list.dequeueReusableCell(withReuseIdentifier: "hour", for: path) as! HourCell
                    return cell
                }
            }
            """
        #expect(messages("outside-superview", text).isEmpty == !isMore)
    }

    // MARK: Texts above bars

    @Test("A text of any number of lines above what stands at the bottom of its page", arguments: [true, false])
    func textOverBar(isEnded: Bool) {
        let text = """
            class DishController: UIViewController {
                var dish: Dish?
                private let about = UILabel()
                private let add = UIButton()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(about)
                    view.addSubview(add)
                    about.numberOfLines = 0
                    about.snp.makeConstraints { make in
                        make.top.left.right.equalToSuperview().inset(16)
                        \(isEnded ? "make.bottom.lessThanOrEqualTo(add.snp.top)" : "")
                    }
                    add.snp.makeConstraints { make in
                        make.left.right.equalToSuperview()
                        make.bottom.equalTo(view.safeAreaLayoutGuide)
                        make.height.equalTo(53)
                    }
                    about.text = dish?.about
                }
            }
            """
        #expect(messages("text-without-room", text).isEmpty == isEnded)
    }
}
