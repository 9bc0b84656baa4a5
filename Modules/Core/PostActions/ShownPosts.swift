public import AppScreens
import AppValues
import Entities
public import Presentation

/// The posts on a presenter's screen: acts on them, and keeps them current.
///
/// A presenter holds one, passes the reader's `PostIntent`s to `send`, and calls `follow` while its screen is shown.
@MainActor
public final class ShownPosts<State: PostsState & ActingState> where State.Subject == ErrorSubject {
  private let read: () -> State?
  private let change: ((inout State) -> Void) -> Void
  private let actions: PostActionsInteractor
  private let postNavigation: PostNavigation
  private let runner: ActionRunner<State.Done, ErrorSubject>
  /// How many changes have been shown, and which was the last one for each post: older readings of a post never cover
  /// it.
  private var writes = 0
  private var written: [ID<Post>: Int] = [:]

  /// - Parameters:
  ///   - owner: The presenter, which holds this.
  ///   - state: Where it stores the state of its screen.
  ///   - actions: The rules for actions on posts.
  ///   - postNavigation: The places that posts lead to.
  ///   - runner: Runs its actions, and knows its readings that put posts on the screen.
  public init<Owner: AnyObject>(
    of owner: Owner, _ state: ReferenceWritableKeyPath<Owner, State>, actions: PostActionsInteractor,
    postNavigation: PostNavigation, runner: ActionRunner<State.Done, ErrorSubject>
  ) {
    read = { [weak owner] in owner?[keyPath: state] }
    change = { [weak owner] change in
      if let owner { change(&owner[keyPath: state]) }
    }
    self.actions = actions
    self.postNavigation = postNavigation
    self.runner = runner
  }

  /// Keeps the posts current, until cancelled.
  ///
  /// - Parameter shown: Called when an update of posts has been shown.
  public func follow(_ shown: @MainActor () async -> Void = {}) async {
    let begun = Readings()
    let updates = actions.updates { [weak self] in
      begun.writes.append(self?.writes ?? 0)
      return self?.read()?.presentPosts ?? []
    }
    for await updates in updates {
      let known = begun.writes.removeFirst()
      for update in updates {
        change { $0.apply(update.without { (written[$0] ?? 0) > known }) }
        await shown()
      }
    }
  }

  /// How many changes had been shown when each running reading began.
  @MainActor
  private final class Readings {
    var writes: [Int] = []
  }

  /// Asks again which actions are available on posts, and which places the app has, since a source may know more once
  /// it has answered.
  public func readCapabilities() {
    change {
      $0.acting.capabilities = actions.capabilities
      $0.places = postNavigation.places
      $0.acting.opensLinks = actions.opensLinks
    }
  }

  /// Carries out an action on a post. Its outcome is in the state's `action`.
  ///
  /// - Parameters:
  ///   - intent: The action.
  ///   - done: Called when the changed post is shown. Returns what to say about it.
  public func send(_ intent: PostIntent, _ done: (PostOutcome) -> State.Done?) async {
    let subject = intent.subject
    switch intent {
    case .open(let id): runner.atOnce(about: subject, try postNavigation.open(post(id).id))
    case .author(let id):
      runner.atOnce(about: subject, try postNavigation.openProfile(of: anyPost(id).author.id))
    case .comment(let id): runner.atOnce(about: subject, try postNavigation.comment(on: postToActOn(id).id))
    case .edit(let id): runner.atOnce(about: subject, try postNavigation.edit(ownPost(id).id))
    case .reveal(let id): runner.atOnce(about: subject, try reveal(id))
    case .signIn: runner.atOnce(try postNavigation.signIn())
    case .like(let id): await toggle(.liked, of: id, intent, done)
    case .share(let id): await toggle(.shared, of: id, intent, done)
    case .bookmark(let id): await toggle(.bookmarked, of: id, intent, done)
    case .pin(let id): await toggle(.pinned, of: id, intent, done)
    case .muteConversation(let id): await toggle(.conversationMuted, of: id, intent, done)
    case .choose(let id, let option): runner.atOnce(about: subject, try choose(option, in: id))
    case .vote(let id): await runner.change(.queue, about: subject, done(try await vote(in: id)))
    case .openLink(let id): await runner.change(.queue, about: subject, done(try await openLink(of: id)))
    case .delete(let id): await runner.change(.queue, about: subject, try ask(id))
    case .confirmDeletion: await runner.change(.refuseWhileBusy, about: subject, done(try await delete()))
    case .keep: await runner.change(.queue, change { $0.acting.confirming = nil })
    }
  }

