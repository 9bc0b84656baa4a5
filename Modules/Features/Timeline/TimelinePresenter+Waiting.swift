import AppScreens
import AppValues
import Entities

// What the viewer wrote stands above the list until it's sent.
extension TimelinePresenter {
  /// Shows what waits now. Returns whether something has left since, most likely because it was sent.
  @discardableResult
  func showWaiting() async -> Bool {
    do throws(AppError) {
      let items = try await waits.latest(try await interactor.repository.waiting(in: state.kind))
      let hasLeft = !Set(state.waiting.map(\.id)).isSubset(of: items.map(\.id))
      state.waiting = items
      return hasLeft
    } catch {
      // What is shown stays; the next change or visit reads it again.
      return false
    }
  }

  /// Keeps what waits up to date. What was sent is shown in its place among the others.
  func followWaiting() async {
    guard let changes = interactor.repository.waitingChanges() else { return }
    // Something may have been sent since it was read.
    await showSent()
    for await _ in changes { await showSent() }
  }

  private func showSent() async {
    // Where much waits, the list is read again once all of it is sent.
    guard state.isLoaded, await showWaiting(),
      !state.waiting.contains(where: { $0.post.delivery == .waiting })
    else { return }
    // Others' posts don't move what is being read.
    guard let newest = await countNews(), state.news == nil else { return }
    do throws(AppError) {
      try await showOwnNews(upTo: newest)
    } catch {
      // The next visit shows them.
    }
  }
}
