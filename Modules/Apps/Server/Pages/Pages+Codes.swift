import AppValues
import HTTPTypes
import Hummingbird

extension Pages {
  /// The texts about codes, by what becomes of this server's email; nil if there are no codes.
  func codes(_ strings: PageStrings) async throws(AppError) -> PageStrings.Codes? {
    switch try await ServerMail(of: parts.backend) {
    case .sent: strings.mailed
    case .saved: strings.saved(whom(strings))
    case .none: nil
    }
  }

  /// The page that tells someone who needs a code that there are none, and whom to ask.
  func withoutCodes(_ title: String, _ page: PageCall) -> Response {
    let strings = page.strings
    return notice(title, strings.unmailed(whom(strings)), for: page.request, status: .forbidden)
  }
}
