import AppValues

/// A field of a form. Its error stands below it and is read aloud with it, and the first field with an error gets the focus.
struct PageField: Sendable {
  /// The value that is entered, and the name of the field in the form.
  let field: InputField
  let label: String
  var type = "text"
  var autocomplete = "off"
  var entered = ""
  var hint = ""
  /// The most characters that the browser accepts, which it counts in units of UTF-16: only for texts whose characters are
  /// one unit each. The server alone counts other texts, and their hint names the limit.
  var most: Int?
  var least: Int?
  var isRequired = true
  /// Whether a box is ticked.
  var isChecked = false
  /// Whether it's a name that a keyboard should neither correct nor capitalise.
  var isName = false
  /// Whether digits are entered.
  var isCode = false
  /// How many lines are shown; nil for a field of one line.
  var rows: Int?
  /// Another value whose errors belong to this field, too.
  var also: InputField?

  func isMeant(by problem: AppError) -> Bool {
    guard case .invalid(let field, _) = problem else { return false }
    return field == self.field || field == also
  }

  /// Adds the field with its label and its hint.
  ///
  /// - Parameters:
  ///   - html: The form so far.
  ///   - fault: The error of the field; nil if there is none.
  ///   - hasFocus: Whether the field has the focus when the page opens.
  func write(to html: inout HTMLText, fault: String?, hasFocus: Bool) {
    let name = field.rawValue
    let isBox = type == "checkbox"
    if isBox { html.write("<p class=\"box\">") } else { writeLabel(to: &html) }
    html.write(rows == nil ? "<input" : "<textarea")
    for (attribute, value) in attributes(fault: fault) {
      html.write(" ")
      html.write(text: attribute)
      html.write("=\"")
      html.write(text: value)
      html.write("\"")
    }
    if isRequired { html.write(" required") }
    if isChecked { html.write(" checked") }
    if hasFocus { html.write(" autofocus") }
    html.write(">")
    if rows != nil {
      html.write(text: entered)
      html.write("</textarea>")
    }
    // What a box is for stands behind it.
    if isBox {
      writeLabel(to: &html)
      html.write("</p>\n")
    }
    if let fault { Self.write("bad\" role=\"alert", "\(name)-fault", fault, to: &html) }
    if !hint.isEmpty { Self.write("hint", "\(name)-hint", hint, to: &html) }
  }

  private func writeLabel(to html: inout HTMLText) {
    html.write("<label for=\"")
    html.write(text: field.rawValue)
    html.write("\">")
    html.write(text: label)
    html.write("</label>\n")
  }

  private func attributes(fault: String?) -> [(String, String)] {
    let name = field.rawValue
    let described = [fault == nil ? nil : "\(name)-fault", hint.isEmpty ? nil : "\(name)-hint"]
      .compactMap(\.self).joined(separator: " ")
    let all: [(String, String?)] = [
      ("type", rows == nil ? type : nil), ("id", name), ("name", name), ("rows", rows.map(String.init)),
      ("autocomplete", autocomplete), ("autocapitalize", isName ? "none" : nil),
      ("spellcheck", isName ? "false" : nil), ("inputmode", isCode ? "numeric" : nil),
      ("maxlength", most.map(String.init)), ("minlength", least.map(String.init)),
      ("aria-describedby", described.isEmpty ? nil : described),
      ("aria-invalid", fault == nil ? nil : "true"), ("value", rows == nil ? entered : nil),
    ]
    return all.compactMap { name, value in value.map { (name, $0) } }
  }

  /// Adds a paragraph about the field.
  private static func write(_ kind: StaticString, _ id: String, _ text: String, to html: inout HTMLText) {
    html.write("\n<p class=\"")
    html.write(kind)
    html.write("\" id=\"")
    html.write(text: id)
    html.write("\">")
    html.write(text: text)
    html.write("</p>\n")
  }
}
