import AppValues
import PostText
import SocialDatabase
import SocialLocalStore
import Timeline

/// Selects a page of a person's posts and shares, or of some of them.
struct PersonSelection<Found: SelectedRow> {
  let transaction: Transaction
  let person: Int64
  let choice: PersonItems
  let range: KeyRange

  /// The items, in the order in which the range is read, one more than the page holds if there are more.
  func items() throws(AppError) -> [Found] {
    if let hashtag = choice.hashtag {
      return try transaction.items(selectedBy: tagged(HashtagName.folded(hashtag)), range.shape)
    }
    return try transaction.items(kind, range, subject: Selection.person.value(person))
  }

  private var kind: Selection.Kind {
    switch (choice.onlyPhotos, choice.withoutShares, choice.withoutComments) {
    case (true, _, true): .actorWithPhotosWithoutComments
    case (true, _, false): .actorWithPhotos
    case (false, true, true): .authorWithoutComments
    case (false, true, false): .author
    case (false, false, true): .actorWithoutComments
    case (false, false, false): .actor
    }
  }

  /// The person's posts with a hashtag that the viewer may read; shares have none of their own.
  private func tagged(_ folded: String) -> SQL {
    let comments: SQL = choice.withoutComments ? " AND i.reply_to_author_id IS NULL" : ""
    let photos: SQL =
      choice.onlyPhotos ? " AND (SELECT p.photo_count FROM post p WHERE p.id = t.post_id) > 0" : ""
    return """
      SELECT t.post_id AS id FROM post_tag t CROSS JOIN item i
      WHERE t.author_id = \(person) AND t.tag_id = (SELECT g.id FROM tag g WHERE g.name_folded = \(folded))
        AND i.id = t.post_id\(range.bounds("t.post_id"))\(comments)\(photos)
        AND \(transaction.visible.item)\(range.ordering("t.post_id"))
      """
  }
}
