// Loops that run nobody knows how often: what is shown of them is their first turn.

import LayoutIDE
import Testing

@Suite struct FirstTurnTests {
    private func page(_ setUp: String) -> DisplayedText {
        DisplayedText(
            """
            @interface Page : UIViewController
            @property (nonatomic, copy) NSArray *names;
            @property (nonatomic, strong) UIView *box;
            @property (nonatomic) CGFloat gap;
            @end
            @implementation Page
            - (void)viewDidLoad {
                [super viewDidLoad];
                self.box = [[UIView alloc] init];
                [self.view addSubview:self.box];
                [self.box mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.top.equalTo(self.view);
                    make.height.equalTo(@36);
                }];
                \(setUp)
            }
            @end
            """, .objectiveC)
    }

    private func frames(_ view: String, _ text: DisplayedText) -> [String?: String] {
        var result: [String?: String] = [:]
        for layout in text.analysis.displayed().layoutReport().layouts {
            result[layout.state] = layout.views.first { $0.name == view }?.frame?.text
        }
        return result
    }

    @Test("The first turn of a loop over a list that is not known is a state")
    func counted() {
        let text = page(
            """
            for (int i = 0; i < self.names.count; i++) {
                NSInteger row = i / 4;
                UIView *tile = [[UIView alloc] init];
                [self.view addSubview:tile];
                [tile mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.size.mas_equalTo(CGSizeMake(88, 36));
                    make.left.equalTo(self.view).offset(20 + 88 * (i % 4));
                    make.top.equalTo(self.view).offset(30 + 66 * row);
                }];
            }
            """)
        #expect(frames("tile", text)["i == 0"] == "(20, 30, 88, 36)")
    }

    @Test("What a view is chained to is nothing in the first turn, and nobody knows what behind the loop")
    func chained() {
        let text = page(
            """
            UIView *last = nil;
            for (int i = 0; i < self.names.count; i++) {
                UIView *tile = [[UIView alloc] init];
                [self.box addSubview:tile];
                [tile mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.top.bottom.equalTo(self.box);
                    make.width.mas_equalTo(70);
                    if (last) {
                        make.left.equalTo(last.mas_right);
                    } else {
                        make.left.equalTo(self.box);
                    }
                }];
                last = tile;
            }
            [self.box mas_makeConstraints:^(MASConstraintMaker *make) {
                make.right.equalTo(last.mas_right);
            }];
            """)
        #expect(frames("tile", text)["i == 0"] == "(0, 0, 70, 36)")
        #expect(frames("box", text).values.allSatisfy { $0 == "(0, 0, ?, 36)" })
    }

    @Test("What only later turns may assign keeps the first one from being shown")
    func laterTurns() {
        let text = page(
            """
            self.gap = 4;
            for (int i = 0; i < self.names.count; i++) {
                if (i == 2) {
                    self.gap = 20;
                }
                UIView *tile = [[UIView alloc] init];
                [self.view addSubview:tile];
                [tile mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.top.equalTo(self.view).offset(self.gap);
                    make.width.height.mas_equalTo(70);
                }];
            }
            """)
        #expect(frames("tile", text)["i == 0"] == nil)
    }

    @Test("Swift counts with enumerated()")
    func enumerated() {
        let text = DisplayedText(
            """
            class Page: UIViewController {
                var names: [String] = []
                let box = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(box)
                    box.snp.makeConstraints { $0.edges.equalToSuperview() }
                    for (index, name) in names.enumerated() {
                        let tile = UILabel()
                        tile.text = name
                        view.addSubview(tile)
                        tile.snp.makeConstraints {
                            $0.left.equalToSuperview().offset(16)
                            $0.top.equalToSuperview().offset(CGFloat(index) * 44 + 10)
                            $0.width.height.equalTo(40)
                        }
                    }
                }
            }
            """, .swift)
        #expect(frames("tile", text)["index == 0"] == "(16, 10, 40, 40)")
    }
}
