import AppScreens
import AppValues
import Entities
import Foundation
import Presentation

/// Dates and counts on pages, as the shell has them. Dates are by UTC: where a reader is isn't known.
struct PageWords {
  private let words: Words

  init(_ language: Language) {
    words = .social(language, timeZone: .gmt, app: AppName(title: ""))
  }

  func date(_ instant: Timestamp) -> String { words.dateAndTime(instant) }

  /// What people have done with a post; empty where no one has done anything.
  func counts(_ counts: PostCounts) -> String {
    let texts = words.social.counts
    let numbers = [
      (counts.comments, texts.comments), (counts.shares, texts.shares), (counts.likes, texts.likes),
    ]
    return numbers.filter { $0.0 > 0 }.map { $1($0) }.joined(separator: " · ")
  }

  func numbers(_ user: User) -> String {
    let texts = words.social.counts
    return [
      texts.posts(user.postCount), texts.followers(user.followerCount), texts.following(user.followingCount),
    ]
    .joined(separator: " · ")
  }
}
