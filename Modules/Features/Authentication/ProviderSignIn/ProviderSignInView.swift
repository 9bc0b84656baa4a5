import AppScreens
import AppValues

/// Draws signing in by a provider.
struct ProviderSignInView {
  typealias Action = ProviderSignInPresenter.Action

  let strings: ProviderSignInStrings
  /// The words of the questions.
  let signUp: SignUpStrings
  let context: ViewContext

  func screen(_ state: ProviderSignInState) -> Screen<Action> {
    var screen = Screen<Action>(
      title: strings.title(state.providers.map { Printable.stripped($0.name) }),
      notices: state.visit.map(strings.notices) ?? context.notices(of: state.problem))
    if let newcomer = state.newcomer {
      let name = state.providers.first { $0.id == newcomer.provider }?.name ?? newcomer.provider
      screen.blocks = [.text(strings.newcomer(Printable.stripped(name)))]
      screen.field = field(state)
    } else {
      screen.blocks = [.text(strings.explanation)] + (state.visit.map(strings.picture) ?? [])
      screen.menu =
        strings.ways(
          to: state.providers, opensPages: state.opensPages, byBrowser: { .useBrowser($0) },
          byCode: { .useCode($0) }) + [.back(context.words, .back)]
    }
    return screen
  }

  private func field(_ state: ProviderSignInState) -> Field<Action> {
    let question = state.question
    let (label, hint, value) =
      switch question {
      case .handle: (signUp.handle, signUp.handleHint, state.form.handle)
      case .name: (signUp.name, signUp.nameHint, state.form.name)
      case .email: (signUp.email, signUp.emailHint, state.form.email)
      }
    return Field(
      label: label, hint: hint, value: value, submit: { .enter(question, $0) }, cancel: .back)
  }
}

extension ProviderSignInStrings {
  /// What to do at a provider, while that is waited for.
  func notices(_ visit: ProviderVisitState) -> [ScreenNotice] {
    lines(visit).map { ScreenNotice(.working, $0) }
  }

  /// The same, line by line.
  public func lines(_ visit: ProviderVisitState) -> [String] {
    let page = Printable.stripped(visit.page)
    return visit.code.map { [openPage(page), code(Printable.stripped($0))] }
      ?? [continueInBrowser, "\(elsewhere) \(page)"]
  }

  /// The page as a picture, where there's one.
  func picture<Action>(_ visit: ProviderVisitState) -> [Block<Action>] {
    visit.picture.map { [.text($0.lines.joined(separator: "\n"))] } ?? []
  }

  /// The ways to some providers, as items of a menu.
  func ways<Action>(
    to providers: [SignInProvider], opensPages: Bool, byBrowser: (SignInProvider.ID) -> Action,
    byCode: (SignInProvider.ID) -> Action
  ) -> [MenuItem<Action>] {
    providers.flatMap { provider in
      let name = Printable.stripped(provider.name)
      let here = opensPages ? [MenuItem(label: inBrowser(name), action: byBrowser(provider.id))] : []
      return here + [MenuItem(label: self.byCode(name), action: byCode(provider.id))]
    }
  }
}
