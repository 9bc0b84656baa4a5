import AppScreens
import AppValues
import Entities
import PostActions

// How the list grows: below when asked for more, above when asked to refresh, never by itself. A page is
// put to use only where it still joins what is shown, so that loads which overlap cannot spoil the list.
extension TimelinePresenter {
  func open() async throws(AppError) -> TimelineDone? {
    let reading = try await interactor.open(state.kind, as: viewer)
    let pinned = try await pinnedPosts()
    guard !state.isLoaded else { return nil }
    state.reading = reading
    state.pinned = pinned
    state.isLoaded = true
    savePlace()
    return nil
  }

  /// What stands on top of the posts of a person.
  private func pinnedPosts() async throws(AppError) -> [Post] {
    guard case .user(let id, .all) = state.kind else { return [] }
    return try await actions.pinned(by: id)
  }

  /// What stands on top now: a post may have been pinned, unpinned or deleted since.
  func readPins() async {
    do throws(AppError) {
      let pinned = try await pins.read { () async throws(AppError) -> [Post] in try await pinnedPosts() }
      if let pinned { state.pinned = pinned }
    } catch {
      // What was read stays readable; drawing the list anew reads them again.
    }
  }

  func readMore() async throws(AppError) -> TimelineDone? {
    let count = state.reading.items.count
    // A page may hold nothing but posts that are shown already: then the next one is wanted.
    while let older = state.reading.older, state.reading.items.count == count {
      let page = try await interactor.page(state.kind, PageRequest(.before(older)))
      guard state.reading.older == older else { return nil }
      state.reading.append(page)
    }
    return nil
  }

  func refresh() async throws(AppError) -> TimelineDone? {
    guard state.isLoaded else { return try await open() }
    let newer = state.reading.newer
    let limit = TimelineInteractor.Limits.refresh
    let page = try await interactor.page(
      state.kind, PageRequest(newer.map { .justAbove($0) } ?? .first, limit: limit))
    guard state.reading.newer == newer else { return nil }
    let count = state.reading.items.count
    state.reading.prepend(page)
    let grew = state.reading.items.count > count
    state.removeVanishedPosts()
    state.news = nil
    savePlace()
    await readPins()
    await countNews()
    return grew || state.news != nil ? nil : .nothingNew
  }

  func restart() async throws(AppError) -> TimelineDone? {
    let kind = state.kind
    let page = try await reads.read { () async throws(AppError) -> Page<TimelineItem> in
      try await interactor.page(kind)
    }
    guard let page else { return nil }
    state.show(state.reading.restarted(with: page))
    await readPins()
    state.isLoaded = true
    state.news = nil
    savePlace()
    return nil
  }

  func goToLastReadPosition() async throws(AppError) -> TimelineDone? {
    let (kind, reading) = (state.kind, state.reading)
    let place = try await reads.read { () async throws(AppError) -> LoadedTimeline in
      try await interactor.lastReadPosition(kind, in: reading)
    }
    guard let place else { return nil }
    state.show(place)
    await countNews()
    return nil
  }

  /// Says how much came above, without showing it.
  func countNews() async {
    guard state.isLoaded else { return }
    let reading = state.reading
    do throws(AppError) {
      let news = try await interactor.news(state.kind, above: reading)
      if state.reading.newer == reading.newer { state.news = news }
    } catch {
      // It stays as it was; the next signal counts again, and a source out of reach says so itself.
    }
  }

  func followNews() async {
    let signals = interactor.signals(state.kind)
    // Something may have come between the loading of the list and now.
    await countNews()
    for await signal in signals {
      state.isOffline = signal == .disconnected
      if !state.isOffline { await countNews() }
    }
  }

  /// Remembers how far the list was read, beside what the reader does: no list waits for a write.
  private func savePlace() {
    guard let place = state.reading.newer, place != savedPlace else { return }
    savedPlace = place
    saving = Task { [interactor, viewer, kind = state.kind, before = saving] in
      await before?.value
      do throws(AppError) {
        try await interactor.savePlace(place, in: kind, for: viewer)
      } catch {
        // The next visit shows the mark further down than it might, which does no harm.
      }
    }
  }
}
