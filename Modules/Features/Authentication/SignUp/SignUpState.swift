public import AppScreens
public import AppValues

/// The progress of creating an account, with what was entered so far.
public struct SignUpState: ActingState, Equatable, Sendable {
  /// What is asked.
  public enum Question: Equatable, Sendable, CaseIterable {
    /// The answers that make an account, in this order; the birthday may be left empty.
    case email, password, handle, name, birthday
    /// Whether all is right.
    case confirmation
  }

  /// The current question.
  public var question: Question
  /// Whether what is asked had been answered before, so that it leads back to the confirmation.
  public var isRevising: Bool
  /// The address that was accepted; empty until then.
  public var email: String
  /// The password itself is never shown.
  public var hasPassword: Bool
  /// The handle that was accepted, without the `@`; empty until then.
  public var handle: String
  /// The name to show that was accepted; empty until then.
  public var name: String
  /// The birthday that was accepted; nil until then, and when none is given.
  public var birthday: CalendarDate?
  /// The answer to the current question that was refused, to be corrected.
  public var refused: String?
  /// What is shown of the actions.
  public var action: ActionState<Never, Never>

  /// A state to preview, or to draw in a test.
  public init(
    question: Question = .email, isRevising: Bool = false, email: String = "", hasPassword: Bool = false,
    handle: String = "", name: String = "", birthday: CalendarDate? = nil, refused: String? = nil,
    action: ActionState<Never, Never> = ActionState()
  ) {
    self.question = question
    self.isRevising = isRevising
    self.email = email
    self.hasPassword = hasPassword
    self.handle = handle
    self.name = name
    self.birthday = birthday
    self.refused = refused
    self.action = action
  }

  /// The step of the procedure, 1 to 3.
  public var step: Int {
    switch question {
    case .email, .password: 1
    case .handle, .name, .birthday: 2
    case .confirmation: 3
    }
  }

  /// Whether the answer to the current question broke one of its rules.
  var isRefused: Bool {
    if case .invalid = problem { true } else { false }
  }

  mutating func ask(_ question: Question) {
    self.question = question
    refused = nil
    if question == .confirmation { isRevising = false }
  }
}
