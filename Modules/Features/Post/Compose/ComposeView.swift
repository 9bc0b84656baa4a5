import AppScreens
import AppValues
import Entities
import Navigation
import Presentation

/// Draws the screen for writing a post or a comment, and for editing.
struct ComposeView {
  typealias Action = ComposeStepsPresenter.Action

  let strings: ComposeStrings
  let drafts: DraftRendering
  let context: ViewContext

  func screen(_ state: ComposeStepsState) -> Screen<Action> {
    var screen = Screen<Action>(title: title(state), notices: notices(state))
    switch state.step {
    case .opening, .finished: break
    case .closed: screen.menu = wayOut(state)
    case .choosingDraft:
      screen.blocks = [.text(strings.begunEarlier)] + state.drafts.map(entry)
      screen.menu = [MenuItem(key: "n", label: strings.begin, action: .begin)]
      if state.places.contains(.drafts) {
        screen.menu.append(MenuItem(label: strings.allDrafts, action: .allDrafts))
      }
    case .writing:
      screen.blocks = subject(state)
      screen.field = field(state)
    case .preview:
      screen.blocks = subject(state) + preview(state)
      screen.menu = menu(state)
    case .setting(let setting): ask(setting, state, &screen)
    case .photos(let step): show(step, state, &screen)
    case .confirmingDiscard:
      screen.blocks = [.text(strings.askDiscard)]
      screen.menu = [
        MenuItem(key: "y", label: strings.discardYes, action: .confirmDiscard),
        MenuItem(key: "b", label: strings.discardNo, action: .keep),
      ]
    }
    return screen
  }

  private func title(_ state: ComposeStepsState) -> String {
    switch state.writing {
    case .post: strings.postTitle
    case .comment: strings.commentTitle
    case .edit: strings.editTitle
    }
  }

  private func wayOut(_ state: ComposeStepsState) -> [MenuItem<Action>] {
    if state.author == nil {
      return state.places.contains(.signIn)
        ? [MenuItem(key: "i", label: strings.signIn, action: .signIn)] : []
    }
    // A deleted post doesn't come back.
    if state.subjectProblem != nil || state.problem == .gone || state.problem == .unsupported { return [] }
    return [MenuItem(key: "r", label: strings.retry, action: .retry)]
  }

  private func entry(_ draft: Draft) -> Block<Action> {
    .entry(Entry(drafts.lines(draft), open: .openDraft(draft.id)))
  }

  // MARK: What just happened

  private func notices(_ state: ComposeStepsState) -> [ScreenNotice] {
    var notices: [ScreenNotice] = []
    if let problem = state.subjectProblem {
      let kept = state.form.content.text.isEmpty || !state.keepsDrafts ? "" : strings.isKept
      notices.append(ScreenNotice(.failed, explain(problem, state) + kept))
    }
    notices += context.notices(of: state.problem)
    if state.wasDeleted { notices.append(ScreenNotice(.failed, strings.wasDeleted)) }
    if state.isConflicting { notices.append(ScreenNotice(.failed, strings.conflict)) }
    if let problem = state.draftProblem {
      notices.append(
        ScreenNotice(.failed, strings.draftNotKept + context.words.explain(problem)))
    }
    if case .photos(.alt(let id)) = state.step,
      state.photos.contains(where: { $0.id == id && $0.isFromMoving })
    {
      notices.append(ScreenNotice(.done, strings.photos.fromMoving))
    }
    if state.hasOtherDrafts { notices.append(ScreenNotice(.news, strings.otherDrafts)) }
    if state.isDraftBack { notices.append(ScreenNotice(.done, strings.draftIsBack)) }
    return notices
  }

  private func explain(_ problem: AppError, _ state: ComposeStepsState) -> String {
    switch (problem, state.isEdit) {
    case (.forbidden, _): strings.notAuthor
    case (.gone, true): strings.editedGone
    case (.gone, false): strings.answeredGone
    case (_, true): context.words.explain(problem)
    case (_, false): strings.answeredNotFound
    }
  }

  // MARK: The post

  private func field(_ state: ComposeStepsState) -> Field<Action> {
    let isComment = if case .comment = state.writing { true } else { false }
    let hint = strings.hint(state.capabilities.maximumLength)
    return Field(
      .text, label: isComment ? strings.commentField : strings.postField,
      hint: state.keepsDrafts ? hint + strings.draftHint : hint, value: state.form.content.text,
      submit: { .write($0) }, cancel: .leave, typing: { .typing($0) },
      remaining: { state.page.remaining(with: $0) })
  }

  /// The post that is commented on, or the current version when another edit came first.
  private func subject(_ state: ComposeStepsState) -> [Block<Action>] {
    guard let post = state.subject, !state.isEdit || state.isConflicting else { return [] }
    return [
      .heading(state.isEdit ? strings.currentVersion : strings.answered), .lines(context.posts.lines(post)),
    ]
  }

  private func preview(_ state: ComposeStepsState) -> [Block<Action>] {
    guard let ready = state.ready, let author = state.author else {
      return state.form.content.text.isEmpty ? [] : [.heading(strings.text), .text(state.form.content.text)]
    }
    let now = context.clock.now()
    let post = Post(
      id: ID(""), author: author, content: ready.content.withPhotos(state.photos),
      createdAt: state.isEdit ? state.subject?.createdAt ?? now : now, editedAt: state.isEdit ? now : nil,
      visibility: ready.visibility ?? .everyone)
    let unknown = state.unknownPeople.map { "@\($0)" }
    return [.heading(strings.preview), .lines(context.posts.lines(post))]
      + (unknown.isEmpty ? [] : [.text(strings.unknownPeople(unknown))])
      + [.paragraph(Line(strings.remaining(ready.remaining), .faint))]
  }

  // MARK: The menu

  private func menu(_ state: ComposeStepsState) -> [MenuItem<Action>] {
    var items: [MenuItem<Action>] = []
    if state.ready != nil, state.subjectProblem == nil {
      let label = state.isEdit ? strings.save : strings.publish
      items.append(MenuItem(key: "y", label: label, isDefault: true, action: .publish))
    }
    items.append(MenuItem(key: "e", label: strings.resume, action: .resume))
    // A photo alone is enough for a post.
    if state.ready != nil || state.problem == .invalid(.text, .empty) { items += photos(state) }
    items += settings(state)
    let discard = MenuItem(key: "d", label: strings.discard, action: Action.discard)
    if !state.keepsDrafts { return items + [discard, .back(context.words, .leave)] }
    // The way back keeps the draft, and says so.
    return items + [MenuItem(key: "b", label: strings.leave, action: .leave), discard]
  }
}
