final class LoginViewController: UIViewController {
  let header = UIView(), logo = UIImageView(image: UIImage(systemName: "person"))
  let titleLabel = UILabel(), hint = UILabel(), card = UIView()
  let mail = UITextField(), password = UITextField(), remember = UISwitch()
  let cancel = UIButton(type: .system), signIn = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    header.backgroundColor = .systemIndigo
    logo.tintColor = .white
    titleLabel.text = "Welcome back"
    titleLabel.font = .boldSystemFont(ofSize: 28)
    hint.text = "Sign in to go on where you were, on any of your devices."
    hint.font = .systemFont(ofSize: 15)
    hint.textColor = .secondaryLabel
    hint.numberOfLines = 2
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 14
    mail.placeholder = "Mail"
    mail.borderStyle = .roundedRect
    password.text = "secret"
    password.isSecureTextEntry = true
    password.borderStyle = .roundedRect
    remember.isOn = true
    cancel.setTitle("Cancel", for: .normal)
    cancel.backgroundColor = .systemGray5
    cancel.layer.cornerRadius = 10
    signIn.setTitle("Sign in", for: .normal)
    signIn.setTitleColor(.white, for: .normal)
    signIn.backgroundColor = .systemIndigo
    signIn.layer.cornerRadius = 10
    [header, titleLabel, hint, card].forEach { view.addSubview($0) }
    header.addSubview(logo)
    [mail, password, remember, cancel, signIn].forEach { card.addSubview($0) }

    header.snp.makeConstraints { $0.top.left.right.equalToSuperview(); $0.height.equalTo(200) }
    logo.snp.makeConstraints { $0.center.equalToSuperview(); $0.size.equalTo(40) }
    titleLabel.snp.makeConstraints { $0.top.equalTo(header.snp.bottom).offset(24); $0.left.equalTo(24) }
    hint.snp.makeConstraints {
      $0.top.equalTo(titleLabel.snp.bottom).offset(6)
      $0.left.equalTo(24)
      $0.size.equalTo(CGSize(width: 345, height: 40))
    }
    card.snp.makeConstraints {
      $0.top.equalTo(hint.snp.bottom).offset(20)
      $0.left.equalTo(24)
      $0.size.equalTo(CGSize(width: 345, height: 220))
    }
    mail.snp.makeConstraints { $0.top.left.right.equalToSuperview().inset(16); $0.height.equalTo(40) }
    password.snp.makeConstraints {
      $0.top.equalTo(mail.snp.bottom).offset(12)
      $0.left.right.height.equalTo(mail)
    }
    remember.snp.makeConstraints { $0.top.equalTo(password.snp.bottom).offset(12); $0.left.equalTo(mail) }
    cancel.snp.makeConstraints {
      $0.left.bottom.equalToSuperview().inset(16)
      $0.size.equalTo(CGSize(width: 120, height: 44))
    }
    signIn.snp.makeConstraints {
      $0.left.equalTo(cancel.snp.right).offset(12)
      $0.right.bottom.equalToSuperview().inset(16)
      $0.height.equalTo(44)
      $0.width.equalTo(220)
    }
  }
}
