/// What a browser is asked about passkeys before a form is sent. Such a form only shows where a script runs.
struct PagePasskey: Sendable {
  enum Question: String {
    /// Makes a new one.
    case create
    /// Uses one.
    case get
  }

  let question: Question
  /// The address that answers the form's fields with what to ask.
  let options: String
  /// Whether browsers also offer passkeys in fields of the page, before anyone asks.
  var isConditional = false
}
