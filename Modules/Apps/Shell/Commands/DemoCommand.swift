import ArgumentParser
import Authentication
import Demo
import Entities
import Presentation

struct DemoCommand: SocialCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "Fill an empty database with a network of people who do not exist, to look around in.",
    discussion: """
      Stopped in the middle, it goes on when it is run again. Nobody can sign in as one of its people. It \
      goes into an empty database only: --data NEW-FOLDER makes one.
      """)

  @OptionGroup var options: GlobalOptions
  @Option(help: "How many people, 2 to 200.") var people = 40
  @Option(help: "How many posts and comments, 1 to 10000.") var posts = 600
  @Option(help: "The same number makes the same network.") var seed: UInt64 = 1

  func validate() throws {
    if !DemoSize.peopleLimits.contains(people) {
      throw ValidationError("--people is a number from 2 to 200.")
    }
    if !DemoSize.postLimits.contains(posts) {
      throw ValidationError("--posts is a number from 1 to 10000.")
    }
  }

  func run(in context: CommandContext) async throws(SocialError) {
    let (output, strings) = (context.output, DemoStrings.of(context.words.language))
    let outcome = try await context.demo.run(DemoSize(people: people, posts: posts, seed: seed)) { progress in
      await output.note(strings.progress(progress))
    }
    if options.printsJSON { return try output.json(JSONForms.demo.document(outcome)) }
    for line in strings.told(outcome) { output.note(line) }
    output.note(strings.afterCommand)
  }
}
