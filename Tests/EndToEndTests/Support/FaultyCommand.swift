import Foundation
import SocialTestSupport
import Testing

/// A command that meets faults, and how to tell how often it was done.
struct FaultyCommand: CustomTestStringConvertible, Sendable {
  let name: String
  let arguments: @Sendable (FaultyTown) -> [String]
  var input = ""
  /// How often it was done; nil for what only reads.
  var count: (@Sendable (FaultyTown) async throws -> Int)?

  var testDescription: String { name }

  static let all = [
    FaultyCommand(
      name: "sign-up",
      arguments: { _ in
        ["sign-up", "--email", "newt@example.org", "--handle", "newt", "--name", "Newt", "--password-stdin"]
      }, input: "\(Town.password)\n",
      count: { try await $0.town.run("profile", "newt").exitCode == 0 ? 1 : 0 }),
    FaultyCommand(
      name: "post", arguments: { _ in ["post", "Fresh words"] }, count: { try await $0.count("Fresh words") }),
    FaultyCommand(
      name: "post with a photo", arguments: { ["post", "Fresh words", "--photo", $0.photo] },
      count: { try await $0.count("Fresh words") }),
    FaultyCommand(
      name: "like", arguments: { ["like", $0.theirs] },
      count: { town in
        let post = try await town.town.json("timeline", "user", "ken").elements.first
        return post?["liked"].flag == true ? post?["likes"].number ?? 0 : 0
      }),
    FaultyCommand(
      name: "follow", arguments: { _ in ["follow", "ken"] },
      count: { town in
        let ken = try await town.town.json("profile", "ken")
        return ken["you"]["following"].flag == true ? ken["followers"].number ?? 0 : 0
      }),
    FaultyCommand(
      name: "edit", arguments: { ["edit", $0.mine, "Other words"] },
      count: { try await $0.count("Other words") }),
    FaultyCommand(
      name: "delete", arguments: { ["delete", $0.mine] },
      count: { 1 - (try await $0.count(FaultyTown.text)) }),
    FaultyCommand(
      name: "sign-out", arguments: { _ in ["sign-out"] },
      count: { try await $0.town.run("accounts").stdout.contains("@mia") ? 0 : 1 }),
    FaultyCommand(
      name: "import", arguments: { ["import", $0.archive] },
      count: { town in
        let texts = try await town.town.texts(by: "mia").filter { $0.hasPrefix("Note ") }
        return texts.count == Set(texts).count ? texts.count / FaultyTown.notes : 2
      }),
    FaultyCommand(
      name: "export", arguments: { ["export", $0.packed] },
      count: { FileManager.default.fileExists(atPath: $0.packed) ? 1 : 0 }),
    FaultyCommand(name: "timeline", arguments: { _ in ["timeline", "user", "ken", "--json"] }),
    FaultyCommand(name: "search", arguments: { _ in ["search", "words", "--json"] }),
  ]
}

/// A town with something of everything, and what its commands need.
struct FaultyTown: Sendable {
  static let text = "What mia said"
  static let notes = 3

  let town: Town
  /// A post of Mia's, and one of Ken's.
  let mine: String
  let theirs: String
  /// Files that commands read and write.
  var photo: String { file("tiny.png") }
  var archive: String { file("outbox.json") }
  var packed: String { file("all.zip") }

  /// The town that all others are copies of.
  static func make() async throws -> FaultyTown {
    let town = try await Town()
    let made = FaultyTown(
      town: town, mine: try await town.post(text), theirs: try await town.post("Ken's words", as: "ken"))
    return made
  }

  /// Another one, with nothing of what happened here.
  func copy() async throws -> FaultyTown {
    let copy = FaultyTown(town: try await Town(copyOf: town), mine: mine, theirs: theirs)
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(atPath: try TinyPhoto.write(to: folder), toPath: copy.photo)
    let items = (0..<Self.notes).map { number in
      """
      {"type":"Create","object":{"id":"https://a.example/\(number)","type":"Note",\
      "published":"2019-05-01T10:00:0\(number)Z","to":["https://www.w3.org/ns/activitystreams#Public"],\
      "content":"<p>Note \(number)</p>"}}
      """
    }
    try "{\"type\":\"OrderedCollection\",\"orderedItems\":[\(items.joined(separator: ","))]}".write(
      toFile: copy.archive, atomically: false, encoding: .utf8)
    return copy
  }

  /// How many posts of Mia's say this.
  func count(_ text: String) async throws -> Int {
    try await town.texts().count { $0 == text }
  }

  private func file(_ name: String) -> String { town.sandbox.folder.appending(path: name).path }
}
