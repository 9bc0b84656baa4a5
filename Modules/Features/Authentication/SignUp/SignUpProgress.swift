import Observation

/// What was entered to create an account, which visits of the screen share.
@MainActor @Observable
final class SignUpProgress {
  var state = SignUpState()
  @ObservationIgnored var password = ""
}
