import Entities
public import Navigation
public import Observation
import PostActions

/// Writing a post or a comment: enter it, look at it, publish it. What is entered is kept as a draft.
@MainActor
@Observable
public final class ComposePresenter: ScenePresenter {
  /// Every intent of the screen.
  public enum Action: Hashable, Sendable {
    /// The text so far; it is kept as the draft.
    case typing(String)
    /// The whole text.
    case write(String)
    /// Leaves; what has been entered stays a draft.
    case leave
    /// Goes on writing.
    case resume
    case publish
    /// Asks whether the text is to be thrown away.
    case discard
    case confirmDiscard
    case keep
    case signIn
  }

  public private(set) var state: ComposeState

  private let posts: PostInteractor
  private let drafts: DraftInteractor
  private let router: PostRouter
  /// The draft of the present text, with the key it will be published with.
  @ObservationIgnored private var draft: Draft?
  /// The last of the writes to the draft store, which take place one after another.
  @ObservationIgnored private var draftWrite: Task<Void, Never>?
  @ObservationIgnored private var isPublishing = false

  init(
    replyTo: ID<Post>?, posts: PostInteractor, drafts: DraftInteractor, viewer: Viewer,
    router: PostRouter
  ) {
    let author = viewer.session.map { Author(id: $0.user, handle: $0.handle, name: $0.name) }
    self.state = ComposeState(author: author, replyTo: replyTo)
    self.posts = posts
    self.drafts = drafts
    self.router = router
  }

  public func appear() async {
    guard state.step == .opening else { return }
    guard state.author != nil else {
      state.problem = .unauthenticated
      state.step = .closed
      return
    }
    await loadDraft()
    await loadAnswered()
    if state.step == .opening { state.step = .writing }
  }

  /// Nothing here changes by others' hands but what publishing finds out by itself.
  public func follow() async {}

  public func send(_ action: Action) async {
    guard state.step != .finished, !isPublishing else { return }
    // Typing goes on below what was last said.
    if case .typing = action {
    } else {
      state.problem = nil
      state.isDraftBack = false
      state.wasDeleted = false
    }
    await perform(action)
  }

  private func perform(_ action: Action) async {
    switch action {
    case .typing(let text): await keepTyped(text)
    case .write(let text): await finish(text)
    case .leave: await leave()
    case .resume: state.step = .writing
    case .publish: await publish()
    case .discard: state.step = .confirmingDiscard
    case .confirmDiscard: await discard()
    case .keep: state.step = .preview
    case .signIn: router.posts.signIn()
    }
  }

  // MARK: Opening

  private func loadDraft() async {
    do throws(SocialError) {
      draft = try await drafts.load(replyTo: state.replyTo)
      guard let draft else { return }
      state.text = draft.text
      state.isDraftBack = true
    } catch {
      if error != .cancelled { state.draftProblem = error }
    }
  }

  private func loadAnswered() async {
    guard let id = state.replyTo else { return }
    do throws(SocialError) {
      state.answered = try await posts.thread(of: id).post
    } catch {
      switch error {
      case .gone, .notFound:
        state.answeredProblem = error
        // What was begun can still be read and copied.
        if draft == nil { state.step = .closed } else { check() }
      case .cancelled: break
      // A comment can be written without seeing what it answers.
      default: state.problem = error
      }
    }
  }

  // MARK: Writing

  private func keepTyped(_ text: String) async {
    guard state.step == .writing else { return }
    state.text = text
    await saveDraft()
  }

  private func finish(_ text: String) async {
    guard state.step == .writing else { return }
    state.text = text
    await saveDraft()
    check()
  }

  /// Shows what would be published, or says what must be mended first.
  private func check() {
    state.ready = nil
    do throws(SocialError) {
      let text = try posts.checked(state.text)
      state.ready = .init(text: text, remaining: posts.remaining(in: text))
      state.step = .preview
    } catch {
      state.problem = error
      state.step = error == .invalid(.text, .empty) ? .writing : .preview
    }
  }

  private func leave() async {
    await saveDraft()
    // Leaving would lose what could not be kept: it stays in view, and may be thrown away on purpose.
    if state.draftProblem == nil || draft == nil { router.leave() } else { check() }
  }

  // MARK: Publishing

  private func publish() async {
    guard state.step == .preview, let ready = state.ready, state.answeredProblem == nil else {
      return
    }
    isPublishing = true
    defer { isPublishing = false }
    // The key must be safe before it is used: after a crash the same draft is published as the same post.
    await saveDraft()
    do throws(SocialError) {
      let post = try await posts.publish(
        text: ready.text, replyTo: state.replyTo, key: draft?.key)
      state.step = .finished
      await forgetDraft()
      router.published(post.id)
    } catch {
      switch error {
      case .cancelled: break
      case .gone, .notFound: await explainGone()
      default: state.problem = error
      }
    }
  }

  /// Finds out which post is gone: the one commented on, or the one that this very text had become before a
  /// crash and that was deleted since. The latter is published anew when asked again, under another key.
  private func explainGone() async {
    await loadAnswered()
    guard state.answeredProblem == nil else { return }
    draft = nil
    state.wasDeleted = true
  }

  private func discard() async {
    guard state.step == .confirmingDiscard else { return }
    await inTurn { [self] in
      do throws(SocialError) {
        try await drafts.discard(replyTo: state.replyTo)
        state.step = .finished
      } catch {
        if error != .cancelled { state.problem = error }
        state.step = .preview
      }
    }
    if state.step == .finished { router.leave() }
  }

  // MARK: The draft

  private func saveDraft() async {
    await inTurn { [self] in
      let next = drafts.draft(state.text, replyTo: state.replyTo, after: draft)
      if next == draft, state.draftProblem == nil { return }
      draft = next
      do throws(SocialError) {
        if let next {
          try await drafts.save(next)
        } else {
          try await drafts.discard(replyTo: state.replyTo)
        }
        state.draftProblem = nil
      } catch {
        state.draftProblem = error
      }
    }
  }

  private func forgetDraft() async {
    await inTurn { [self] in
      do throws(SocialError) {
        try await drafts.discard(replyTo: state.replyTo)
      } catch {
        // It is published: should the draft come back, its key gives this very post again.
      }
    }
  }

  /// Does one thing to the draft store after those before it, even when the action that asked is cancelled:
  /// what was typed last is what is kept.
  private func inTurn(_ work: @escaping @MainActor () async -> Void) async {
    let before = draftWrite
    let task = Task { @MainActor in
      await before?.value
      await work()
    }
    draftWrite = task
    await task.value
  }
}
