import AppValues
import Entities

/// A field of a form. What is wrong with it is told below it, tied to it for those who hear the page, and the first wrong
/// one gets the focus.
struct PageField: Sendable {
  /// What is entered, by which it is called in the form.
  let field: InputField
  let label: String
  var type = "text"
  var autocomplete = "off"
  var entered = ""
  var hint = ""
  /// The most characters that a browser lets in. It counts units of UTF-16, so that this is for texts whose characters are
  /// one each; others are counted by the server alone, and their limit is told.
  var most: Int?
  var least: Int?
  var isRequired = true
  /// Whether it's no word that a keyboard should correct or capitalise.
  var isName = false
  /// Whether digits are entered.
  var isCode = false
  /// How many lines it has; nil for one that doesn't end.
  var rows: Int?
  /// Another value by whose faults this field is wrong, too.
  var also: InputField?

  func isMeant(by problem: AppError) -> Bool {
    guard case .invalid(let field, _) = problem else { return false }
    return field == self.field || field == also
  }

  /// Adds the field with its label and its hint.
  ///
  /// - Parameters:
  ///   - html: What stands before it.
  ///   - fault: What is wrong with it; nil for nothing.
  ///   - hasFocus: Whether one can type into it at once.
  func write(to html: inout HTMLText, fault: String?, hasFocus: Bool) {
    let name = field.rawValue
    html.write("<label for=\"")
    html.write(text: name)
    html.write("\">")
    html.write(text: label)
    html.write("</label>\n")
    html.write(rows == nil ? "<input" : "<textarea")
    for (attribute, value) in attributes(fault: fault) {
      html.write(" ")
      html.write(text: attribute)
      html.write("=\"")
      html.write(text: value)
      html.write("\"")
    }
    if isRequired { html.write(" required") }
    if hasFocus { html.write(" autofocus") }
    html.write(">")
    if rows != nil {
      html.write(text: entered)
      html.write("</textarea>")
    }
    if let fault { Self.write("bad\" role=\"alert", "\(name)-fault", fault, to: &html) }
    if !hint.isEmpty { Self.write("hint", "\(name)-hint", hint, to: &html) }
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
