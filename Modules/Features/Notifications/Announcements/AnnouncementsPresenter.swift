public import AppScreens
public import AppValues
public import Entities
import Foundation
public import Observation

/// Presents what the administrator announced.
@MainActor
@Observable
public final class AnnouncementsPresenter: ScreenPresenter {
  /// Everything that people can do on the screen.
  public enum Action: Hashable, Sendable {
    /// Opens an announcement; back to the list.
    case open(ID<Announcement>), close
    /// Dismisses an announcement, or all that are shown.
    case dismiss(ID<Announcement>), dismissAll
    /// Gives an emoji to the open announcement, or removes it.
    case set(_ emoji: String, _ isGiven: Bool)
    /// Asks for an emoji; gives the one that was typed; closes the question without an answer.
    case askForEmoji, react(String), keep
    /// Opens someone that an announcement mentions, a hashtag of it, or a link.
    case person(handle: String), hashtag(String), link(String)
    case refresh, signIn
  }

  /// What the screen shows; nothing is loaded until `appear()`.
  public internal(set) var state: AnnouncementsState

  @ObservationIgnored private let interactor: NotificationsInteractor
  @ObservationIgnored private let router: NotificationsRouter
  @ObservationIgnored private let opener: LinkOpener
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action) {
    $0.state.places = $0.router.places
  }

  init(interactor: NotificationsInteractor, router: NotificationsRouter, opener: LinkOpener) {
    state = AnnouncementsState(
      isSignedIn: interactor.isSignedIn, opensLinks: opener.isAvailable, places: router.places)
    self.interactor = interactor
    self.router = router
    self.opener = opener
  }

  /// Reads the announcements again, since they change on other devices.
  public func appear() async { await send(.refresh) }

  /// Keeps the announcements up to date while they're shown.
  public func follow() async {
    // Where there are none, reading them has said so.
    guard let announcements = interactor.announced else { return }
    for await signal in announcements.announcementChanges() {
      switch signal {
      case .disconnected: state.action.isStale = true
      case .changed, .lagged: await runner.catchUp(try await read())
      }
    }
  }

  public func send(_ action: Action) async {
    switch action {
    case .open(let id): runner.atOnce(try open(id))
    case .close: runner.atOnce(state.open = nil)
    case .dismiss(let id):
      await runner.change(.queue, try await dismiss(id), then: try await read())
    case .dismissAll: await runner.change(.queue, try await dismissAll(), then: try await read())
    case .set(let emoji, let isGiven):
      await runner.change(.queue, try await set(emoji, isGiven), then: try await read())
    case .askForEmoji: await runner.change(.queue, state.entry = "")
    case .react(let emoji):
      await runner.change(.refuseWhileBusy, try await react(emoji), then: try await read())
    case .keep: await runner.change(.queue, state.entry = nil)
    case .person(let handle): runner.atOnce(try router.openPerson(handle: handle))
    case .hashtag(let name): runner.atOnce(try router.openHashtag(name))
    case .link(let address): await runner.change(.queue, await openLink(address))
    case .refresh: await runner.read(.latestWins, try await self.read())
    case .signIn: runner.atOnce(try router.signIn())
    }
  }

  private func open(_ id: ID<Announcement>) throws(AppError) {
    guard let announcement = state.announcements.first(where: { $0.id == id }) else { throw .notFound }
    state.open = announcement
  }

  private func dismiss(_ id: ID<Announcement>) async throws(AppError) -> AnnouncementsState.Done {
    try await change(id) { (announcements) async throws(AppError) in try await announcements.dismiss(id) }
    state.change { announcements in
      announcements.map { announcement in
        var announcement = announcement
        if announcement.id == id { announcement.isRead = true }
        return announcement
      }
    }
    return .dismissed
  }

  private func dismissAll() async throws(AppError) -> AnnouncementsState.Done {
    for announcement in state.announcements where !announcement.isRead {
      do throws(AppError) {
        _ = try await dismiss(announcement.id)
      } catch {
        // One that has just ended needs no one to dismiss it.
        if error != .notFound { throw error }
      }
    }
    return .dismissed
  }

  private func set(_ emoji: String, _ isGiven: Bool) async throws(AppError) -> AnnouncementsState.Done {
    guard let id = state.open?.id else { throw .cancelled }
    try await change(id) { (announcements) async throws(AppError) in
      try await announcements.setReaction(emoji, isGiven, to: id)
    }
    return isGiven ? .reacted(emoji) : .removed(emoji)
  }

  private func react(_ typed: String) async throws(AppError) -> AnnouncementsState.Done {
    // Answered already.
    if state.entry == nil { throw .cancelled }
    state.entry = typed
    let done = try await set(typed.trimmingCharacters(in: .whitespacesAndNewlines), true)
    state.entry = nil
    return done
  }

  /// Changes an announcement. One that has just ended leaves the screen.
  private func change(
    _ id: ID<Announcement>, _ change: (any AnnouncementsRepository) async throws(AppError) -> Void
  ) async throws(AppError) {
    let announcements = try interactor.announcements()
    do throws(AppError) {
      try await change(announcements)
    } catch {
      if error == .notFound { state.change { $0.filter { $0.id != id } } }
      throw error
    }
  }

  private func openLink(_ address: String) async -> AnnouncementsState.Done? {
    await opener.open(address) ? .opened(address) : .notOpened(address)
  }

  private func read() async throws(AppError) {
    guard state.isSignedIn else { return }
    let announcements = try interactor.announcements()
    let list = try await runner.reads.latest(try await announcements.announcements())
    if !state.show(list) { runner.fail(.notFound) }
  }
}
