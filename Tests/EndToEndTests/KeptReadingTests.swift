import SocialTestSupport
import Testing

/// What an account at a server has read, once the server is away.
@Suite("Reading by command while a server is away", .timeLimit(.minutes(10)))
struct KeptReadingTests {
  @Test("shows lists, hashtags and people as they were, and says when")
  func commands() async throws {
    let town = try await Town()
    let server = try await RunningServer(town)
    let device = try await ServerDevice(at: server.address)
    #expect(try await device.run("follow", "ken").exitCode == 0)
    #expect(try await device.run("lists", "create", "Neighbours").exitCode == 0)
    #expect(try await device.run("lists", "add", "Neighbours", "ken").exitCode == 0)
    #expect(try await device.run("tags", "follow", "tea").exitCode == 0)
    let shown = [
      (["lists"], "Neighbours"), (["lists", "show", "Neighbours"], "@ken"), (["tags"], "#tea"),
      (["profile", "ken"], "@ken"), (["followers", "ken"], "@mia"),
    ]
    for (arguments, words) in shown {
      let outcome = try await device.run(arguments)
      #expect(outcome.exitCode == 0 && outcome.stdout.contains(words) && outcome.stderr.isEmpty, "\(outcome)")
    }
    _ = try await server.stop()

    for (arguments, words) in shown {
      let outcome = try await device.run(arguments)
      #expect(outcome.exitCode == 0 && outcome.stdout.contains(words), "\(outcome)")
      #expect(outcome.stderr.hasPrefix("Offline · as of "), "\(outcome)")
      let japanese = try await device.run(arguments + ["--lang", "ja"])
      #expect(japanese.stderr.hasPrefix("オフライン · "), "\(japanese)")
    }
    #expect(try await device.run("tags", "follow", "rain").exitCode == 1)
  }
}
