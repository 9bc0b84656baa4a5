/// A page with texts of the people who run the server.
enum OperatorPage: CaseIterable {
  /// What the server is for, and its rules.
  case about
  case privacy, terms

  var path: String {
    switch self {
    case .about: "/about"
    case .privacy: "/privacy-policy"
    case .terms: "/terms-of-service"
    }
  }

  /// The texts on it, in their order.
  var kinds: [OperatorText.Kind] {
    switch self {
    case .about: [.about, .rules]
    case .privacy: [.privacy]
    case .terms: [.terms]
    }
  }

  /// Whether it has a text. The page about the server is there without one, too, since apps link to it.
  func isThere(_ texts: OperatorTexts) -> Bool { kinds.contains { texts.text($0) != nil } }
}
