import AppValues
import Entities

/// What must come of what one person writes on two devices. Posts go by their numbers, with which their texts begin.
struct OfflineOracle {
  struct Written {
    let device: Int
    let parent: Int?
    var text: String
    /// The descriptions of its photos, each unlike any other.
    var photos: [String] = []
    var isDeleted = false
    /// Whether the server refused it, since what it's on was gone.
    var isRefused = false
    var marks: [PostMark: Bool] = [:]

    var isGone: Bool { isDeleted || isRefused }
  }

  /// The marks that the walk makes. Each post's are made on one device each, so that it's clear which came last.
  static let marks: [PostMark] = [.liked, .bookmarked, .shared]

  var posts: [Written] = []
  var following: [String: Bool] = [:]

  /// Those that the server must have, in the order in which they were written.
  var standing: [Int] { posts.indices.filter { !posts[$0].isGone } }

  func marks(on post: Int, of device: Int) -> [PostMark] {
    Self.marks.enumerated().filter { (post + $0.offset) % 2 == device }.map(\.element)
  }

  func comments(on post: Int) -> Int { standing.count { posts[$0].parent == post } }

  static func number(of text: String) -> Int? { Int(text.prefix { $0 != ":" }) }
}
