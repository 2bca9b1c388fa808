// Controllers whose view is a table.

import Testing

@Suite struct TableControllerTests {
    private func frame(_ base: String, _ members: String = "", _ others: [String] = []) -> String? {
        let text = """
            class Page: \(base) {
                let empty = UIView()
                \(members)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    tableView.addSubview(empty)
                    empty.snp.makeConstraints { make in
                        make.centerX.equalTo(self.tableView)
                        make.top.equalToSuperview().offset(50)
                        make.width.height.equalTo(93)
                    }
                }
            }
            """
        return DisplayedText(text, .swift, others).frame("empty", of: "Page")
    }

    @Test("The table of a table's controller is its view, which fills the screen")
    func isView() {
        #expect(frame("UITableViewController") == "(150, 50, 93, 93)")
        #expect(frame("BasePage", "", ["class BasePage: UITableViewController {}"]) == "(150, 50, 93, 93)")
        #expect(
            DisplayedText(
                """
                @interface Page : UITableViewController
                @end
                @implementation Page
                - (void)viewDidLoad {
                    UIView *empty = [UIView new];
                    [self.tableView addSubview:empty];
                    [empty mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.left.equalTo(self.view).offset(10);
                        make.top.equalTo(self.tableView).offset(50);
                        make.width.height.equalTo(@93);
                    }];
                }
                @end
                """, .objectiveC
            ).frame("empty", of: "Page") == "(10, 50, 93, 93)")
    }

    @Test("A table of the class's own is not, nor that of another controller")
    func isNot() {
        #expect(frame("UITableViewController", "let tableView = UITableView()") == "(?, 50, 93, 93)")
        #expect(frame("UIViewController") == "(?, ?, 93, 93)")
        #expect(frame("BasePage", "", ["class BasePage: UIViewController {}"]) == "(?, ?, 93, 93)")
    }
}
