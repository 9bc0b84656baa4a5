import AppScreens
import SocialTestSupport

/// A screen as a person sees it, and below it what it asks for.
func drawing<Action: Sendable>(_ screen: Screen<Action>, width: Int = 60) -> String {
  let text = drawn(screen, width: width)
  guard let field = screen.field else { return text }
  let kind = field.kind.isSecret ? "secret " : ""
  let hint = field.hint.map { "(\($0))\n" } ?? ""
  return text + "\(hint)\(kind)\(field.label) [\(field.value)]\n"
}
