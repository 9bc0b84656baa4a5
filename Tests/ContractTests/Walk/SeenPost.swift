import AppValues
import Entities
import PostText
import Timeline

/// What a reader sees of a post in a list.
struct SeenPost: Equatable {
  var id: ID<Post>
  var text: String
  var author: String
  var visibility: PostVisibility
  var isEdited: Bool
  var sharedBy: String?
  var answers: String?
  /// Also when what it answers was deleted.
  var answersPerson: ID<User>?
  /// How what it answers begins.
  var quotes: PostExcerpt?
  var mentions: [String]
  var hashtags: [String]
  var photos: [ID<Photo>]
  var counts: PostCounts
  var marks: PostMarks
}

extension SeenPost {
  /// What is left of it in an app.
  var served: SeenPost {
    var seen = self
    (seen.answers, seen.quotes) = (nil, nil)
    seen.hashtags = hashtags.map(HashtagName.folded)
    return seen
  }

  init(_ item: TimelineItem) {
    self.init(item.post)
    sharedBy = item.sharedBy?.handle
  }

  init(_ post: Post) {
    self.init(
      id: post.id, text: post.text, author: post.author.handle, visibility: post.visibility,
      isEdited: post.editedAt != nil, answers: post.replyTo?.author?.handle,
      answersPerson: post.replyTo?.authorID, quotes: post.replyTo?.excerpt,
      mentions: post.mentions.map(\.handle), hashtags: post.hashtags,
      photos: post.photos.map(\.id), counts: post.counts, marks: post.marks)
  }
}
