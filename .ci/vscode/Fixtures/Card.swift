import SnapKit

final class Card: UIView {
    private let title = UILabel()
    private let badge = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(title)
        addSubview(badge)
        title.snp.makeConstraints {
            $0.top.left.right.equalToSuperview().offset(16)
        }
        badge.snp.makeConstraints {
            $0.left.equalTo(title.snp.right).offset(8)
            $0.right.equalToSuperview().inset(8)
            $0.top.equalToSuperview().offset(16)
            $0.width.height.equalTo(24)
        }
    }
}
