import Observation

/// What was entered to create an account, which visits of the screen share.
@MainActor @Observable
final class SignUpProgress {
  var state = SignUpState()
  @ObservationIgnored var password = ""
  /// Whether an answer is being checked, whichever visit gave it.
  @ObservationIgnored var isWorking = false
}
