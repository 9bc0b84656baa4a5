import AppScreens
import AppValues
import Entities
import HTTPTypes
import Hummingbird
import Mustache
import NIOCore
import Presentation

/// Makes the web pages.
struct Pages: Sendable {
  let parts: ServerParts
  private let library: MustacheLibrary

  init(parts: ServerParts) {
    self.parts = parts
    library = Self.makeLibrary()
  }

  /// A page.
  ///
  /// - Parameters:
  ///   - values: What stands in it, by the names in its template.
  ///   - forms: Where its forms lead beside this server: to the app that waits.
  func page(
    _ template: PageTemplate, _ title: String, _ values: [String: Any], for request: Request,
    status: HTTPResponse.Status = .ok, forms: String? = nil
  ) -> Response {
    let (language, strings) = (Self.language(of: request), strings(for: request))
    var values = Self.present(values)
    values["language"] = language.code
    values["title"] = title
    values["site"] = parts.options.title
    values["host"] = parts.site.host
    values["footer"] = strings.footer
    values["words"] = strings.words
    let text = library.render(values, withTemplate: template.rawValue) ?? ""
    return Response(
      status: status, headers: headers(language, forms),
      body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }

  func strings(for request: Request) -> PageStrings { .of(Self.language(of: request)) }

  /// The page that says why something couldn't be done.
  func failure(_ error: ServerError, for request: Request) -> Response {
    let strings = strings(for: request)
    let (title, text) =
      switch error.status {
      case .notFound: (strings.notFound, strings.notFoundText)
      case .tooManyRequests:
        (strings.failed, strings.tooMany(error.headers[.retryAfter].flatMap { Int($0) } ?? 60))
      default: (strings.failed, strings.failedText)
      }
    var response = page(.notice, title, ["text": text, "hidden": true], for: request, status: error.status)
    if let wait = error.headers[.retryAfter] { response.headers[.retryAfter] = wait }
    return response
  }

  /// A page of a title and a sentence.
  func notice(
    _ title: String, _ text: String, for request: Request, status: HTTPResponse.Status = .ok
  ) -> Response {
    page(.notice, title, ["text": text, "hidden": true], for: request, status: status)
  }

  /// What went wrong, in the language of the page.
  func explain(_ error: AppError, for request: Request) -> String {
    Words.social(Self.language(of: request), app: AppName(title: parts.options.title)).explain(error)
  }

  /// Without empty texts, which templates would take for something.
  private static func present(_ values: [String: Any]) -> [String: Any] {
    values.compactMapValues { value in
      switch value {
      case let text as String: text.isEmpty ? nil : text
      case let parts as [[String: Any]]: parts.map(present)
      default: value
      }
    }
  }

  private func headers(_ language: Language, _ forms: String?) -> HTTPFields {
    var headers: HTTPFields = [
      .contentType: "text/html; charset=utf-8", .cacheControl: "no-store", .contentLanguage: language.code,
      .vary: "Accept-Language, Cookie", .xContentTypeOptions: "nosniff",
      .contentSecurityPolicy: """
      default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'; \
      form-action 'self'\(forms.map { " \($0)" } ?? "")
      """,
    ]
    headers["Referrer-Policy"] = "same-origin"
    return headers
  }

  /// The language that someone's browser asks for, of those there are texts in (RFC 9110, section 12.5.4).
  static func language(of request: Request) -> Language {
    let wishes = (request.headers[.acceptLanguage] ?? "").split(separator: ",").map { wish in
      let parts = wish.split(separator: ";")
      let code = parts.first.map { $0.filter { $0 != " " } } ?? ""
      let weight = parts.dropFirst().first.flatMap { Double($0.filter { "0123456789.".contains($0) }) } ?? 1
      return (code: code, weight: weight)
    }
    let sorted = wishes.enumerated().sorted {
      ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset)
    }
    for wish in sorted where wish.element.weight > 0 {
      let base = wish.element.code.prefix { $0 != "-" }.lowercased()
      if let language = Language.builtIn.first(where: { $0.code == base }) { return language }
    }
    return .english
  }

  private static func makeLibrary() -> MustacheLibrary {
    let templates =
      PageTemplate.allCases.map { ($0.rawValue, $0.source) } + PageTemplate.shared.map { ($0, $1) }
    var library = MustacheLibrary()
    for (name, source) in templates {
      // They stand in the code; a test makes each.
      if let template = try? MustacheTemplate(string: source) { library.register(template, named: name) }
    }
    return library
  }
}

extension PageStrings {
  /// The texts that stand in templates as they are, by their names there.
  fileprivate var words: [String: String] {
    [
      "signIn": signIn, "signOut": signOut, "signUp": signUp, "email": email, "password": password,
      "forgot": forgot, "haveAccount": haveAccount, "allow": allow, "deny": deny,
      "otherAccount": otherAccount,
      "handle": handle, "handleHint": handleHint, "name": name, "passwordHint": passwordHint,
      "sendCode": sendCode, "sendAgain": sendAgain, "newPassword": newPassword, "setPassword": setPassword,
      "code": code, "confirm": confirm, "reason": reason, "reasonHint": reasonHint, "comments": comments,
      "older": older,
    ]
  }
}
