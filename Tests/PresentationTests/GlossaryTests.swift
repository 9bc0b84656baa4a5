import Foundation
import SocialTestSupport
import Testing

@Suite("The words of the glossary")
struct GlossaryTests {
  @Test("are the ones that every text of the app uses")
  func texts() throws {
    let files = try files()
    #expect(files.count > 50)
    var misuses: [String] = []
    for file in files {
      let source = try String(contentsOf: file, encoding: .utf8)
      for literal in SourceText.all(in: source) {
        for misuse in try Glossary.of(literal.text).misuses(in: literal.text) {
          misuses.append("\(name(of: file)):\(literal.line): “\(misuse.word)”, better: \(misuse.better)")
        }
      }
    }
    #expect(misuses.isEmpty, "\(misuses.count) words:\n\(misuses.joined(separator: "\n"))")
  }

  @Test(
    "are told from others, whatever the case",
    arguments: [
      ("Nobody has it.", "Nobody", "no one"), ("Your e-mail", "e-mail", "email"),
      ("It cannot be undone.", "cannot", "can't"), ("@\u{FFFC} さん", " さん", "さんの前は空けない"),
      ("@\u{FFFC}さんの投稿", "@\u{FFFC}さん", "さんは名前のあと"),
      ("投稿を共有", "共有", "シェア"), ("英字(a〜z)", "字(", "全角の（ ）"), ("ようこそ！短い投稿", "！", "疑問符と感嘆符のあとの半角スペース"),
    ])
  func found(text: String, word: String, better: String) throws {
    let misuses = try Glossary.of(text).misuses(in: text)
    #expect(misuses.map { [$0.word, $0.better] } == [[word, better]])
  }

  @Test(
    "leave alone what only looks like another",
    arguments: [
      "In reply to @\u{FFFC}", "as it is", "It may be out of date.", "Run “socialconnect sign-in”.",
      "sendmail",
      "いいねを取り消しました。", "中断しました。", "アカウント（2件）を追加しますか？ 元に戻せません。",
    ])
  func spared(text: String) throws {
    #expect(try Glossary.of(text).misuses(in: text) == [])
  }

  @Test("are no words to avoid themselves")
  func terms() throws {
    for glossary in [try Glossary.english.get(), try Glossary.japanese.get()] {
      #expect(glossary.entries.flatMap { glossary.misuses(in: $0.term) } == [])
    }
  }

  @Test("are looked up in literals, not in code and comments")
  func literals() {
    let source = #"""
      // "no"
      let a = "one \(f("two") ? 1 : (2)) \u{2026}" /* "no" */
      let b = """
        three \
        four "five"
        """, c = ""
      """#
    #expect(
      SourceText.all(in: source).map { "\($0.line) \($0.text)" } == [
        "2 two", "2 one \u{FFFC} …", "3 \n  three four \"five\"\n  ", "6 ",
      ])
  }

  private let modules = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Modules").standardizedFileURL.resolvingSymlinksInPath()

  private func files() throws -> [URL] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: modules.path)
    return names.filter { path in
      let name = path.split(separator: "/").last ?? ""
      return name.hasSuffix(".swift") && (name.contains("Strings") || name.hasPrefix("Words+"))
    }
    .sorted().map { modules.appending(path: $0) }
  }

  private func name(of file: URL) -> String {
    "Modules" + file.path.dropFirst(modules.path.count)
  }
}
