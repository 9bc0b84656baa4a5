import AppValues
import SocialDatabase
import Todo

/// The words that todos are found by.
///
/// They're looked through one by one in the order of the list, which is a matter of milliseconds even for 100,000 todos,
/// and needs nothing that a later way of folding would have to take apart again.
enum TodoWords {
  /// The words of a todo that is shown from now on, at a place.
  static func write(
    of item: TodoItem, _ row: Int64, at place: ListPosition, _ connection: any SQLConnection
  ) throws(AppError) {
    let words = SearchText.words(text(of: item)).joined(separator: " ")
    try connection.submit(
      """
      INSERT INTO todo_words (place, id, words) VALUES (\(place.text), \(row), \(" \(words) "))
      ON CONFLICT (place) DO UPDATE SET words = excluded.words
      """)
  }

  /// Of a todo that is shown at a place no longer.
  static func remove(at place: String, _ connection: any SQLConnection) throws(AppError) {
    try connection.submit("DELETE FROM todo_words WHERE place = \(place)")
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
