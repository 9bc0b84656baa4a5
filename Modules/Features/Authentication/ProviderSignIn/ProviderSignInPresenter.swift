public import AppScreens
import AppValues
import Entities
public import Observation

/// Signs in by a provider that this program goes to by itself, and makes an account of someone who has none.
@MainActor @Observable
public final class ProviderSignInPresenter: ScreenPresenter {
  /// The actions on the screen.
  public enum Action: Sendable {
    /// Goes to a provider in a browser of this device.
    case useBrowser(SignInProvider.ID)
    /// Goes there on any device, by a code.
    case useCode(SignInProvider.ID)
    /// The answer of someone who has no account yet.
    case enter(ProviderSignInState.Question, String)
    /// To the question before, or out.
    case back
  }

  /// The progress so far, and the outcome of the last action.
  public internal(set) var state: ProviderSignInState
  @ObservationIgnored private let authentication: AuthenticationInteractor
  @ObservationIgnored private let visitor: ProviderVisitor
  @ObservationIgnored private let language: String
  @ObservationIgnored private let router: AuthenticationRouter
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action)

  init(
    authentication: AuthenticationInteractor, visitor: ProviderVisitor, language: String,
    router: AuthenticationRouter
  ) {
    self.authentication = authentication
    self.visitor = visitor
    self.language = language
    self.router = router
    state = ProviderSignInState(providers: visitor.providers, opensPages: visitor.opener.isAvailable)
  }

  public func send(_ action: Action) async {
    await runner.change(.refuseWhileBusy, try await take(action))
  }

  private func take(_ action: Action) async throws(AppError) {
    switch (state.newcomer, action) {
    case (nil, .useBrowser(let id)): try await visit(id, byCode: false)
    case (nil, .useCode(let id)): try await visit(id, byCode: true)
    case (let newcomer?, .enter(let question, let answer)) where question == state.question:
      try await accept(answer, to: question, of: newcomer)
    case (nil, .back): router.leave()
    case (_?, .back): goBack()
    // It's the answer to another question, or has been answered before.
    default: throw .cancelled
    }
  }

  private func visit(_ provider: SignInProvider.ID, byCode: Bool) async throws(AppError) {
    let identity = try await visitor.identity(at: provider, byCode: byCode) { [weak self] in
      self?.state.visit = $0
    }
    switch try await authentication.signIn(identity) {
    case .signedIn(let session): router.enter(as: .signedIn(session))
    case .newcomer(let newcomer):
      state.newcomer = newcomer
      state.question = .handle
      state.form = ProviderSignUpForm(
        handle: newcomer.handle, name: newcomer.name, email: newcomer.email ?? "")
    }
  }

  private func accept(
    _ answer: String, to question: ProviderSignInState.Question, of newcomer: ProviderNewcomer
  ) async throws(AppError) {
    switch question {
    case .handle:
      state.form.handle = Printable.stripped(answer)
      state.form.handle = try await authentication.checkHandle(answer)
      state.question = .name
    case .name:
      state.form.name = Printable.stripped(answer)
      state.form.name = try authentication.validatedName(answer)
      if newcomer.confirmedEmail == nil { state.question = .email } else { try await create(newcomer) }
    case .email:
      state.form.email = Printable.stripped(answer)
      state.form.email = try await authentication.checkEmail(answer)
      try await create(newcomer)
    }
  }

  private func create(_ newcomer: ProviderNewcomer) async throws(AppError) {
    do throws(AppError) {
      let session = try await authentication.signUp(state.form, as: newcomer, language: language)
      router.begin(as: session)
      state.newcomer = nil
    } catch {
      switch error {
      // Someone else may have taken it first.
      case .invalid(.handle, _): state.question = .handle
      // It took too long: the provider is asked again.
      case .invalid(.registration, _): state.newcomer = nil
      default: break
      }
      throw error
    }
  }

  private func goBack() {
    switch state.question {
    case .handle: state.newcomer = nil
    case .name: state.question = .handle
    case .email: state.question = .name
    }
  }
}
