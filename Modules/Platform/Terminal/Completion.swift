import Foundation

/// What Tab does with the line before the cursor.
struct Completion: Equatable {
  /// The text to insert.
  let insertion: String
  /// The choices, if nothing can be inserted without choosing.
  let candidates: [String]

  init(of text: String, by completion: LineCompletion) {
    switch completion {
    case .words(let words):
      let word = text.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
      self.init(of: String(word), among: words, behind: " ")
    case .paths:
      let parent = text.lastIndex(of: "/").map { text[...$0] } ?? ""
      self.init(of: String(text[parent.endIndex...]), among: Self.names(in: String(parent)), behind: "")
    }
  }

  /// - Parameters:
  ///   - beginning: What has been typed of the choice.
  ///   - choices: All choices.
  ///   - end: What follows a complete choice.
  private init(of beginning: String, among choices: [String], behind end: String) {
    let matches = choices.filter { $0.hasPrefix(beginning) && ($0 != beginning || !end.isEmpty) }
    guard let first = matches.first else {
      insertion = ""
      candidates = []
      return
    }
    var common = first[...]
    for match in matches.dropFirst() {
      while !match.hasPrefix(common) { common.removeLast() }
    }
    let rest = String(common.dropFirst(beginning.count))
    insertion = matches.count == 1 ? rest + end : rest
    candidates = insertion.isEmpty ? matches : []
  }

  /// The names of the files in a folder, except hidden ones, in alphabetical order. Folders end with a slash.
  private static func names(in parent: String) -> [String] {
    let path = parent.isEmpty ? "." : (parent as NSString).expandingTildeInPath
    // What cannot be listed offers nothing to choose.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { name in
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder)
      return isThere && isFolder.boolValue ? "\(name)/" : name
    }
  }
}
