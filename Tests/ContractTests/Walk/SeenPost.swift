import AppValues
import Entities
import Post
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
  var options: [String]
  /// How many chose each option; nil while that is hidden.
  var votes: [Int]?
  /// How many people voted.
  var voters: Int?
  /// What the reader chose.
  var choices: [Int]
  /// When people can no longer vote, and whether that has come.
  var end: Timestamp?
  var isOver: Bool
  /// The reader's filters that match it.
  var filters: [SeenMatch]
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
      photos: post.photos.map(\.id), options: post.content.poll?.options ?? [], votes: post.votes?.counts,
      voters: post.votes?.voters, choices: post.votes?.choices ?? [], end: post.votes?.endsAt,
      isOver: post.votes?.isOver ?? false, filters: post.filters.map(SeenMatch.init), counts: post.counts,
      marks: post.marks)
  }
}

/// What a reader sees of a filter that matches a post.
struct SeenMatch: Equatable {
  let settings: FilterSettings
  let phrases: [String]
  /// Whether it's for this very post.
  let namesPost: Bool
}

extension SeenMatch {
  init(_ match: FilterMatch) {
    self.init(settings: match.settings, phrases: match.phrases, namesPost: match.namesPost)
  }
}

/// What a reader sees of a version of a post.
struct SeenVersion: Equatable {
  let text: String
  let photos: [ID<Photo>]
  let options: [String]
}

extension SeenVersion {
  init(_ version: Oracle.Version) {
    self.init(text: version.text, photos: version.photos, options: version.poll?.options ?? [])
  }

  init(_ revision: Revision) {
    self.init(
      text: revision.content.text, photos: revision.content.photos.map(\.id),
      options: revision.content.poll?.options ?? [])
  }
}
