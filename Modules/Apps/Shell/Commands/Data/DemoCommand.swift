import AppScreens
import AppValues
import ArgumentParser
import Authentication
import SocialDemo
import SocialMenuShell

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
          Signs you in as one of its people if no account is in use. If it stops, run it again to continue. It needs an \
          empty database: --data NEW-FOLDER creates one.
          """,
          ja: """
            使用中のアカウントがなければ、架空のユーザーの1人としてサインインします。中断しても、もう一度実行すれば続きから再開\
            します。空のデータベースにだけ作成できます。--data 新しいフォルダー で用意できます。
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
    let demo = DemoInteractor(
      source: context.demo, sessions: context.accountsHere, language: context.words.language.code)
    let session = await demo.enter()
    if options.printsJSON { return try output.json(JSONForms.demo.document(outcome)) }
    for line in strings.told(outcome, as: session) { output.note(line) }
    let next = session == nil ? context.strings.demoMade : context.strings.demoEntered
    output.note(CommandName.inUse.working(on: options.dataDirectory).named(in: next))
  }
}
