import AppScreens
import AppValues
import Entities
import PostActions
import PostText

// What the posts have in common: a hashtag, which can be followed, or a list.
extension TimelinePresenter {
  /// Reads the hashtag, which says whether it's followed, or the list. Returns why it can't be shown, if it's gone.
  func readSubject() async -> AppError? {
    do throws(AppError) {
      switch state.kind.traits.subject {
      case .nothing, .person: break
      case .hashtags(let selection):
        guard let name = selection.single, let hashtags else { return nil }
        let checked = try HashtagName(checking: name).text
        state.hashtag = try await subjects.latest(try await hashtags.hashtag(checked))
      case .list(let id):
        if let lists { state.list = try await subjects.latest(try await lists.list(id)) }
      }
    } catch {
      // The list may have been deleted since. Reading the posts reports any other error.
      return error == .notFound ? error : nil
    }
    return nil
  }

  func toggleFollowing() async throws(AppError) -> TimelineDone? {
    let hashtags = try hashtags.orUnsupported()
    guard let hashtag = state.hashtag else { return nil }
    try state.requireSession()
    let answer =
      hashtag.isFollowed
      ? try await hashtags.unfollow(hashtag.name) : try await hashtags.follow(hashtag.name)
    state.hashtag = answer
    return answer.isFollowed ? .followedHashtag(answer.name) : .unfollowedHashtag(answer.name)
  }

  /// Asks for other hashtags, starting from the present ones.
  func askForHashtags() throws(AppError) {
    guard case .hashtags(let selection) = state.kind.traits.subject, state.combines else {
      throw .unsupported
    }
    state.combination = selection.line
  }

  /// Reads other hashtags instead.
  func combine(_ line: String) throws(AppError) {
    // Answered already.
    if state.combination == nil { throw .cancelled }
    state.combination = line
    let selection = HashtagSelection(line)
    try TimelineInteractor.check(.hashtag(selection))
    try router.read(selection)
    state.combination = nil
  }
}
