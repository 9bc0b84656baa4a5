import AppScreens
import AppValues

// What is asked and said about drafts, alike on every screen.
extension TodoRendering {
  /// Offers to continue what was begun before.
  ///
  /// - Parameter current: What it would replace; empty for nothing.
  func offer<Action: Sendable>(
    _ draft: TodoDraft, _ title: String, _ notices: [ScreenNotice], current: String = "", resume: Action,
    discard: Action, back: Action
  ) -> Screen<Action> {
    let category: TodoCategory? = if case .new(let category, _, _) = draft.subject { category } else { nil }
    let text = Line(
      [TextSpan(draft.text)], trailing: category.map { [TextSpan(name(of: $0), .faint)] } ?? [])
    return Screen(
      title: title, notices: notices,
      blocks: [.text(drafts.begun), .paragraph(text)]
        + (current.isEmpty ? [] : [.heading(drafts.current), .text(current)]),
      menu: [
        MenuItem(key: "e", label: drafts.resume, isDefault: true, action: resume),
        MenuItem(key: "d", label: drafts.discard, action: discard), .back(context.words, back),
      ])
  }

  /// Asks whether to discard what can't be saved.
  func askDiscard<Action: Sendable>(
    _ text: String, _ title: String, _ notices: [ScreenNotice], discard: Action, keep: Action
  ) -> Screen<Action> {
    Screen(
      title: title, notices: notices, blocks: [.text(drafts.askDiscard), .text(text)],
      menu: [
        MenuItem(key: "y", label: drafts.discardYes, action: discard),
        MenuItem(key: "b", label: drafts.discardNo, action: keep),
      ])
  }

  /// Why a draft couldn't be saved or read.
  ///
  /// - Parameter said: Why the last action failed: the same reason isn't said twice.
  func notices(ofDraft problem: AppError?, said: AppError?) -> [ScreenNotice] {
    guard let problem, problem != said else { return [] }
    return [ScreenNotice(.failed, drafts.notSaved + context.words.explain(problem))]
  }

  private var drafts: SharedStrings.Drafts { context.words.shared.drafts }
}
