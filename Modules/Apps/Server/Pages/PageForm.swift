import AppValues
import HTTPTypes

/// The fields of a form, with what was wrong with it when it was sent.
struct PageForm: Sendable {
  let fields: [PageField]
  var problems: [AppError] = []

  /// What a page with it is answered with.
  var status: HTTPResponse.Status { problems.first.map { ServerError($0).status } ?? .ok }

  /// What its template shows.
  ///
  /// - Parameter explain: Says what is wrong.
  func values(_ explain: (AppError) -> String) -> [String: Any] {
    let faults = fields.map { field in problems.first { field.isMeant(by: $0) }.map(explain) }
    let firstWrong = faults.firstIndex { $0 != nil }
    var html = HTMLText()
    for (number, field) in fields.enumerated() {
      field.write(to: &html, fault: faults[number], hasFocus: number == firstWrong)
    }
    return ["fields": html.source, "problem": summary(explain, hasFocus: firstWrong == nil)]
  }

  /// What is wrong beside the fields.
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
