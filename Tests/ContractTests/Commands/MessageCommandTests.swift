import Foundation
import SocialTestSupport
import Testing

/// Messages by command.
@Suite struct MessageCommandTests {
  @Test func messagesAreListedReadAnsweredAndRemoved() async throws {
    let desk = try await CommandDesk()
    #expect(try await desk.run("messages").stderr.hasPrefix("No messages yet."))
    _ = try await desk.run("post", "@mia Lunch?", "--visibility", "direct", "--as", "ken")
    let listed = try await desk.run("messages").lines
    #expect(listed.first?.hasPrefix("New · Ken Sato @ken") == true)
    #expect(listed.contains("@mia Lunch?"))
    let names = try #require(listed.last { $0.contains(" · post/") }).components(separatedBy: " · post/")
    let (id, post) = (names[0], names[1])
    #expect(try await desk.run("messages", "read", id).lines.first?.hasPrefix("Ken Sato @ken") == true)
    #expect(try await desk.run("messages", "unread", id, "--json").stdout.contains("\"unread\":true"))

    #expect(try await desk.run("comment", post, "At noon").exitCode == 0)
    let answered = try await desk.run("messages", "--lang", "ja").lines
    #expect(answered.first?.hasPrefix("Ken Satoさん（@ken）") == true)
    #expect(answered.contains("自分: @ken At noon"))
    #expect(try await desk.run("messages", "--as", "ken").lines.first?.hasPrefix("New · Mia Tanaka") == true)

    #expect(try await desk.run("messages", "remove", id).stderr.hasPrefix("Removed from your messages."))
    #expect(try await desk.run("messages", "--json").stdout == "[]\n")
    #expect(try await desk.run("messages", "remove", id).exitCode == 1)
    #expect(try await desk.run("messages", "read", id, "--as", "ken").exitCode == 1)
    #expect(try await desk.run("messages", "--as", "ken").lines.contains("@ken At noon"))
    try await desk.expectSound()
  }
}
