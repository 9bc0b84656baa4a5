public import AppScreens
import AppValues
import Entities
import Foundation
public import Observation

/// Leads through creating an account: each answer is checked when it is given, and can be changed until the end.
@MainActor @Observable
public final class SignUpPresenter: ScreenPresenter {
  /// What can be done there.
  public enum Action: Sendable {
    /// The answer to a question.
    case enter(SignUpState.Question, String)
    /// To the question before, or out.
    case back
    case create
    /// E-mail and password once more.
    case changeAccess
    /// Handle, name and birthday once more.
    case changePerson
    /// Out, forgetting what was entered.
    case leave
  }

  public private(set) var state: SignUpState {
    get { progress.state }
    set { progress.state = newValue }
  }

  private let progress: SignUpProgress
  private let authentication: AuthenticationInteractor
  private let language: Language
  private let router: AuthenticationRouter

  /// - Parameter progress: What was entered on earlier visits.
  init(
    progress: SignUpProgress = SignUpProgress(), authentication: AuthenticationInteractor, language: Language,
    router: AuthenticationRouter
  ) {
    self.progress = progress
    self.authentication = authentication
    self.language = language
    self.router = router
  }

  public func send(_ action: Action) async {
    // A second answer while the first is being checked would be one to another question.
    guard !progress.isWorking else { return }
    progress.isWorking = true
    defer { progress.isWorking = false }
    switch action {
    case .enter(let question, let answer) where question == state.question:
      // An empty answer leaves a password that was chosen before.
      await accept(answer.isEmpty && question == .password ? progress.password : answer, to: question)
    case .enter: break
    case .back: goBack()
    case .create where state.question == .confirmation: await create()
    case .create: break
    case .changeAccess: revise(.email)
    case .changePerson: revise(.handle)
    case .leave: giveUp()
    }
  }

  // MARK: Answers

  private func accept(_ answer: String, to question: SignUpState.Question) async {
    do throws(AppError) {
      try await check(answer, to: question)
      state.ask(next(after: question))
    } catch .cancelled {
      // The person stopped it: all is as it was.
    } catch .invalid(.password, let rule) {
      // Also when the handle turns out to be the password.
      state.ask(.password)
      state.problem = .invalid(.password, rule)
    } catch {
      state.refused = question == .password ? nil : Printable.stripped(answer)
      state.problem = error
    }
  }

  private func check(_ answer: String, to question: SignUpState.Question) async throws(AppError) {
    switch question {
    case .email: state.email = try await authentication.checkEmail(answer)
    case .password:
      try authentication.checkPassword(answer, email: state.email, handle: state.handle)
      progress.password = answer
      state.hasPassword = true
    case .handle:
      state.handle = try await authentication.checkHandle(answer)
      try authentication.checkPassword(progress.password, email: state.email, handle: state.handle)
    case .name: state.name = try authentication.validatedName(answer)
    case .birthday: state.birthday = try authentication.checkBirthday(answer.isDash ? "" : answer)
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
    guard state.question == .confirmation else { return }
    state.ask(question)
    state.isRevising = true
  }

  /// Out, to be gone on with later: all but the password is kept.
  private func leave() {
    router.leave()
    progress.password = ""
    state.hasPassword = false
  }

  private func giveUp() {
    router.leave()
    forget()
  }

  /// The next visit begins anew, and the password is not kept in memory until then.
  private func forget() {
    state = SignUpState()
    progress.password = ""
  }

  private func create() async {
    let form = SignUpForm(
      email: state.email, password: progress.password, handle: state.handle, name: state.name,
      birthday: state.birthday?.description ?? "")
    do throws(AppError) {
      router.begin(as: try await authentication.signUp(form, language: language.rawValue))
      forget()
    } catch .cancelled {
      // The person stopped it: all is as it was.
    } catch {
      if case .invalid(let field, _) = error, let question = question(for: field) { revise(question) }
      state.problem = error
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

extension String {
  /// Whether it is a single `-`, as any keyboard writes it.
  fileprivate var isDash: Bool {
    ["-", "－", "ー", "−"].contains(trimmingCharacters(in: .whitespaces))
  }
}
