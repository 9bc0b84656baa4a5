import AppScreens
import AppValues
import Entities
import SocialTestSupport
import Testing

@testable import Post

// Whom a post names.
extension ComposeStepsPresenterTests {
  @Test("says before it is published whom it names in vain")
  func unknownPeople() async {
    posts.unknownHandles.change { $0 = ["ghost", "nix@else.example"] }
    let presenter = presenter(.holding())
    await presenter.appear()
    await presenter.send(.write("Hi @ghost @bob @nix@else.example"))
    #expect(presenter.state.unknownPeople == ["ghost", "nix@else.example"])
    let english = view(presenter.state, .english).blocks.compactMap(\.words)
    #expect(english.contains("@ghost, @nix@else.example don't exist here and won't be notified."))
    let japanese = view(presenter.state, .japanese).blocks.compactMap(\.words)
    #expect(japanese.contains("@ghost、@nix@else.exampleは見つかりません。このままでは通知は届きません。"))
    await presenter.send(.resume)
    await presenter.send(.write("Hi @ghost"))
    #expect(
      view(presenter.state, .english).blocks.compactMap(\.words)
        .contains("@ghost doesn't exist here and won't be notified."))
    await presenter.send(.resume)
    await presenter.send(.write("Hi @bob"))
    #expect(presenter.state.unknownPeople == [] && presenter.state.ready != nil)
  }

  private func view(_ state: ComposeStepsState, _ language: Language) -> Screen<ComposeStepsPresenter.Action>
  {
    let (strings, context) = (PostStrings.of(language), context(language))
    return ComposeView(
      strings: strings.compose, drafts: DraftRendering(strings: strings.drafts, context: context),
      context: context
    ).screen(state)
  }
}

extension Block {
  /// The words of a paragraph.
  fileprivate var words: String? {
    if case .paragraph(let line) = self { line.text } else { nil }
  }
}
