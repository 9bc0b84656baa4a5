import Foundation

/// A page that people read about the project: the README, or one of the articles beside it.
public struct Article: Sendable {
  public let name: String
  public let text: String

  /// The README and every article.
  public static func all() throws -> [Article] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    let articles = root.appending(path: "Modules/Documentation.docc")
    let files = try FileManager.default.contentsOfDirectory(at: articles, includingPropertiesForKeys: nil)
    return try ([root.appending(path: "README.md")] + files.filter { $0.pathExtension == "md" }).map { file in
      Article(
        name: file.deletingPathExtension().lastPathComponent,
        text: try String(contentsOf: file, encoding: .utf8))
    }
  }

  /// The arguments of each call of a program that the page shows, in blocks of code and within sentences.
  ///
  /// - Parameter commands: The commands that sentences name without the program, with an argument at least.
  public func calls(of program: String, commands: Set<String>) -> [[String]] {
    let parts = text.split(separator: /```.*\n/, omittingEmptySubsequences: false)
    return parts.enumerated().flatMap { index, part -> [[String]] in
      // Blocks of code and what is around them take turns.
      if index % 2 == 1 {
        return part.split(separator: "\n").compactMap { Self.call(of: program, in: String($0)) }
      }
      return part.matches(of: /`([^`]+)`/).compactMap { match -> [String]? in
        let code = String(match.1).replacing("\n", with: " ")
        let words = Self.words(of: code)
        let isCommand = words.count > 1 && commands.contains(words[0])
        return isCommand ? words : Self.call(of: program, in: code)
      }
    }
  }

  private static func call(of program: String, in line: String) -> [String]? {
    // The program may be another user's, or the system's to start.
    let words = Self.words(of: line.replacing(/^(?:sudo -Hu \w+ |ExecStart=)/, with: ""))
    guard let first = words.first, first == program || first.hasSuffix("/\(program)") else { return nil }
    // Where the output goes is the command shell's, and a remark is no one's.
    let arguments = Array(words.dropFirst().prefix { !["#", "|", ">", "&&"].contains($0) })
    // To ask for the version is no command.
    return arguments == ["--version"] ? nil : arguments
  }

  /// What is between quotation marks is one word.
  private static func words(of line: String) -> [String] {
    line.matches(of: /(?:'[^']*'|"[^"]*"|[^\s"'])+/).map {
      String($0.0).replacing("\"", with: "").replacing("'", with: "")
    }
  }
}
