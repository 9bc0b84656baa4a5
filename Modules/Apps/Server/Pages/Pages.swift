import AppScreens
import AppValues
import Authentication
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

  /// A page for the person who asks for it.
  ///
  /// - Parameter values: The values in its template, by name.
  func page(
    _ template: PageTemplate, _ title: String, _ values: [String: Any], for request: Request,
    status: HTTPResponse.Status = .ok
  ) -> Response {
    response(render(template, title, values, for: request), status, headers(for: request))
  }

  /// A page with a form that other sites can't send: the browser gets a cookie that proves where the form comes from.
  ///
  /// - Parameters:
  ///   - values: The values in its template.
  ///   - target: The address besides this server that the form may lead to: that of the app that waits.
  ///   - isScripted: Whether the script that asks for passkeys runs in it.
  func guardedPage(
    _ template: PageTemplate, _ title: String, _ values: [String: Any], for page: PageCall,
    status: HTTPResponse.Status = .ok, leadingTo target: String? = nil, isScripted: Bool = false
  ) -> Response {
    var values = values
    values["guard"] = page.visit.guardToken
    if isScripted { values["script"] = PasskeyScript.address }
    var response = response(
      render(template, title, values, for: page.request), status,
      headers(for: page.request, leadingTo: target, isScripted: isScripted))
    page.visit.remember(in: &response)
    return response
  }

  /// A page with fields to fill in.
  func page(_ content: FormPage, for page: PageCall) -> Response {
    func explain(_ error: AppError) -> String { self.explain(error, for: page.request) }
    let form = content.form
    let others = [content.passkey, content.other].compactMap(\.self).map { other in
      other.values(explain).merging(["quiet": true]) { $1 }
    }
    let values: [String: Any] = [
      "text": content.text, "problem": form.summary(explain), "forms": [form.values(explain)] + others,
      "items": content.items.map { ["title": $0.title, "detail": $0.detail, "address": $0.address] },
      "passkeyLink": content.passkeyLink.map { [["label": $0.label, "address": $0.address]] } ?? [],
      "noPasskey": page.strings.passkeys.failed,
      "providers": content.providers, "or": page.strings.providers.or,
      "links": content.links.map { ["label": $0.label, "address": $0.address] }, "hidden": true,
      "big": content.big,
      "pictures": content.picture.map {
        [["side": "\($0.code.side)", "path": $0.code.path, "label": $0.label]]
      } ?? [],
    ]
    var response = guardedPage(
      .form, content.title, values, for: page, status: form.status, isScripted: content.asksForPasskeys)
    response.headers[.retryAfter] = form.problems.first.flatMap { ServerError($0).headers[.retryAfter] }
    return response
  }

  /// A page that is the same for everyone who reads its language. Caches can keep it for a moment if the reader isn't
  /// signed in.
  func sharedPage(
    _ template: PageTemplate, _ title: String, _ values: [String: Any], for page: PageCall
  ) -> Response {
    let text = render(template, title, values, for: page.request)
    let tag = EntityTag(of: text)
    var headers = headers(for: page.request)
    headers[.cacheControl] = page.visit.token == nil ? "public, max-age=30" : "private, no-cache"
    headers[.eTag] = tag.text
    return tag.isKnown(to: page.request) ? .notModified(headers) : response(text, .ok, headers)
  }

  private func render(
    _ template: PageTemplate, _ title: String, _ values: [String: Any], for request: Request
  ) -> String {
    let strings = strings(for: request)
    var values = Self.present(values)
    values["language"] = Self.language(of: request).code
    values["title"] = title
    values["site"] = parts.options.title
    values["tab"] = title == parts.options.title ? title : "\(title) · \(parts.options.title)"
    values["host"] = parts.site.host
    if let contact = parts.options.contact {
      values["operator"] = contact.name
      values["operatorEmail"] = contact.email
      values["operatorLink"] = contact.link
    }
    let texts = OperatorPage.links(parts.texts, strings)
    values["hasTexts"] = !texts.isEmpty
    values["texts"] = texts.map { ["label": $0.label, "address": $0.address] }
    values["footer"] = strings.footer
    values["words"] = strings.words
    return library.render(values, withTemplate: template.rawValue) ?? ""
  }

  private func response(_ text: String, _ status: HTTPResponse.Status, _ headers: HTTPFields) -> Response {
    Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }

  /// The person to ask for help.
  func whom(_ strings: PageStrings) -> String { parts.options.contact?.text ?? strings.administrator }

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

  /// The values without empty texts, which templates would treat as present.
  private static func present(_ values: [String: Any]) -> [String: Any] {
    values.compactMapValues { value in
      switch value {
      case let text as String: text.isEmpty ? nil : text
      case let parts as [[String: Any]]: parts.map(present)
      default: value
      }
    }
  }

  private func headers(
    for request: Request, leadingTo target: String? = nil, isScripted: Bool = false
  ) -> HTTPFields {
    var headers: HTTPFields = [
      .contentType: "text/html; charset=utf-8", .cacheControl: "no-store",
      .contentLanguage: Self.language(of: request).code, .vary: "Accept-Language, Cookie",
      .xContentTypeOptions: "nosniff",
      .contentSecurityPolicy: """
      default-src 'none'; style-src 'self'; img-src 'self'; \
      \(isScripted ? "script-src 'self'; connect-src 'self'; " : "")base-uri 'none'; frame-ancestors 'none'; \
      form-action 'self'\(target.map { " \($0)" } ?? "")
      """,
    ]
    headers["Referrer-Policy"] = "same-origin"
    return headers
  }

  /// The language that the browser prefers among those of the texts (RFC 9110, section 12.5.4).
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
    // Pages only fill in parts, which escape what is filled in.
    let parts = PageTemplate.shared.map { ($0, "{{% CONTENT_TYPE:\(PageContent.name)}}\($1)") }
    let templates = PageTemplate.allCases.map { ($0.rawValue, $0.source) } + parts
    MustacheContentTypes.register(PageContent(), named: PageContent.name)
    var library = MustacheLibrary()
    for (name, source) in templates {
      // They are in the code, and a test makes each of them.
      if let template = try? MustacheTemplate(string: source) { library.register(template, named: name) }
    }
    return library
  }
}

/// Escapes what is filled into pages. Mustache itself escapes by characters, and so misses a quotation mark with an accent
/// on it.
private struct PageContent: MustacheContentType {
  static let name = "PAGE"

  func escapeText(_ text: String) -> String {
    var html = HTMLText()
    html.write(text: text)
    return html.source
  }
}

extension PageStrings {
  /// The texts that templates use as they are, by their names there.
  fileprivate var words: [String: String] {
    [
      "signOut": signOut, "signIn": signIn, "signUp": signUp, "tryNow": tryNow, "allow": allow, "deny": deny,
      "otherAccount": otherAccount, "posts": posts, "comments": comments, "older": older, "newest": newest,
      "latest": latest,
      "empty": noPosts, "useApp": useApp, "anyApp": anyApp, "getApp": getApp, "enterServer": enterServer,
      "enterServerText": enterServerText, "begin": begin, "beginText": beginText, "whoIsHere": whoIsHere,
      "yourProfile": yourProfile, "yourAccount": account.title, "runBy": runBy,
    ]
  }
}
