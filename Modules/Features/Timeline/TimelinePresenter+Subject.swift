import AppValues
import Entities
import PostActions

// What the posts have in common: a hashtag, which can be followed, or a list.
extension TimelinePresenter {
  /// Learns what the hashtag or the list is called, and whether it is followed.
  func readSubject() async {
    do throws(AppError) {
      switch state.kind {
      case .hashtag(let selection):
        if let name = selection.single { state.hashtag = try await hashtags.hashtag(name) }
      case .list(let id): state.list = try await lists.list(id)
      case .home, .everyone, .user, .bookmarks, .likes: break
      }
    } catch {
      // A list may have been deleted meanwhile; whatever else is wrong, reading the posts tells.
      if error == .notFound { state.problem = error }
    }
  }

  func toggleFollowing() async throws(AppError) -> TimelineDone? {
    guard let hashtag = state.hashtag else { return nil }
    try state.requireSession()
    let answer = try await hashtags.setFollowing(!hashtag.isFollowed, hashtag.name)
    state.hashtag = answer
    return answer.isFollowed ? .followedHashtag(answer.name) : .unfollowedHashtag(answer.name)
  }

  /// Reads other hashtags instead.
  func combine(_ line: String) throws(AppError) {
    let selection = HashtagSelection(line)
    try interactor.check(.hashtag(selection))
    state.isCombining = false
    router.read(selection)
  }
}
