public import AppValues

/// The progress of creating an account, with what was entered so far.
public struct SignUpState: Equatable, Sendable {
  /// What is asked.
  public enum Question: Equatable, Sendable, CaseIterable {
    case email, password, handle, name, birthday
    /// Whether all is right.
    case confirmation
  }

  public internal(set) var question = Question.email
  /// Whether what is asked had been answered before, so that it leads back to the confirmation.
  public internal(set) var isRevising = false
  public internal(set) var email = ""
  /// The password itself is nowhere to be seen.
  public internal(set) var hasPassword = false
  public internal(set) var handle = ""
  public internal(set) var name = ""
  public internal(set) var birthday: CalendarDate?
  /// The answer to the present question that was refused, to be corrected.
  public internal(set) var refused: String?
  public internal(set) var problem: AppError?

  /// The step of the procedure, 1 to 3.
  public var step: Int {
    switch question {
    case .email, .password: 1
    case .handle, .name, .birthday: 2
    case .confirmation: 3
    }
  }

  /// Whether the answer to the present question broke one of its rules.
  var isRefused: Bool {
    if case .invalid = problem { true } else { false }
  }

  mutating func ask(_ question: Question) {
    self.question = question
    refused = nil
    problem = nil
    if question == .confirmation { isRevising = false }
  }
}
