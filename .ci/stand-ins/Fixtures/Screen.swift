import SnapKit
import UIKit

final class Screen: UIViewController {
    private let box = UIView()
    private let title = UILabel()
    private let icon = UIImageView()
    private let gap: CGFloat = 8
    private let count = 3
    private let isWide: Bool

    init(isWide: Bool) {
        self.isWide = isWide
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(box)
        box.addSubview(title)
        box.addSubview(icon)
        box.snp.makeConstraints { make in
            make.leading.trailing.equalToSuperview().inset(16)
            make.top.equalTo(view.safeAreaLayoutGuide).offset(gap)
            make.height.equalTo(box.snp.width).multipliedBy(9.0 / 16)
            if isWide {
                // Not on small screens.
                make.width.lessThanOrEqualTo(400).priority(.high)
            }
        }
        title.snp.makeConstraints {
            $0.left.equalTo(count)
            $0.right.lessThanOrEqualTo(icon.snp.left).offset(-count * 2)
            $0.centerY.equalToSuperview().multipliedBy(0.5)
            $0.bottom.lessThanOrEqualToSuperview().inset(gap + 1)
        }
        icon.snp.makeConstraints { make in
            make.size.equalTo(CGSize(width: 20, height: 2 * gap))
            make.centerY.equalTo(title)
            make.right.equalTo(box.snp.right).inset(UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 4))
            make.top.greaterThanOrEqualToSuperview().offset(isWide ? 8 : 4).priority(700)
        }
    }
}

final class Row: UITableViewCell {
    private let views = [UIView(), UIView()]

    func setUp() {
        views.forEach { view in
            contentView.addSubview(view)
            view.snp.makeConstraints { $0.edges.equalToSuperview() }
        }
        let line = UIView()
        contentView.addSubview(line)
        line.snp.makeConstraints { make in
            make.left.right.bottom.equalToSuperview()
            make.height.equalTo(1)
        }
    }
}
