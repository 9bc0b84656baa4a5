import AppValues
import Entities
import PostText
import SocialDatabase

extension Migration {
  /// Applies new rules for what is found in texts. Words no longer contain characters of more than 64 bytes, or letters
  /// with anything after them but a mark; and a hashtag is never longer than `TextLimit.hashtag`.
  ///
  /// Few databases contain any of these. Each text is examined, which takes less than a minute for a million posts; only
  /// if a word has changed is search indexed again, which takes some minutes for as many.
  static let searchWords = Migration("searchWords") { connection throws(AppError) in
    var haveWordsChanged = false
    try connection.renewHashtags(withAuthors: false) { text in
      haveWordsChanged = haveWordsChanged || text.hasChangedWord
    }
    if haveWordsChanged { try connection.indexPosts() }
    if try connection.nameWordsHaveChanged() { try connection.indexPeople() }
  }
}

extension SQLConnection {
  /// How many rows are read at once.
  private static var batch: Int { 500 }

  /// Finds the hashtags of each post again.
  ///
  /// - Parameters:
  ///   - withAuthors: Whether the hashtags of a post have a column for its author already.
  ///   - read: Takes each text.
  func renewHashtags(
    withAuthors: Bool, _ read: (String) -> Void = { _ in }
  ) throws(AppError) {
    var last: Int64 = 0
    while true {
      let posts = try rows(
        """
        SELECT id, text, hashtags, visibility, author_id FROM post WHERE id > \(last) AND deleted_at IS NULL
        ORDER BY id LIMIT \(Self.batch)
        """
      ) { row throws(AppError) in
        (
          id: row.integer(0), text: row.text(1), hashtags: row.text(2), isPublic: row.integer(3) == 0,
          author: row.integer(4)
        )
      }
      for post in posts {
        read(post.text)
        if post.hashtags.isEmpty, !post.text.hasNumberSign { continue }
        let hashtags = PostText(post.text).hashtags
        let joined = hashtags.joined(separator: " ")
        if joined.isSame(as: post.hashtags) { continue }
        try execute("UPDATE post SET hashtags = \(joined) WHERE id = \(post.id)")
        if post.isPublic {
          try PostTags(hashtags).replace(
            of: post.id, by: withAuthors ? post.author : nil, visibleTo: .everyone, self)
        }
      }
      guard let end = posts.last?.id, posts.count == Self.batch else { return }
      last = end
    }
  }

  fileprivate func nameWordsHaveChanged() throws(AppError) -> Bool {
    var last: Int64 = 0
    while true {
      let people = try rows(
        """
        SELECT id, name FROM person WHERE id > \(last) AND deleted_at IS NULL ORDER BY id LIMIT \(Self.batch)
        """
      ) { row throws(AppError) in (id: row.integer(0), hasChanged: row.text(1).hasChangedWord) }
      if people.contains(where: \.hasChanged) { return true }
      guard let end = people.last?.id, people.count == Self.batch else { return false }
      last = end
    }
  }
}

extension String {
  /// Whether a hashtag may be in it.
  fileprivate var hasNumberSign: Bool { unicodeScalars.contains { $0 == "#" || $0 == "＃" } }

  /// Whether something in it was part of a word and is no more.
  fileprivate var hasChangedWord: Bool {
    if utf8.allSatisfy({ $0 < 0x80 }) { return false }
    return SearchText.folded(self).contains { character in
      character.unicodeScalars.count > 1 && (character.isLetter || character.isNumber)
        && SearchText.words(String(character)).isEmpty
    }
  }
}
