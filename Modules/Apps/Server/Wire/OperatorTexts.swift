import AppScreens
import AppValues
import MastodonAPI
import SocialFiles
import Synchronization

/// The texts of the people who run the server, from files in a folder of its data: `about.txt`, `rules.txt`,
/// `privacy.txt` and `terms.txt`, and the same in another language as `about.ja.txt`; earlier terms as
/// `terms-2026-01-31.txt`. What is changed there counts from the next request on.
final class OperatorTexts: Sendable {
  /// The largest file that is shown, in bytes.
  static let maximumSize: Int64 = 200_000

  private struct State {
    /// What was read, by the names of the files.
    var known: [String: (mark: FileMark, text: OperatorText)] = [:]
    /// The files that can't be shown, which is logged once.
    var refused: [String: FileMark] = [:]
  }

  private let folder: PrivateFolder?
  private let say: @Sendable (String) -> Void
  private let state = Mutex(State())

  /// - Parameters:
  ///   - folder: The folder, which need not exist; nil for no texts.
  ///   - say: Takes which files can't be shown, for the log.
  init(in folder: PrivateFolder?, say: @escaping @Sendable (String) -> Void) {
    self.folder = folder
    self.say = say
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

  /// Earlier terms of service; nil if there are none that counted from this day on.
  func terms(from day: CalendarDate) -> OperatorText? { file("\(Self.formerTerms)\(day)") }

  /// The days from which on earlier terms counted, the first one first.
  var daysOfFormerTerms: [CalendarDate] {
    // A folder that can't be listed is logged with the files in it.
    let names = (try? folder?.names()) ?? []
    return names.compactMap { name in
      guard name.hasPrefix(Self.formerTerms), name.hasSuffix(Self.ending) else { return nil }
      return CalendarDate(String(name.dropFirst(Self.formerTerms.count).dropLast(Self.ending.count)))
    }
  }

  private static let formerTerms = "\(OperatorText.Kind.terms.rawValue)-"
  private static let ending = ".txt"

  private func file(_ kind: OperatorText.Kind, _ language: Language?) -> OperatorText? {
    file(kind.rawValue + (language.map { ".\($0.code)" } ?? ""))
  }

  private func file(_ title: String) -> OperatorText? {
    guard let folder else { return nil }
    let name = title + Self.ending
    let file = folder.file(name)
    guard let mark = FileMark(file.path) else { return nil }
    if let known = state.withLock({ $0.known[name] }), known.mark == mark { return known.text }
    guard let bytes = read(file, name, mark) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    if text.allSatisfy(\.isWhitespace) { return nil }
    let read = OperatorText(text: text, changedAt: Timestamp(milliseconds: mark.changedAt))
    state.withLock { $0.known[name] = (mark, read) }
    return read
  }

  /// Nil for a file that is too large or can't be read: then it's as if there were none.
  private func read(_ file: PrivateFile, _ name: String, _ mark: FileMark) -> [UInt8]? {
    let problem: String
    do throws(AppError) {
      if mark.size <= Self.maximumSize { return try file.read() }
      problem = "it's larger than \(Self.maximumSize / 1000) kB"
    } catch {
      problem = "it can't be read, \(error)"
    }
    let isNew = state.withLock { $0.refused.updateValue(mark, forKey: name) != mark }
    if isNew { say("\(file.path) isn't shown: \(problem)") }
    return nil
  }
}
