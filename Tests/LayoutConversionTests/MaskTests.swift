import LayoutConversion
import MasonrySyntax
import Testing

@Suite("Blocks switch off no autoresizing mask that was on")
struct MaskTests {
    private func cell(_ code: String, adding: String = "contentView.addSubview(title)") -> String {
        """
        import UIKit

        extension CGFloat {
            static let gap: CGFloat = 8
        }

        final class Row: UITableViewCell {
            private let title = UILabel()
            private let icon = UIImageView()
            private let stack = UIStackView()

            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                \(adding)
                contentView.addSubview(icon)
                contentView.addSubview(stack)
                \(code)
            }

            private func prepare(_ view: UIView) {
                view.translatesAutoresizingMaskIntoConstraints = false
            }
        }

        """
    }

    @Test("What is said of a content view is said of the view in it, with the other sign")
    func turned() {
        let converted = Converted(
            cell(
                """
                title.translatesAutoresizingMaskIntoConstraints = false
                        NSLayoutConstraint.activate([
                            title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
                            contentView.bottomAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
                            contentView.trailingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 4)
                        ])
                """), .swift, to: .snapKit)
        #expect(
            converted.text.contains(
                """
                        title.snp.makeConstraints { make in
                            make.top.bottom.equalToSuperview().inset(8)
                            make.trailing.lessThanOrEqualToSuperview().offset(-4)
                        }
                """), "\(converted.text)")
        #expect(!converted.text.contains("contentView.snp"))
    }

    @Test(
        "A view that keeps its mask, or of which that is not known, stays as it is",
        arguments: [
            "contentView.heightAnchor.constraint(equalToConstant: 44).isActive = true",
            "title.heightAnchor.constraint(equalToConstant: 44).isActive = true",
            """
            title.translatesAutoresizingMaskIntoConstraints = true
                    title.heightAnchor.constraint(equalToConstant: 44).isActive = true
            """,
        ])
    func left(code: String) {
        let converted = Converted(cell(code), .swift, to: .snapKit)
        #expect(converted.text == cell(code))
        let isMask = converted.left.contains { if case .mask = $0 { true } else { false } }
        #expect(isMask, "\(converted.left)")
    }

    @Test(
        "A view that is only just made gets its mask back behind its block, once for statements that follow each other")
    func givenBack() {
        let source = """
            #import <UIKit/UIKit.h>

            @implementation Contacts
            - (void)viewDidLoad {
                [super viewDidLoad];
                UIButton *more = [[UIButton alloc] initWithFrame:CGRectMake(0, 0, 30, 30)];
                [more setTitle:@"+" forState:UIControlStateNormal];
                [more.widthAnchor constraintEqualToConstant:24].active = YES;
                [more.heightAnchor constraintGreaterThanOrEqualToConstant:20].active = YES;
                self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithCustomView:more];
            }
            - (void)other {
                UIButton *one = [UIButton new];
                [self prepare:one];
                [one.widthAnchor constraintEqualToConstant:24].active = YES;
            }
            @end

            """
        let converted = Converted(source, .objectiveC, to: .masonry)
        #expect(
            converted.text.contains(
                """
                    [more mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.width.mas_equalTo(24);
                        make.height.mas_greaterThanOrEqualTo(20);
                    }];
                    more.translatesAutoresizingMaskIntoConstraints = YES;
                    self.navigationItem
                """), "\(converted.text)")
        // Whoever is handed the other one may have switched its mask off.
        #expect(converted.proven == 1 && converted.left.count == 1, "\(converted.left)")
    }

    @Test("What is said of a guide is said of the view beside it, where the library has no blocks of guides")
    func guides() {
        let converted = Converted(
            """
            #import <UIKit/UIKit.h>

            @implementation Icons
            - (void)viewDidLoad {
                [super viewDidLoad];
                UIView *bar = [UIView new];
                bar.translatesAutoresizingMaskIntoConstraints = NO;
                [self.view addSubview:bar];
                [self.view.safeAreaLayoutGuide.topAnchor constraintEqualToAnchor:bar.topAnchor constant:8].active = YES;
            }
            @end

            """, .objectiveC, to: .masonry)
        #expect(
            converted.text.contains(
                """
                    [bar mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.top.equalTo(self.view.mas_safeAreaLayoutGuideTop).offset(-8);
                    }];
                """), "\(converted.text)")
        #expect(converted.proven == 1 && converted.left.isEmpty, "\(converted.left)")
    }

    @Test(
        "Masks are switched off in loops, by helpers and by stack views, too",
        arguments: [
            "contentView.addSubview(title)\n        [title, icon].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }",
            "contentView.addSubview(title)\n        prepare(title)",
            "stack.addArrangedSubview(title)",
        ])
    func others(code: String) {
        let converted = Converted(
            cell("title.heightAnchor.constraint(equalToConstant: 44).isActive = true", adding: code), .swift,
            to: .snapKit)
        #expect(converted.proven == 1 && converted.left.isEmpty, "\(converted.left)")
    }

    @Test("A number that is a member of the type that is asked for keeps its type")
    func implicitMembers() {
        let converted = Converted(
            cell(
                """
                title.translatesAutoresizingMaskIntoConstraints = false
                        title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: .gap).isActive = true
                        title.leftAnchor.constraint(equalTo: contentView.leftAnchor, constant: -.gap).isActive = true
                """), .swift, to: .snapKit)
        #expect(converted.text.contains("make.top.equalToSuperview().offset(CGFloat.gap)"), "\(converted.text)")
        #expect(converted.text.contains("make.left.equalToSuperview().offset(-CGFloat.gap)"), "\(converted.text)")
    }

    @Test("A format that names a view which is not known is left as a whole")
    func partialFormat() {
        let source = cell(
            """
            title.translatesAutoresizingMaskIntoConstraints = false
                    let views: [String: Any] = ["title": title, "other": somebody.other]
                    contentView.addConstraints(
                        NSLayoutConstraint.constraints(
                            withVisualFormat: "V:|[title(20)]-8-[other(0)]|", options: [], metrics: nil, views: views))
            """)
        for target in [ConversionTarget.snapKit, .anchors] {
            let converted = Converted(source, .swift, to: target)
            #expect(converted.text == source)
            #expect(converted.left.count == 1)
        }
    }

    @Test("Statements that follow each other are one block a view, and each comment stays above what it is about")
    func joined() {
        let converted = Converted(
            cell(
                """
                title.translatesAutoresizingMaskIntoConstraints = false
                        title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8).isActive = true
                        // from the side
                        title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
                        icon.translatesAutoresizingMaskIntoConstraints = false
                        NSLayoutConstraint.activate([
                            icon.widthAnchor.constraint(equalToConstant: 20), // a square
                            icon.heightAnchor.constraint(equalTo: icon.widthAnchor)
                        ])

                        icon.topAnchor.constraint(equalTo: title.bottomAnchor).isActive = true
                """), .swift, to: .snapKit)
        #expect(
            converted.text.contains(
                """
                        title.snp.makeConstraints { make in
                            make.top.equalToSuperview().offset(8)
                            // from the side
                            make.leading.equalToSuperview()
                        }
                        icon.snp.makeConstraints { make in
                            // a square
                            make.width.equalTo(20)
                            make.height.equalTo(icon.snp.width)
                        }

                        icon.snp.makeConstraints { make in
                            make.top.equalTo(title.snp.bottom)
                        }
                """), "\(converted.text)")
        #expect(converted.proven == 2)
        #expect(!converted.text.contains("title.translates") && !converted.text.contains("icon.translates"))
    }
}
