import AppValues
import SocialDatabase
import Todo

/// The words that todos are found by.
///
/// They're looked through one by one in the order of the list, which is a matter of milliseconds even for 100,000 todos,
/// and needs nothing that a later way of folding would have to take apart again.
enum TodoWords {
  /// Stores the words of a todo that is shown at a position from now on.
  static func write(
    of item: TodoItem, _ row: Int64, at position: ListPosition, _ connection: any SQLConnection
  ) throws(AppError) {
    let words = SearchText.words(text(of: item)).joined(separator: " ")
    try connection.submit(
      """
      INSERT INTO todo_words (place, id, words) VALUES (\(position.text), \(row), \(" \(words) "))
      ON CONFLICT (place) DO UPDATE SET words = excluded.words
      """)
  }

  /// Removes the words of a todo that is no longer shown at a position.
  static func remove(at position: String, _ connection: any SQLConnection) throws(AppError) {
    try connection.submit("DELETE FROM todo_words WHERE place = \(position)")
  }

  /// Whether a todo holds every word of a query.
  static func match(_ item: TodoItem, _ query: [String]) -> Bool {
    SearchText.matches(text(of: item), words: query)
  }

  /// ` AND …`: what holds every word of a query, and a little more, in the table `w`.
  static func bounds(_ query: [String]) -> SQL {
    var bounds = "" as SQL
    for word in query {
      // A letter is a word by itself, where words are separated.
      let isWhole = word.count == 1 && !SearchText.holdsWholeWord(word)
      bounds.append(" AND instr(w.words, \(isWhole ? " \(word) " : word)) > 0")
    }
    return bounds
  }

  private static func text(of item: TodoItem) -> String { "\(item.description)\n\(item.notes)" }
}
