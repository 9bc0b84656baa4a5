import AppScreens
import AppValues
import Entities
import HTTPTypes
import MastodonAPI
import Presentation

/// Describes errors in the fields of our own endpoints.
enum FieldRefusal {
  /// The names of the fields on the wire.
  private static let names: [InputField: String] = [
    .credentials: "credentials", .email: "email", .password: "password", .code: "code", .birthday: "birthday",
    .hours: "quiet_hours", .proof: "proof", .signInMethod: "sign_in_method",
    .signInCode: "sign_in_code", .codeRequest: "code_request",
    .authenticator: "authenticator",
    .name: "name",
    .provider: "provider", .registration: "token", .handle: "username",
  ]

  /// The answer of our own endpoints to an error; nil for errors that all endpoints answer alike.
  static func error(_ error: AppError) -> (any Error)? {
    switch error {
    case .invalid(.mail, _), .unsupported: ServerError.noSuchCall
    case .invalid(let field, let rule): names[field].map { refusal(of: $0, field, rule) }
    default: nil
    }
  }

  /// The refusal of a field.
  ///
  /// - Parameter name: The name of the field on the wire.
  static func refusal(of name: String, _ field: InputField, _ rule: InputRule) -> ServerError {
    let text = Words.social(.english, app: AppName(title: "SocialConnect")).explain(.invalid(field, rule))
    return refusal(of: name, MastodonFieldFault(rule), text)
  }

  /// The refusal of a field, in other words.
  static func refusal(of name: String, _ fault: MastodonFieldFault, _ text: String) -> ServerError {
    let detail = MastodonErrorDetail(error: fault.rawValue, description: text)
    return ServerError(
      .unprocessableContent, MastodonError(error: "Validation failed: \(text)", details: [name: [detail]]))
  }
}

extension MastodonFieldFault {
  fileprivate init(_ rule: InputRule) {
    self =
      switch rule {
      case .empty: .blank
      case .taken: .taken
      case .reserved: .reserved
      case .tooShort: .tooShort
      case .tooLong, .tooLarge: .tooLong
      case .outOfRange: .inclusion
      case .wrong: .wrong
      case .missing: .missing
      case .unconfirmed: .unconfirmed
      case .common: .common
      case .unchanged: .unchanged
      default: .invalid
      }
  }
}
