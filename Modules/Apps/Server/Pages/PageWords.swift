import AppScreens
import AppValues
import Entities
import Foundation
import Presentation

/// Dates and counts on pages, worded as in the shell. Times are in UTC and say so, since the reader's time zone isn't known.
struct PageWords {
  private let words: Words
  private let strings: PageStrings

  init(_ language: Language) {
    words = .social(language, timeZone: .gmt, app: AppName(title: ""))
    strings = .of(language)
  }

  func time(_ instant: Timestamp) -> String { strings.time(words.dateAndTime(instant)) }

  /// The title of a post's page: how the post begins, or else when it was written.
  func title(of post: Post) -> String {
    let begins = PostRendering(words: words, now: post.createdAt)
      .excerpt(post.warning ?? post.text, lines: 1, characters: 60)
    let text = begins.flatMap(\.spans).map(\.text).joined()
    let name = post.author.name
    return text.isEmpty
      ? "\(strings.post(name)) · \(time(post.createdAt))" : strings.postTitle(name, text)
  }

  /// The text that covers a post's photos until they are opened; empty if they needn't be covered.
  func cover(of post: Post) -> String {
    // What a warning hides is covered already.
    guard post.isSensitive, post.warning == nil, !post.photos.isEmpty else { return "" }
    return words.sensitive(post.photos)
  }

  /// What a poll lets people choose. They vote in their apps.
  func options(of poll: PollQuestion) -> String { words.social.polls.options(poll.options) }

  /// The description of a photo for people who can't see it.
  func description(of photo: Photo) -> String {
    photo.alt.isEmpty || photo.film != nil ? words.description(of: photo) : photo.alt
  }

  /// What people have done with a post, one text for each kind; empty if no one has done anything.
  func counts(_ counts: PostCounts) -> [String] {
    let texts = words.social.counts
    let numbers = [
      (counts.comments, texts.comments), (counts.shares, texts.shares), (counts.likes, texts.likes),
    ]
    return numbers.filter { $0.0 > 0 }.map { $1($0) }
  }

  /// How much someone has posted, and how many people follow them and they follow.
  func numbers(_ user: User) -> [String] {
    let texts = words.social.counts
    return [
      texts.posts(user.postCount), texts.followers(user.followerCount), texts.following(user.followingCount),
    ]
  }

  func joined(_ user: User) -> String { words.social.people.joined(words.date(user.createdAt)) }

  func sharedBy(_ name: String) -> String {
    words.social.posts.sharedBy(words.social.people.name(name))
  }
}
