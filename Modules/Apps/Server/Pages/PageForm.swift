import AppValues
import Authentication
import HTTPTypes

/// A form: where it leads, its fields, and the errors found when it was sent.
struct PageForm: Sendable {
  /// The address that the form is sent to.
  let action: String
  let button: String
  /// The hidden values that are sent along.
  var carried: KeyValuePairs<String, String> = [:]
  var fields: [PageField] = []
  var problems: [AppError] = []
  /// What a browser is asked before it's sent; nil for nothing.
  var passkey: PagePasskey?

  /// The status of a page with the form.
  var status: HTTPResponse.Status {
    switch problems.first {
    case nil: .ok
    case .invalid?: .unprocessableContent
    case let problem?: ServerError(problem).status
    }
  }

  /// The values for its template.
  ///
  /// - Parameter explain: Explains an error to people.
  func values(_ explain: (AppError) -> String) -> [String: Any] {
    let faults = fields.map { field in problems.first { field.isMeant(by: $0) }.map(explain) }
    let firstWrong = faults.firstIndex { $0 != nil }
    var html = HTMLText()
    for (number, field) in fields.enumerated() {
      field.write(to: &html, fault: faults[number], hasFocus: number == firstWrong)
    }
    let passkey = passkey.map { asked -> [[String: Any]] in
      [
        [
          "question": asked.question.rawValue, "options": asked.options,
          "conditional": asked.isConditional ? "yes" : "",
        ]
      ]
    }
    return [
      "action": action, "button": button, "fields": html.source,
      "carried": carried.map { ["name": $0.key, "value": $0.value] }, "passkey": passkey ?? [],
    ]
  }

  /// The first error that belongs to no field.
  func summary(_ explain: (AppError) -> String) -> String {
    guard let problem = problems.first(where: { problem in !fields.contains { $0.isMeant(by: problem) } })
    else { return "" }
    var html = HTMLText()
    html.write("<p class=\"bad\" role=\"alert\"")
    let isAlone = !problems.contains { problem in fields.contains { $0.isMeant(by: problem) } }
    if isAlone { html.write(" tabindex=\"-1\" autofocus") }
    html.write(">")
    html.write(text: explain(problem))
    html.write("</p>")
    return html.source
  }
}

/// A page with a form.
struct FormPage: Sendable {
  let title: String
  /// The text above the form.
  var text = ""
  /// What there is of something, above the form: each with the page that's about it.
  var items: [(title: String, detail: String, address: String)] = []
  /// A QR code below it, with what it says in words.
  var picture: (code: QRCode, label: String)?
  /// What has to be copied.
  var big = ""
  let form: PageForm
  /// A form below it that asks the browser for a passkey; it only has a button.
  var passkey: PageForm?
  /// A form below it that only has a button.
  var other: PageForm?
  /// The HTML of buttons that lead to providers, which do the same; empty for none.
  var providers = ""
  /// Links to other pages: labels and addresses.
  var links: [(label: String, address: String)] = []
  /// A link that only shows where a script can ask for passkeys.
  var passkeyLink: (label: String, address: String)?

  /// Whether the page needs the script that asks for passkeys.
  var asksForPasskeys: Bool { form.passkey != nil || passkey != nil || passkeyLink != nil }
}