  // MARK: Posts on the screen

  private func state() throws(AppError) -> State {
    guard let state = read() else { throw .cancelled }
    return state
  }

  private func post(_ id: ID<Post>) throws(AppError) -> Post { try state().post(id) }

  private func anyPost(_ id: ID<Post>) throws(AppError) -> Post { try state().anyPost(id) }

  /// The post, if the reader is signed in and so can act on it.
  private func postToActOn(_ id: ID<Post>) throws(AppError) -> Post {
    let post = try post(id)
    try state().requireSession()
    return post
  }

  /// The post, if the viewer wrote it.
  private func ownPost(_ id: ID<Post>) throws(AppError) -> Post {
    let post = try postToActOn(id)
    guard actions.isOwn(post) else { throw .forbidden }
    return post
  }

  // MARK: Changes

  /// Shows or hides what is hidden of a post. Posts that vanished while being read stay readable.
  private func reveal(_ id: ID<Post>) throws(AppError) {
    let post = try anyPost(id).id
    change { $0.acting.revealed.formSymmetricDifference([post]) }
  }

  private func ask(_ id: ID<Post>) throws(AppError) {
    let post = try ownPost(id)
    change { $0.acting.confirming = post }
  }

  private func openLink(of id: ID<Post>) async throws(AppError) -> PostOutcome {
    let (addresses, isOpened) = try await actions.openLink(of: anyPost(id))
    return isOpened ? .opened(addresses) : .notOpened(addresses)
  }

  /// Sets or removes a mark on a post.
  private func toggle(
    _ mark: PostMark, of id: ID<Post>, _ intent: PostIntent, _ done: (PostOutcome) -> State.Done?
  ) async {
    await runner.change(.queue, about: intent.subject, done(try await toggle(mark, of: id)))
  }

  private func toggle(_ mark: PostMark, of id: ID<Post>) async throws(AppError) -> PostOutcome {
    let isSet = !(try post(id).marks[mark])
    var delivery = Delivery.sent
    try await write(id) { [actions] () async throws(AppError) in
      let post = try await actions.set(mark, to: isSet, on: id)
      if post.marks.waiting.contains(mark) { delivery = .waiting }
      return .current([post])
    }
    return PostOutcome(mark, isSet: isSet).delivered(delivery)
  }

  private func choose(_ option: Int, in id: ID<Post>) throws(AppError) {
    guard let poll = try postToActOn(id).content.poll, poll.options.indices.contains(option) else {
      throw .invalid(.vote, .missing)
    }
    change { state in
      let chosen = state.acting.ballots[id] ?? []
      state.acting.ballots[id] =
        poll.allowsSeveral || chosen.contains(option) ? chosen.symmetricDifference([option]) : [option]
    }
  }

  private func vote(in id: ID<Post>) async throws(AppError) -> PostOutcome {
    let chosen = try state().acting.ballots[id] ?? []
    if chosen.isEmpty { throw .invalid(.vote, .empty) }
    try await write(id) { [actions] () async throws(AppError) in
      .current([try await actions.vote(chosen.sorted(), on: id)])
    }
    change { $0.acting.ballots[id] = nil }
    return .voted
  }

  private func delete() async throws(AppError) -> PostOutcome {
    // Answered already: what was said of that stays.
    guard let id = try state().acting.confirming?.id else { throw .cancelled }
    var delivery = Delivery.sent
    try await write(id) { [actions] () async throws(AppError) in
      delivery = try await actions.delete(id)
      return .deleted(id)
    }
    return PostOutcome.deleted.delivered(delivery)
  }

  /// Changes a post and shows the result, even if it turns out to have vanished.
  private func write(
    _ id: ID<Post>, _ action: () async throws(AppError) -> PostUpdate
  ) async throws(AppError) {
    do throws(AppError) {
      show(try await action())
      writes += 1
      written[id] = writes
    } catch {
      // A question about a post stays, to be answered again, unless there is nothing left to delete.
      if error == .gone || error == .notFound { show(.deleted(id)) }
      throw error
    }
  }

  private func show(_ update: PostUpdate) {
    change {
      if case .deleted($0.acting.confirming?.id) = update { $0.acting.confirming = nil }
      $0.apply(update)
    }
  }
}

extension PostUpdate {
  /// The update without posts for which something newer is shown.
  fileprivate func without(_ isOld: (ID<Post>) -> Bool) -> PostUpdate {
    switch self {
    case .current(let posts): .current(posts.filter { !isOld($0.id) })
    case .deleted: self
    }
  }
}
