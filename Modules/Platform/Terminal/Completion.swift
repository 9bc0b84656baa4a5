/// What Tab makes of the word before the cursor.
struct Completion: Equatable {
  /// What to insert.
  let insertion: String
  /// The words to choose among when nothing can be inserted without choosing.
  let candidates: [String]

  /// - Parameters:
  ///   - text: The line up to the cursor.
  ///   - words: All that can be meant.
  init(of text: String, among words: [String]) {
    let word = text.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
    let matches = words.filter { $0.hasPrefix(word) }
    guard let first = matches.first else {
      insertion = ""
      candidates = []
      return
    }
    var common = first[...]
    for match in matches.dropFirst() {
      while !match.hasPrefix(common) { common.removeLast() }
    }
    let rest = String(common.dropFirst(word.count))
    insertion = matches.count == 1 ? rest + " " : rest
    candidates = insertion.isEmpty ? matches : []
  }
}
