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
        "Fill an empty database with a network of people who do not exist, to look around in.",
        ja: "空のデータベースに、実在しない人々のネットワークを作ります。見て回るためのものです。"),
      discussion: .examples(
        "socialconnect demo --data demo --people 200",
        after: .text(
          """
          Stopped in the middle, it goes on when it is run again. Nobody can sign in as one of its people. It \
          goes into an empty database only: --data NEW-FOLDER makes one.
          """,
          ja: """
            中断しても、もう一度実行すれば続きから始まります。作られた人としてサインインすることはできません。空のデータベース\
            だけに作れます。--data 新しいフォルダー で用意できます。
            """)))
  }

  @OptionGroup var options: GlobalOptions
  @Option(help: .text("How many people, 2 to 200.", ja: "人数。2〜200。")) var people = 40
  @Option(help: .text("How many posts and comments, 1 to 10000.", ja: "投稿とコメントの数。1〜10000。")) var posts = 600
  @Option(help: .text("The same number makes the same network.", ja: "同じ数からは同じネットワークができます。")) var seed:
    UInt64 = 1

  func validate() throws {
    if !DemoSize.peopleLimits.contains(people) {
      throw ValidationError(
        .text("--people is a number from 2 to 200.", ja: "--people には2から200までの数を指定してください。"))
    }
    if !DemoSize.postLimits.contains(posts) {
      throw ValidationError(
        .text("--posts is a number from 1 to 10000.", ja: "--posts には1から10000までの数を指定してください。"))
    }
  }

  func run(in context: CommandContext) async throws(AppError) {
    let (output, strings) = (context.output, DemoStrings.of(context.words.language))
    let outcome = try await context.demo.run(DemoSize(people: people, posts: posts, seed: seed)) { progress in
      await output.note(strings.progress(progress))
    }
    if options.printsJSON { return try output.json(JSONForms.demo.document(outcome)) }
    for line in strings.told(outcome) { output.note(line) }
    output.note(context.strings.demoMade)
  }
}
