import AppValues
import Entities
import SocialWebAuthn

/// Refuses answers that aren't right: people are told in one way, and the log says why.
struct PasskeyRefusals: Sendable {
  /// Takes messages for the administrator.
  let say: @Sendable (String) -> Void

  /// What an answer is refused with, once it's known why.
  func refusal(_ fault: PasskeyFault) -> AppError {
    say("Refused a passkey: \(fault)")
    return .invalid(.passkey, .wrong)
  }

  /// Verifies something.
  ///
  /// Throws `invalid(.passkey, .wrong)`.
  func translating<Value>(_ body: () throws(PasskeyFault) -> Value) throws(AppError) -> Value {
    do throws(PasskeyFault) {
      return try body()
    } catch {
      throw refusal(error)
    }
  }
}
