import AppScreens
import AppValues
import MastodonAPI
import SocialFiles
import Synchronization

/// The texts of the people who run the server, from files in a folder of its data: `about.txt`, `rules.txt`,
/// `privacy.txt` and `terms.txt`, and the same in another language as `about.ja.txt`. What is changed there counts from
/// the next request on.
final class OperatorTexts: Sendable {
  /// The largest file that is shown, in bytes.
  static let maximumSize: Int64 = 200_000

  private let folder: PrivateFolder?
  /// What was read, by the names of the files; nil for a file that can't be shown.
  private let known = Mutex<[String: (mark: FileMark, text: OperatorText?)]>([:])

  /// - Parameter folder: The folder, which need not exist; nil for no texts.
  init(in folder: PrivateFolder?) {
    self.folder = folder
  }

  /// A text in a language, or else in the one that there is.
  func text(_ kind: OperatorText.Kind, in language: Language = .english) -> OperatorText? {
    if let text = file(kind, language) ?? file(kind, nil) { return text }
    return Language.builtIn.lazy.compactMap { self.file(kind, $0) }.first
  }

  /// The rules, numbered from 1; those of other languages are translations if there are as many.
  var rules: [MastodonRule] {
    guard let rules = text(.rules)?.rules else { return [] }
    let translations = Language.builtIn.compactMap { language in
      file(.rules, language).map { (code: language.code, rules: $0.rules) }
    }
    return rules.enumerated().map { index, rule in
      let others = translations.filter { $0.rules.count == rules.count }.map {
        ($0.code, MastodonRuleText(text: $0.rules[index].text, hint: $0.rules[index].hint))
      }
      return MastodonRule(
        id: "\(index + 1)", text: rule.text, hint: rule.hint,
        translations: Dictionary(others) { first, _ in first })
    }
  }

  private func file(_ kind: OperatorText.Kind, _ language: Language?) -> OperatorText? {
    guard let folder else { return nil }
    let name = kind.rawValue + (language.map { ".\($0.code)" } ?? "") + ".txt"
    let file = folder.file(name)
    guard let mark = FileMark(file.path) else { return nil }
    if let known = known.withLock({ $0[name] }), known.mark == mark { return known.text }
    let text = Self.read(file, mark)
    known.withLock { $0[name] = (mark, text) }
    return text
  }

  /// Nil for a file that is empty, too large or can't be read.
  private static func read(_ file: PrivateFile, _ mark: FileMark) -> OperatorText? {
    // One that can't be read is as if there were none: the pages say nothing of it.
    guard mark.size <= maximumSize, let bytes = try? file.read() else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    if text.allSatisfy(\.isWhitespace) { return nil }
    return OperatorText(text: text, changedAt: Timestamp(milliseconds: mark.changedAt))
  }
}
