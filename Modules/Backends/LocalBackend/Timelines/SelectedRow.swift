import AppValues
import SocialDatabase
import SocialLocalStore

/// How the items that a page selects are read: whole, or in outline.
protocol SelectedRow: Sendable {
  /// The number of the item.
  var id: Int64 { get }

  /// Which rows these are, among the statements that are kept.
  static var form: KnownRows.Kind { get }

  /// The statement that reads what is selected.
  ///
  /// - Parameter marks: The rare marks to look for.
  static func statement(
    _ ids: SQL, for viewer: SQL, seeing visible: Visible, _ dialect: Dialect, _ marks: RareMarks
  ) -> SQL

  /// Reads the rows of a statement.
  static func rows(_ statement: SQL, in transaction: Transaction) throws(AppError) -> [Self]
}
