import AppValues
import Entities
import SocialDatabase
import SocialLocalStore
import Timeline

extension Transaction {
  func home<Found: SelectedRow>(_ range: KeyRange) throws(AppError) -> Page<Found> {
    var selection = HomeSelection<Found>(self, range)
    return try page(try selection.items(), range)
  }

  func tagged<Found: SelectedRow>(
    _ selection: HashtagSelection, _ range: KeyRange
  ) throws(AppError) -> Page<Found> {
    try page(try TagSelection(self, range, selection).items(), range)
  }

  func page<Found: SelectedRow>(
    _ range: KeyRange, _ kind: Selection.Kind, of person: Int64? = nil
  ) throws(AppError) -> Page<Found> {
    if let person {
      try requirePerson(person, orSuspended: true)
      if try isHidden(person) { return .empty }
    }
    return try page(try items(kind, range, subject: person.map(Selection.person.value)), range)
  }

  func page<Found: SelectedRow>(
    _ range: KeyRange, by person: Int64, _ choice: PersonItems
  ) throws(AppError) -> Page<Found> {
    try requirePerson(person, orSuspended: true)
    if try isHidden(person) { return .empty }
    let selection = PersonSelection<Found>(transaction: self, person: person, choice: choice, range: range)
    return try page(try selection.items(), range)
  }

  func page<Found: SelectedRow>(_ range: KeyRange, of list: Int64) throws(AppError) -> Page<Found> {
    let comments = try self.list(list).settings.comments
    return try page(try items(.list(comments), range, subject: Selection.list.value(list)), range)
  }

  private func page<Found: SelectedRow>(_ rows: [Found], _ range: KeyRange) throws(AppError) -> Page<Found> {
    try range.page(rows, key: \.id) { Array($0) }
  }

  /// The posts that a table lists as marked by the viewer.
  func marked(_ table: SQL, _ range: KeyRange) throws(AppError) -> Page<TimelineItem> {
    let rows = try connection.rows(
      """
      SELECT m.id, m.post_id FROM \(table) m JOIN post p ON p.id = m.post_id
      WHERE m.person_id = \(viewer)\(range.bounds("m.id")) AND \(visible.post)
        \(range.ordering("m.id"))
      """
    ) { row throws(AppError) in (id: row.integer(0), post: row.integer(1)) }
    return try range.page(rows, key: { $0.id }) { rows throws(AppError) in
      let posts = try posts(rows.map(\.post))
      return rows.compactMap { row in
        posts[row.post].map { post in
          TimelineItem(
            id: ID(row.id), post: post, sharedBy: nil, at: Timestamp(milliseconds: row.id >> 16),
            cursor: Cursor(row.id))
        }
      }
    }
  }
}
