public import AppScreens
public import ArgumentParser

/// The options that every command takes.
public struct GlobalOptions: ParsableArguments, Sendable {
  @Option(
    name: .customLong("data"),
    help: .text("Keep data in this folder instead of the usual one.", ja: "データを保存するフォルダー。"))
  public var dataDirectory: String?

  @Option(
    name: .customLong("database"),
    help: .text(
      "Use a PostgreSQL database (postgres://…) instead of the embedded one.",
      ja: "使うPostgreSQLのURL（postgres://…）。省略時は内蔵のデータベース。"))
  public var database: String?

  @Option(
    name: .customLong("as"), help: .text("Act as this signed-in account.", ja: "サインイン中のこのアカウントとして実行します。"))
  public var account: String?

  @Option(
    name: .customLong("lang"),
    help: .text("Language, en or ja (default: your locale).", ja: "言語。en または ja。省略時はロケールに従います。"))
  public var language: Language?

  @Flag(
    name: .customLong("json"),
    help: .text(
      "Print JSON; see `socialconnect help json`.", ja: "JSON で出力します。socialconnect help json で確認できます。"))
  public var printsJSON = false

  public init() {}
}

extension Language: ExpressibleByArgument {
  /// A language of ours by its code.
  public init?(argument: String) {
    guard let language = Self.builtIn.first(where: { $0.code == argument }) else { return nil }
    self = language
  }

  public static var allValueStrings: [String] { builtIn.map(\.code) }
}

extension GlobalOptions {
  /// The arguments with global options that stand before the command moved behind its name, so that
  /// `socialconnect --lang ja timeline` and `socialconnect timeline --lang ja` are the same.
  public static func normalised(_ arguments: [String]) -> [String] {
    let valued: Set = ["--data", "--database", "--as", "--lang"]
    var leading: [String] = []
    var rest = arguments[...]
    while let first = rest.first, first.hasPrefix("--") {
      let name = String(first.prefix { $0 != "=" })
      if valued.contains(first), rest.count > 1 {
        leading += rest.prefix(2)
        rest = rest.dropFirst(2)
      } else if first == "--json" || (valued.contains(name) && first != name) {
        leading.append(first)
        rest = rest.dropFirst()
      } else {
        break
      }
    }
    if let first = rest.first, ["-h", "--help", "--version"].contains(first) { return [first] }
    guard let command = rest.first, !command.hasPrefix("-") else { return arguments }
    if command == "help" { return ["help"] + rest.dropFirst().prefix { !$0.hasPrefix("-") } }
    let names = 1 + RootCommand.subcommandNames(in: Array(rest))
    return rest.prefix(names) + leading + rest.dropFirst(names)
  }
}
