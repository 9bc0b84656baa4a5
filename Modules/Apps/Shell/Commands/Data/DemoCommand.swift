import AppScreens
import AppValues
import ArgumentParser
import Authentication
import SocialDemo
import SocialMenuShell

struct DemoCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    .command(
      "demo", \DataHelpStrings.demo, remark: \DataHelpStrings.demoRemark,
      examples: "socialconnect demo --data demo --people 200")
  }

  @OptionGroup var options: GlobalOptions
  @Option(help: .text(\DataHelpStrings.demoPeople)) var people = 40
  @Option(help: .text(\DataHelpStrings.demoPosts)) var posts = 600
  @Option(help: .text(\DataHelpStrings.demoSeed)) var seed: UInt64 = 1

  func validate() throws {
    if !DemoSize.peopleLimits.contains(people) {
      throw ValidationError(.text(\DataHelpStrings.demoPeopleRange))
    }
    if !DemoSize.postLimits.contains(posts) {
      throw ValidationError(.text(\DataHelpStrings.demoPostsRange))
    }
  }

  var reach: CommandReach { .device }

  func run(in context: CommandContext) async throws(AppError) {
    let (output, strings) = (context.output, DemoStrings.of(context.words.language))
    let outcome = try await context.demo().run(DemoSize(people: people, posts: posts, seed: seed)) {
      progress in
      await output.note(strings.progress(progress))
    }
    let demo = DemoInteractor(
      source: try context.demo(), sessions: context.accountsHere, language: context.words.language.code)
    let session = await demo.enter()
    if options.printsJSON { return try output.json(JSONFormats.demo.document(outcome)) }
    for line in strings.told(outcome, as: session) { output.note(line) }
    let next = session == nil ? context.strings.demoMade : context.strings.demoEntered
    output.note(CommandName.inUse.working(on: options.dataDirectory).named(in: next))
  }
}
