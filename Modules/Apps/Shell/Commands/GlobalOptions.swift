public import AppScreens
public import ArgumentParser
import SocialMenuShell

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
      "Print JSON; see “socialconnect help json”.", ja: "JSONで出力します（形式は socialconnect help json）。"))
  public var printsJSON = false

  public init() {}
}
