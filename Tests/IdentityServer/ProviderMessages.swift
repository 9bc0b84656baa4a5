/// What is asked of the provider.
public struct ProviderRequest: Sendable {
  public let method: String
  /// With its query.
  public let target: String
  /// The text of a form.
  public let form: String
  /// The header `Authorization`.
  public let authorization: String?

  public init(method: String, target: String, form: String = "", authorization: String? = nil) {
    self.method = method
    self.target = target
    self.form = form
    self.authorization = authorization
  }

  var path: String { String(target.prefix { $0 != "?" }) }

  /// The fields of the query and the form.
  var fields: [String: String] {
    let query = target.contains("?") ? String(target.drop { $0 != "?" }.dropFirst()) : ""
    return Dictionary(
      (FormText.fields(in: query) + FormText.fields(in: form)), uniquingKeysWith: { first, _ in first })
  }
}

/// What the provider answers.
public struct ProviderReply: Sendable {
  public var status: Int
  public var contentType = "application/json"
  public var location: String?
  public var body: String

  static func json(_ text: String, _ status: Int = 200) -> ProviderReply {
    ProviderReply(status: status, body: text)
  }

  static func refusal(_ code: String, _ status: Int = 400) -> ProviderReply {
    json(#"{"error":"\#(code)","error_description":"No: \#(code)"}"#, status)
  }

  static func page(_ text: String) -> ProviderReply {
    ProviderReply(
      status: 200, contentType: "text/html; charset=utf-8",
      body: "<!doctype html><title>Provider</title>\(text)"
    )
  }

  static func redirect(_ address: String) -> ProviderReply {
    ProviderReply(status: 302, location: address, body: "")
  }
}

/// How a browser comes back from the provider.
public struct BrowserReturn: Sendable {
  /// Where it goes to, without the query.
  public let address: String
  /// The fields of the query, or of the form that it posts.
  public let fields: [(String, String)]
  /// Whether it posts them.
  public let isPost: Bool

  /// A field.
  public func value(_ name: String) -> String? {
    fields.first { $0.0 == name }?.1
  }

  /// The fields as a query or a form has them.
  public var text: String { FormText.encoded(fields) }

  init?(_ reply: ProviderReply) {
    if let location = reply.location {
      let parts = location.split(separator: "?", maxSplits: 1)
      address = String(parts[0])
      fields = parts.count > 1 ? FormText.fields(in: String(parts[1])) : []
      isPost = false
    } else {
      guard let action = reply.body.firstMatch(of: /<form method="post" action="([^"]*)"/) else { return nil }
      address = FormText.unescaped(String(action.1))
      fields = reply.body.matches(of: /<input type="hidden" name="([^"]*)" value="([^"]*)">/).map {
        (FormText.unescaped(String($0.1)), FormText.unescaped(String($0.2)))
      }
      isPost = true
    }
  }
}
