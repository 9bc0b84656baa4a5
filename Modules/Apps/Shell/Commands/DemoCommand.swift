import AppScreens
import AppValues
import ArgumentParser
import Authentication
import SocialDemo

struct DemoCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "demo",
      abstract: .text(
        "Fill an empty database with a made-up network to explore.",
        ja: "空のデータベースに、架空のユーザーによるデモ用ネットワークを作成します。"),
      discussion: .examples(
        "socialconnect demo --data demo --people 200",
        after: .text(
          """
          If it stops, run it again to continue. You can't sign in as one of its people. It needs an empty database: \
          --data NEW-FOLDER creates one.
          """,
          ja: """
            中断しても、もう一度実行すれば続きから再開します。架空のユーザーとしてサインインすることはできません。空のデータベースに\
            だけ作成できます。--data 新しいフォルダー で用意できます。
            """)))
  }

  @OptionGroup var options: GlobalOptions
  @Option(help: .text("The number of people, 2 to 200.", ja: "ユーザーの数（2〜200）。")) var people = 40
  @Option(help: .text("The number of posts and comments, 1 to 10000.", ja: "投稿とコメントの数（1〜10000）。")) var posts =
    600
  @Option(help: .text("The same seed creates the same network.", ja: "同じ数からは同じネットワークが作成されます。")) var seed:
    UInt64 = 1

  func validate() throws {
    if !DemoSize.peopleLimits.contains(people) {
      throw ValidationError(
        .text("--people must be a number from 2 to 200.", ja: "--people には2から200までの数を指定してください。"))
    }
    if !DemoSize.postLimits.contains(posts) {
      throw ValidationError(
        .text("--posts must be a number from 1 to 10000.", ja: "--posts には1から10000までの数を指定してください。"))
    }
  }

  func run(in context: CommandContext) async throws(AppError) {
    let (output, strings) = (context.output, DemoStrings.of(context.words.language))
    let outcome = try await context.demo.run(DemoSize(people: people, posts: posts, seed: seed)) { progress in
      await output.note(strings.progress(progress))
    }
    if options.printsJSON { return try output.json(JSONForms.demo.document(outcome)) }
    for line in strings.told(outcome) { output.note(line) }
    output.note(CommandName.current.named(in: context.strings.demoMade(options.program)))
  }
}

extension GlobalOptions {
  /// How to start the program on the same data, for examples.
  var program: String {
    if database != nil { return "socialconnect --database URL" }
    guard let dataDirectory else { return "socialconnect" }
    let isPlain = dataDirectory.allSatisfy { $0.isLetter || $0.isNumber || "/._-~".contains($0) }
    let quoted = "'" + dataDirectory.replacing("'", with: #"'\''"#) + "'"
    return "socialconnect --data \(isPlain ? dataDirectory : quoted)"
  }
}
