public import Entities
public import Navigation
public import Observation
import PostActions

/// A post with its thread: what it answers above, what answers it below.
@MainActor
@Observable
public final class PostPresenter: ScenePresenter {
  /// Every intent of the screen.
  public enum Action: Hashable, Sendable {
    case open(ID<Post>)
    case profile(ID<User>)
    /// Likes a post, or takes the like back.
    case like(ID<Post>)
    /// Shares a post, or takes the share back.
    case share(ID<Post>)
    case comment(ID<Post>)
    /// Asks whether a post of one's own is to be deleted.
    case delete(ID<Post>)
    case confirmDeletion
    case keep
    case more
    case refresh
    case signIn
  }

  public private(set) var state = PostState()

  private let id: ID<Post>
  private let interactor: PostInteractor
  private let actions: PostActionsInteractor
  private let viewer: Viewer
  private let router: PostRouter
  /// Counts the times the thread was asked for, so that an answer overtaken by a later one is dropped.
  @ObservationIgnored private var reading = 0

  init(
    _ id: ID<Post>, interactor: PostInteractor, actions: PostActionsInteractor, viewer: Viewer,
    router: PostRouter
  ) {
    self.id = id
    self.interactor = interactor
    self.actions = actions
    self.viewer = viewer
    self.router = router
  }

  public func appear() async {
    await load()
  }

  public func follow() async {
    let updates = actions.updates { @MainActor [weak self] in self?.state.posts.map(\.id) ?? [] }
    for await update in updates { await apply(update) }
  }

  public func send(_ action: Action) async {
    state.outcome = nil
    state.problem = nil
    switch action {
    case .open(let post): router.open(post)
    case .profile(let user): router.openProfile(of: user)
    case .like(let post): await toggleLike(post)
    case .share(let post): await toggleShare(post)
    case .comment(let post): comment(on: post)
    case .delete(let post): askToDelete(post)
    case .confirmDeletion: await delete()
    case .keep: state.deleting = nil
    case .more: await loadMore()
    case .refresh: await load()
    case .signIn: router.signIn()
    }
  }

  // MARK: Reading

  private func load() async {
    reading += 1
    let turn = reading
    let count = state.comments.posts.count
    // Who had read to the end wants to be at the end again.
    let wanted = state.comments.next == nil ? count + PostInteractor.pageSize : count
    do throws(SocialError) {
      let thread = try await interactor.thread(of: id)
      let comments = try await interactor.comments(on: id, atLeast: wanted)
      guard turn == reading else { return }
      state.thread = thread
      state.comments = comments
      state.newComments = 0
    } catch {
      guard turn == reading else { return }
      if error == .gone, state.thread != nil {
        state.isDeleted = true
      } else {
        fail(error)
      }
    }
  }

  private func loadMore() async {
    let list = state.comments
    do throws(SocialError) {
      let longer = try await interactor.more(list, on: id)
      // A list that has grown meanwhile has this page already.
      guard state.comments.next == list.next else { return }
      state.comments = longer.keeping(state.comments.posts, before: list.posts.count)
    } catch {
      fail(error)
    }
  }

  // MARK: News

  private func apply(_ update: PostUpdate) async {
    guard let thread = state.thread else { return }
    if case .deleted(id) = update {
      state.isDeleted = true
      return
    }
    let before = thread.post.counts.comments
    let post = update.apply(to: thread.post) ?? thread.post
    state.thread = PostThread(
      ancestors: thread.ancestors.compactMap(update.apply(to:)), post: post)
    state.comments.posts = state.comments.posts.compactMap(update.apply(to:))
    if post.counts.comments != before { await countNewComments() }
  }

  private func countNewComments() async {
    let list = state.comments
    let turn = reading
    // While there is more to read anyway, "more comments" leads to the new ones.
    guard list.next == nil else { return }
    do throws(SocialError) {
      let count = try await interactor.countNew(below: list, on: id)
      if turn == reading, state.comments.next == nil { state.newComments = count }
    } catch {
      // Nobody asked for it: what is shown stays, and the next change looks again.
    }
  }

  // MARK: Acting

  private func toggleLike(_ id: ID<Post>) async {
    guard let post = state.post(id) else { return }
    await mark(id, outcome: post.marks.isLiked ? .unliked : .liked) {
      [actions] () async throws(SocialError) -> Post in
      try await actions.setLiked(!post.marks.isLiked, id)
    }
  }

  private func toggleShare(_ id: ID<Post>) async {
    guard let post = state.post(id) else { return }
    await mark(id, outcome: post.marks.isShared ? .unshared : .shared) {
      [actions] () async throws(SocialError) -> Post in
      try await actions.setShared(!post.marks.isShared, id)
    }
  }

  private func mark(
    _ id: ID<Post>, outcome: PostState.Outcome,
    _ change: @Sendable () async throws(SocialError) -> Post
  ) async {
    do throws(SocialError) {
      let post = try await change()
      await apply(.current([post]))
      state.outcome = outcome
    } catch {
      if error == .gone { await apply(.deleted(id)) }
      fail(error)
    }
  }

  private func comment(on post: ID<Post>) {
    if viewer.session == nil {
      state.problem = .unauthenticated
    } else {
      router.comment(on: post)
    }
  }

  private func askToDelete(_ id: ID<Post>) {
    guard let post = state.post(id) else { return }
    if viewer.session == nil {
      state.problem = .unauthenticated
    } else if actions.isOwn(post) {
      state.deleting = post
    } else {
      state.problem = .forbidden
    }
  }

  private func delete() async {
    guard let post = state.deleting else { return }
    state.deleting = nil
    do throws(SocialError) {
      try await actions.delete(post.id)
      await apply(.deleted(post.id))
      state.outcome = .deleted
    } catch {
      if error == .gone { await apply(.deleted(post.id)) }
      fail(error)
    }
  }

  private func fail(_ error: SocialError) {
    if error != .cancelled { state.problem = error }
  }
}
