import AppScreens
import AppValues
import Observation

/// What was entered to create an account, which visits of the screen share.
@MainActor @Observable
final class SignUpProgress {
  var state = SignUpState()
  /// Visits share it: one at a time answers what is asked.
  @ObservationIgnored private(set) lazy var runner = ActionRunner(self, \.state.action)
  @ObservationIgnored private weak var secret: SignUpSecret?

  /// Where the password is kept, for a visit that begins. When none is left of the visits before, their password is
  /// gone: it is asked for again.
  func begin() -> SignUpSecret {
    if let secret { return secret }
    let secret = SignUpSecret()
    self.secret = secret
    if state.hasPassword {
      state.hasPassword = false
      state.action = ActionState()
      if state.question != .email { state.ask(.password) }
    }
    return secret
  }
}

/// The password that was chosen. Only the visits of the screen hold it: it goes with the last of them.
@MainActor
final class SignUpSecret {
  var password: Secret = ""
}
