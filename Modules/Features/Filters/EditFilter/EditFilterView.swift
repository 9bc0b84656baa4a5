import AppScreens
import AppValues
import Entities
import Navigation
import Presentation

/// Draws a filter, and the questions about it.
struct EditFilterView {
  typealias Action = EditFilterPresenter.Action

  let strings: FiltersStrings
  let context: ViewContext

  private var rendering: FilterRendering { FilterRendering(strings: strings, context: context) }

  func screen(_ state: EditFilterState) -> Screen<Action> {
    switch state.question {
    case .adding: asking(state, strings.add, strings.phrases, strings.phrasesHint) { .add($0) }
    case .renaming: asking(state, strings.rename, strings.name, strings.nameHint) { .rename($0) }
    case .ending: asking(state, strings.setEnd, strings.end, strings.endHint) { .end($0) }
    case .deleting: deletion(state)
    case nil:
      Screen(
        title: title(state), notices: notices(state), blocks: state.filter.map { blocks($0, state) } ?? [],
        menu: menu(state))
    }
  }

  private func title(_ state: EditFilterState) -> String {
    state.filter.map { strings.filter($0.settings.title) } ?? strings.title
  }

  private func asking(
    _ state: EditFilterState, _ title: String, _ label: String, _ hint: String,
    submit: @escaping @Sendable (String) -> Action
  ) -> Screen<Action> {
    Screen(
      title: title, notices: notices(state),
      field: Field(label: label, hint: hint, value: state.entered, submit: submit, cancel: .leave))
  }

  private func deletion(_ state: EditFilterState) -> Screen<Action> {
    Screen(
      title: strings.delete, notices: notices(state),
      blocks: [.text(strings.deletionQuestion(state.filter?.settings.title ?? ""))],
      menu: [
        MenuItem(key: "y", label: strings.deletionYes, action: .confirmDeletion),
        MenuItem(key: "b", label: strings.deletionNo, action: .leave),
      ])
  }

  private func notices(_ state: EditFilterState) -> [ScreenNotice] {
    let outcome: [ScreenNotice] =
      if let problem = state.problem {
        [ScreenNotice(.failed, context.words.explain(problem))]
      } else {
        state.done.map { _ in [ScreenNotice(.done, strings.saved)] } ?? []
      }
    return outcome + context.notices(isStale: state.isStale)
  }

  private func blocks(_ filter: PostFilter, _ state: EditFilterState) -> [Block<Action>] {
    [.lines([Line(rendering.facts(filter.settings), .faint)]), .heading(strings.contexts)]
      + FilterContext.allCases.map { place in
        let applies = filter.settings.contexts.contains(place)
        return entry(
          strings.name(of: place), applies ? strings.applies : strings.appliesNot, open: .toggle(place))
      }
      + phrases(filter.phrases) + posts(filter.posts, state)
  }

  private func phrases(_ phrases: [FilterPhrase]) -> [Block<Action>] {
    if phrases.isEmpty { return [] }
    return [.heading(strings.phrases)]
      + phrases.map { phrase in
        entry(
          strings.quoted(phrase.text), phrase.isWholeWord ? strings.wholeWord : strings.anywhere,
          open: .toggleWord(phrase.id), remove: .removePhrase(phrase.id))
      }
  }

  private func posts(_ posts: [FilteredPost], _ state: EditFilterState) -> [Block<Action>] {
    if posts.isEmpty { return [] }
    return [.heading(strings.filteredPosts)]
      + posts.map { entry in
        self.entry(
          strings.post, nil, open: state.places.contains(.post) ? .open(entry.post) : nil,
          remove: .removePost(entry.id))
      }
  }

  private func entry(
    _ text: String, _ remark: String?, open: Action?, remove: Action? = nil
  ) -> Block<Action> {
    let spans = [TextSpan(text)] + (remark.map { [TextSpan(" · \($0)", .faint)] } ?? [])
    return .entry(Entry([Line(spans)], open: open, shortcuts: remove.map { ["x": $0] } ?? [:]))
  }

  private func menu(_ state: EditFilterState) -> [MenuItem<Action>] {
    guard state.isSignedIn else { return context.signIn(state.places.contains(.signIn), .signIn) }
    let refresh = MenuItem<Action>(key: "r", label: context.words.shared.refresh, action: .refresh)
    guard let filter = state.filter else { return [refresh] }
    let actions = FilterAction.allCases.filter { $0 != filter.settings.action }.map {
      MenuItem<Action>(label: strings.offer(of: $0), action: .act($0))
    }
    return [MenuItem(key: "a", label: strings.add, action: .ask(.adding))] + actions + [
      MenuItem(label: strings.setEnd, action: .ask(.ending)),
      MenuItem(key: "e", label: strings.rename, action: .ask(.renaming)),
      MenuItem(key: "d", label: strings.delete, action: .ask(.deleting)), refresh,
    ]
  }
}
