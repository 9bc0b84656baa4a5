public import AppScreens
public import AppValues
import Entities
public import Observation

/// Leads through creating an account: each answer is checked when it is given, and can be changed until the end.
@MainActor @Observable
public final class SignUpPresenter: ScreenPresenter {
  /// The actions on the screen.
  public enum Action: Sendable {
    /// The answer to a question, which can be the password.
    case enter(SignUpState.Question, Secret)
    /// To the question before, or out.
    case back
    /// Creates the account, once all is confirmed, and signs in.
    case create
    /// Email and password once more.
    case changeAccess
    /// Handle, name and birthday once more.
    case changePerson
    /// Out, forgetting what was entered.
    case leave
  }

  /// The progress so far, which every presenter of one factory shares.
  public internal(set) var state: SignUpState {
    get { progress.state }
    set { progress.state = newValue }
  }

  private let progress: SignUpProgress
  private let secret: SignUpSecret
  private let authentication: AuthenticationInteractor
  private let language: String
  private let router: AuthenticationRouter

  /// - Parameters:
  ///   - progress: What was entered on earlier visits.
  ///   - language: The one that the account is addressed in, an ISO 639-1 code.
  init(
    progress: SignUpProgress = SignUpProgress(), authentication: AuthenticationInteractor, language: String,
    router: AuthenticationRouter
  ) {
    self.progress = progress
    secret = progress.begin()
    self.authentication = authentication
    self.language = language
    self.router = router
  }

  public func send(_ action: Action) async {
    // A second answer while one is being checked would be one to another question.
    await progress.runner.change(.refuseWhileBusy, try await take(action))
  }

  private func take(_ action: Action) async throws(AppError) {
    switch (state.question, action) {
    case (let asked, .enter(let question, let answer)) where asked == question:
      // An empty answer leaves a password that was chosen before.
      try await accept(
        (answer.isEmpty && question == .password ? secret.password : answer).value, to: question)
    case (_, .back): goBack()
    case (_, .leave): giveUp()
    case (.confirmation, .create): try await create()
    case (.confirmation, .changeAccess): revise(.email)
    case (.confirmation, .changePerson): revise(.handle)
    case (_, .enter), (_, .create), (_, .changeAccess), (_, .changePerson): throw .cancelled
    }
  }

  // MARK: Answers

  private func accept(_ answer: String, to question: SignUpState.Question) async throws(AppError) {
    do throws(AppError) {
      try await check(answer, to: question)
      state.ask(next(after: question))
    } catch .invalid(.password, let rule) {
      // Also when the handle turns out to be the password.
      state.ask(.password)
      throw .invalid(.password, rule)
    } catch {
      if error != .cancelled, question != .password { state.refused = Printable.stripped(answer) }
      throw error
    }
  }

  private func check(_ answer: String, to question: SignUpState.Question) async throws(AppError) {
    switch question {
    case .email: state.email = try await authentication.checkEmail(answer)
    case .password:
      try authentication.checkPassword(answer, email: state.email, handle: state.handle)
      secret.password = Secret(answer)
      state.hasPassword = true
    case .handle:
      state.handle = try await authentication.checkHandle(answer)
      try authentication.checkPassword(secret.password.value, email: state.email, handle: state.handle)
    case .name: state.name = try authentication.validatedName(answer)
    case .birthday: state.birthday = try authentication.checkBirthday(answer.meansNone ? "" : answer)
    case .confirmation: break
    }
  }

  // MARK: The way

  private func next(after question: SignUpState.Question) -> SignUpState.Question {
    switch question {
    case .email: .password
    case .password: state.isRevising ? .confirmation : .handle
    case .handle: .name
    case .name: .birthday
    case .birthday, .confirmation: .confirmation
    }
  }

  private func goBack() {
    switch state.question {
    case .email where state.isRevising, .handle where state.isRevising: state.ask(.confirmation)
    case .email: leave()
    case .password: state.ask(.email)
    case .handle: state.ask(.password)
    case .name: state.ask(.handle)
    case .birthday: state.ask(.name)
    case .confirmation: state.ask(.birthday)
    }
  }

  private func revise(_ question: SignUpState.Question) {
    state.ask(question)
    state.isRevising = true
  }

  /// Out, to be gone on with later: all but the password is kept.
  private func leave() {
    router.leave()
    secret.password = ""
    state.hasPassword = false
  }

  private func giveUp() {
    router.leave()
    forget()
  }

  /// The next visit starts afresh, and the password is not kept in memory until then.
  private func forget() {
    state = SignUpState(action: state.action)
    secret.password = ""
  }

  private func create() async throws(AppError) {
    let form = SignUpForm(
      email: state.email, password: secret.password.value, handle: state.handle, name: state.name,
      birthday: state.birthday?.description ?? "")
    do throws(AppError) {
      router.begin(as: try await authentication.signUp(form, language: language))
      forget()
    } catch {
      if case .invalid(let field, _) = error, let question = question(for: field) { revise(question) }
      throw error
    }
  }

  /// The question whose answer was refused in the end, since someone else may have taken it first.
  private func question(for field: InputField) -> SignUpState.Question? {
    switch field {
    case .email: .email
    case .password: .password
    case .handle: .handle
    case .name: .name
    case .birthday: .birthday
    default: nil
    }
  }
}
