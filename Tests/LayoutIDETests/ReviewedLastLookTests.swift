// What the last reviewers of unseen applications found false or said twice, each beside one that is right.

import LayoutIDE
import SourceText
import Testing

@Suite("What the last look found false")
struct ReviewedLastLookTests {
    private func messages(_ rule: RuleID, _ text: String, _ dialect: Dialect = .swift) -> [String] {
        Analysis(text: SourceText(text), dialect: dialect, configuration: AnalysisConfiguration()).findings
            .filter { $0.rule == rule }.map(\.message)
    }

    @Test("A scroll view whose empty content others can see may be filled by them", arguments: [true, false])
    func filledElsewhere(isSeen: Bool) {
        let text = """
            class PageView: UIView {
                private let scroll = UIScrollView()
                \(isSeen ? "" : "private ")let content = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(scroll)
                    scroll.addSubview(content)
                    scroll.snp.makeConstraints { $0.edges.equalTo(self) }
                    content.snp.makeConstraints { make in
                        make.edges.equalTo(scroll)
                        make.width.equalTo(self).offset(-32)
                    }
                }
            }
            """
        #expect(messages("scroll-content-ambiguous", text).count == (isSeen ? 0 : 1))
    }

    @Test("Nothing is scrolled out from under a bar where pages go sideways", arguments: [true, false])
    func pages(areSideways: Bool) {
        let text = """
            class PhotosController: UIViewController {
                private let pages = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                private let bar = UIButton()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(areSideways ? "pages.isPagingEnabled = true" : "")
                    view.addSubview(pages)
                    view.addSubview(bar)
                    pages.snp.makeConstraints { $0.edges.equalToSuperview() }
                    bar.snp.makeConstraints { make in
                        make.leading.trailing.bottom.equalToSuperview()
                        make.height.equalTo(60)
                    }
                }
            }
            """
        #expect(messages("list-under-bar", text).count == (areSideways ? 0 : 1))
    }

    @Test("A button that a method makes on two ways is one small target")
    func oneTarget() {
        let text = """
            @interface RetryController : UIViewController
            @property (nonatomic) BOOL again;
            @end
            @implementation RetryController
            - (void)viewDidLoad {
                [super viewDidLoad];
                if (self.again) { [self addRetry]; }
            }
            - (void)addRetry {
                UIButton *retry = [[UIButton alloc] init];
                [retry addTarget:self action:@selector(again:) forControlEvents:UIControlEventTouchUpInside];
                [self.view addSubview:retry];
                [retry mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.centerX.mas_equalTo(0);
                    make.height.mas_equalTo(20);
                    make.width.mas_equalTo(170);
                    make.bottom.mas_equalTo(-50);
                }];
            }
            @end
            """
        let said = messages("small-touch-target", text, .objectiveC)
        #expect(said.count == 1)
        #expect(said.allSatisfy { !$0.contains("more place") })
    }
}
