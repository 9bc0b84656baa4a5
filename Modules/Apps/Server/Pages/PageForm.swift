import AppValues
import HTTPTypes

/// The fields of a form, and the errors found when it was sent.
struct PageForm: Sendable {
  let fields: [PageField]
  var problems: [AppError] = []

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
    return ["fields": html.source, "problem": summary(explain, hasFocus: firstWrong == nil)]
  }

  /// The first error that belongs to no field.
  private func summary(_ explain: (AppError) -> String, hasFocus: Bool) -> String {
    guard let problem = problems.first(where: { problem in !fields.contains { $0.isMeant(by: problem) } })
    else { return "" }
    var html = HTMLText()
    html.write("<p class=\"bad\" role=\"alert\"")
    if hasFocus { html.write(" tabindex=\"-1\" autofocus") }
    html.write(">")
    html.write(text: explain(problem))
    html.write("</p>")
    return html.source
  }
}
