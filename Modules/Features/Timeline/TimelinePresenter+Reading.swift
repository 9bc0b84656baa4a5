import AppScreens
import AppValues
import Entities
import PostActions

// How the list grows: below when asked for more, above when asked to refresh, never by itself.
extension TimelinePresenter {
  /// Opens the list. If it's open already, updates every post in it and removes those that vanished.
  func openOrUpdate() async throws(AppError) {
    guard state.isLoaded else { return try await openOrShowKept() }
    do throws(AppError) {
      let updates = try await runner.reads.latest(try await actions.current(state.presentPosts))
      for update in updates { state.apply(update) }
    } catch {
      if error == .cancelled { throw error }
      // What was read stays readable; `follow` reads it again.
    }
    state.removeVanishedPosts()
    await readPins()
    await showWaiting()
    try await showOwnNews()
  }

  /// Shows what was read last, if it's at hand. `follow` then reads what has changed since, and counts new posts above
  /// it, so that nothing moves while it's read.
  private func openOrShowKept() async throws(AppError) {
    guard state.kind.personWithPins == nil, let kept = await interactor.kept(state.kind) else {
      return try await open()
    }
    state.loaded = kept
    state.isLoaded = true
    state.isRefreshing = true
    await showWaiting()
  }

  /// Shows the new posts at once if the viewer has just written the newest of them: that is no news to them. Others'
  /// posts are counted and wait.
  func showOwnNews() async throws(AppError) {
    if let newest = await countNews() { try await showOwnNews(upTo: newest) }
  }

  /// Shows the new posts, which have been counted, if the viewer has just written the newest of them.
  func showOwnNews(upTo newest: TimelineItem) async throws(AppError) {
    guard newest.sharedBy == nil, newest.post.author.id == state.viewer else { return }
    do throws(AppError) {
      try await readNewer()
    } catch {
      if error == .cancelled { throw error }
      // They stay counted, and a refresh shows them.
      return
    }
    await countNews()
  }

  private func open() async throws(AppError) {
    let (loaded, pinned) = try await runner.reads.latest(try await opened())
    state.loaded = loaded
    state.pinned = pinned
    state.isLoaded = true
    // Where nothing is new, it's stored already.
    savedPosition = loaded.position
    await showWaiting()
    savePosition()
  }

  /// The list, and what is pinned above it, at once.
  private func opened() async throws(AppError) -> (LoadedTimeline, pinned: [Post]) {
    async let pinned = Result(of: { () async throws(AppError) in try await pinnedPosts() })
    let loaded = try await interactor.open(state.kind, as: viewer)
    return (loaded, try await pinned.get())
  }

  /// The posts pinned above the posts of a person.
  private func pinnedPosts() async throws(AppError) -> [Post] {
    guard let person = state.kind.personWithPins else { return [] }
    return try await actions.pinned(by: person)
  }

  /// Reads the pinned posts again: one may have been pinned, unpinned or deleted since.
  private func readPins() async {
    do throws(AppError) {
      state.pinned = try await pins.latest(try await pinnedPosts())
    } catch {
      // What was read stays readable; the next `appear` or refresh reads the pins again.
    }
  }

  func readMore() async throws(AppError) {
    let older = state.loaded.list.older
    let page = try await below.latest(
      try await state.loaded.list.more { [kind = state.kind, interactor] (request) async throws(AppError) in
        try await interactor.page(kind, request)
      })
    if let page { state.loaded.list.append(page, below: older) }
  }

  func refresh() async throws(AppError) -> TimelineDone? {
    guard state.isLoaded else {
      try await open()
      return nil
    }
    let grew = try await readNewer()
    await readPins()
    await showWaiting()
    await countNews()
    return grew || state.news != nil ? nil : .nothingNew
  }

  /// Reads what is above the list; returns whether there was something.
  @discardableResult
  private func readNewer() async throws(AppError) -> Bool {
    let newer = state.loaded.list.newer
    let position = newer.map { PageRequest.Position.justAbove($0) } ?? .first
    let page = try await runner.reads.latest(
      try await interactor.page(
        state.kind, PageRequest(position, limit: TimelineInteractor.Limits.refresh)))
    let count = state.loaded.items.count
    state.loaded.list.prepend(page, above: newer)
    let grew = state.loaded.items.count > count
    state.removeVanishedPosts()
    state.news = nil
    savePosition()
    return grew
  }

  func restart() async throws(AppError) {
    guard state.isLoaded else { return try await open() }
    let page = try await runner.reads.latest(try await interactor.page(state.kind))
    state.show(state.loaded.restarted(with: page))
    state.news = nil
    savePosition()
    await readPins()
    await showWaiting()
  }

  func goToLastReadPosition() async throws(AppError) {
    let loaded = try await runner.reads.latest(
      try await interactor.aroundLastReadPosition(state.kind, in: state.loaded))
    state.show(loaded)
    await countNews()
  }

  /// Counts the new posts above the list that are news to the viewer, without showing them; returns the newest of all,
  /// if it counted that far.
  @discardableResult
  func countNews() async -> TimelineItem? {
    guard state.isLoaded else { return nil }
    do throws(AppError) {
      let (newer, found) = try await counts.latest(
        (state.loaded.list.newer, try await interactor.news(state.kind, above: state.loaded, as: viewer)))
      guard state.loaded.list.newer == newer else { return nil }
      state.loaded.list.readAt = nil
      state.isRefreshing = false
      state.news = found?.news
      return found?.newest
    } catch {
      // The count stays as it was. The next signal counts again, and a source out of reach says so itself.
      if error != .cancelled { state.isRefreshing = false }
      return nil
    }
  }

  func followNews() async {
    let signals = interactor.repository.news(of: state.kind)
    // Something may have arrived since the list was loaded.
    await countNews()
    guard let signals else { return }
    for await signal in signals {
      state.isOffline = signal == .disconnected
      if !state.isOffline { await countNews() }
    }
  }

  /// Stores how far the list was read, in the background: no list waits for a write.
  private func savePosition() {
    guard let position = state.loaded.list.newer, position != savedPosition else { return }
    savedPosition = position
    saving = Task { [interactor, viewer, kind = state.kind, before = saving] in
      await before?.value
      do throws(AppError) {
        try await interactor.savePosition(position, in: kind, for: viewer)
      } catch {
        // The next visit shows the mark further down than it could, which does no harm.
      }
    }
  }
}
