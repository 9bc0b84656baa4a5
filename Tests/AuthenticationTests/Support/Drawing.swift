import Entities
import Foundation
import Presentation

extension ViewContext {
  static func fixed(_ language: Language) -> ViewContext {
    ViewContext(words: Words(language, timeZone: .gmt), clock: .fixed)
  }
}

/// A screen as a person sees it, and below it what it asks for.
func drawing<Action>(_ screen: Screen<Action>, width: Int = 60) -> String {
  let text = ScreenRenderer(width: width).render(screen)
  guard let field = screen.field else { return text }
  let kind = field.kind == .secret ? "secret " : ""
  let hint = field.hint.map { "(\($0))\n" } ?? ""
  return text + "\(hint)\(kind)\(field.label) [\(field.value)]\n"
}
