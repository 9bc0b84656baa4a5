import AppScreens
import AppValues
import Hummingbird

/// The pages with texts of the people who run the server.
struct OperatorPages: Sendable {
  let routes: PageRoutes
  private var parts: ServerParts { routes.parts }

  func add(to router: Router<ServerContext>) {
    for page in OperatorPage.allCases {
      routes.get(page.path, on: router) { call in try show(page, call) }
    }
  }

  /// Throws `notFound` for a text that isn't there.
  private func show(_ page: OperatorPage, _ call: PageCall) throws(AppError) -> Response {
    guard page == .about || page.isThere(parts.texts) else { throw .notFound }
    let (strings, language) = (call.strings, Pages.language(of: call.request))
    var sections: [[String: Any]] = []
    for kind in page.kinds {
      guard let text = parts.texts.text(kind, in: language) else { continue }
      let heading = kind == .rules ? strings.rules : ""
      sections.append(["heading": heading, "html": text.html(on: parts.site.relative)])
    }
    let title = page.title(strings)
    return routes.pages.sharedPage(
      .texts, title,
      ["text": page == .about ? strings.about : "", "description": title, "sections": sections], for: call)
  }
}

extension OperatorPage {
  /// What links to the page say.
  func title(_ strings: PageStrings) -> String {
    switch self {
    case .about: strings.aboutServer
    case .privacy: strings.privacy
    case .terms: strings.terms
    }
  }

  /// Links to the pages that have a text.
  static func links(
    _ texts: OperatorTexts, _ strings: PageStrings
  ) -> [(label: String, address: String)] {
    allCases.filter { $0.isThere(texts) }.map { ($0.title(strings), $0.path) }
  }

  /// What someone agrees to who creates an account; empty if nothing is said of that.
  ///
  /// - Parameter text: What stands before it on the page.
  static func conditions(_ texts: OperatorTexts, _ strings: PageStrings, after text: String = "") -> String {
    let conditions: String? =
      switch (texts.text(.rules) != nil, texts.text(.terms) != nil) {
      case (true, true): strings.agreesToBoth
      case (true, false): strings.agreesToRules
      case (false, true): strings.agreesToTerms
      case (false, false): nil
      }
    return ([text] + (conditions.map { [$0] } ?? [])).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
