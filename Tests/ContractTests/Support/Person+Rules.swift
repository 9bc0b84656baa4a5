import Backend
import Entities
import Post
import Profile
import Search
import Timeline

/// What somebody does by the rules that hold on every screen and in every command.
extension Person {
  var writing: PostInteractor {
    PostInteractor(repository: can.post, viewer: .signedIn(session), language: nil)
  }
  var relating: ProfileInteractor { ProfileInteractor(repository: can.profile, viewer: .signedIn(session)) }
  var searching: SearchInteractor { SearchInteractor(repository: can.search) }
  var listing: ListsInteractor { ListsInteractor(repository: can.lists, timelines: can.timeline) }
  var tagging: HashtagsInteractor { HashtagsInteractor(repository: can.hashtags) }
  var reading: TimelineInteractor { TimelineInteractor(repository: can.timeline) }
}
