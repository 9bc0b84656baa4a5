/// How a browser brings a provider's answer.
public enum ResponseMode: String, Hashable, Sendable {
  /// In the query of the address that it returns to.
  case query
  /// In a form that it posts there, from the provider's site (OAuth 2.0 Form Post Response Mode).
  case formPost = "form_post"
}
