import Foundation
import SocialTestSupport
import Testing

/// What one can do about a post and its conversation, by command.
@Suite struct PostPageCommandTests {
  @Test func postsAreKeptAndPinnedAndConversationsMuted() async throws {
    let desk = try await CommandDesk()
    let id = try await desk.post("Tea at four")
    #expect(try await desk.json("bookmark", id, "--as", "ken")["bookmarked"].flag == true)
    #expect(try await desk.json("unbookmark", "post/\(id)", "--as", "ken")["bookmarked"].flag == false)
    #expect(try await desk.json("pin", id)["pinned"].flag == true)
    #expect(try await desk.json("profile", "mia")["pinned"].elements.map(\.["text"].text) == ["Tea at four"])
    #expect(try await desk.run("profile", "mia").stdout.contains("\nPinned\n\nMia Tanaka @mia"))
    let timeline = try await desk.json("timeline", "user", "mia", "--as", "ken").elements
    #expect(timeline.map(\.["text"].text) == ["Tea at four", "Tea at four"])
    #expect(timeline.map(\.["pinned"].flag) == [true, false])
    #expect(timeline.map(\.["item"].isNull) == [true, false] && timeline[0]["cursor"].isNull)
    let above = try await desk.run(
      "timeline", "user", "mia", "--after", try #require(timeline[1]["cursor"].text))
    #expect(above.stdout == "")
    #expect(try await desk.run("timeline", "user", "mia", "--without-comments").stdout.hasPrefix("Mia"))
    let read = try await desk.run("timeline", "user", "mia", "--lang", "ja").stdout
    #expect(read.hasPrefix("固定された投稿\n\nMia Tanaka @mia"))
    #expect(read.components(separatedBy: "Tea at four").count == 3)
    let others = try await desk.run("pin", id, "--as", "ken")
    #expect(others.exitCode == 1 && !others.stderr.isEmpty)
    for number in 2...5 { _ = try await desk.json("pin", try await desk.post("Number \(number)")) }
    let sixth = try await desk.run("pin", try await desk.post("Number 6"), "--lang", "ja")
    #expect(
      sixth
        == CommandOutcome(
          stdout: "", stderr: "固定できる投稿は5件までです。先にほかの投稿の固定を解除してください。\n", exitCode: 1))
    #expect(try await desk.json("unpin", id)["pinned"].flag == false)

    #expect(try await desk.json("mute-conversation", id)["conversationMuted"].flag == true)
    _ = try await desk.json("comment", id, "@mia, with cake?", "--as", "ken")
    #expect(try await desk.json("notifications").elements.isEmpty)
    #expect(try await desk.json("unmute-conversation", id)["conversationMuted"].flag == false)
    let unknown = try await desk.run("bookmark", "12345")
    #expect(unknown.exitCode == 1 && !unknown.stderr.isEmpty)
    try await desk.expectSound()
  }

  @Test func whoLikesAndSharesAPostIsListed() async throws {
    let desk = try await CommandDesk()
    let id = try await desk.post("Tea at four")
    for handle in ["mia", "ken"] { _ = try await desk.json("like", id, "--as", handle) }
    _ = try await desk.json("share", id, "--as", "ken")
    #expect(try await desk.json("liked-by", id).elements.map(\.["handle"].text) == ["ken", "mia"])
    #expect(try await desk.json("liked-by", id, "--limit", "1").elements.last?["cursor"].isNull == false)
    #expect(try await desk.run("shared-by", id, "--lang", "ja").stdout == "Ken Sato @ken\n\n")
    #expect(
      try await desk.run("shared-by", try await desk.post("Alone")).stderr == "This list is empty.\n")
    let unknown = try await desk.run("liked-by", "12345")
    #expect(unknown.exitCode == 1 && unknown.stdout.isEmpty)
  }

  @Test func aConversationIsATreeThatOutlivesWhatIsDeleted() async throws {
    let desk = try await CommandDesk()
    let root = try await desk.post("Who has a boat?")
    let offer = try #require(try await desk.json("comment", root, "I do", "--as", "ken")["id"].text)
    for number in 1...4 { _ = try await desk.json("comment", offer, "Answer \(number)") }
    let replies = try await desk.json("show", root)["replies"].elements
    #expect(replies.map(\.["text"].text) == ["I do"])
    #expect(replies[0]["replies"].elements.map(\.["text"].text) == ["Answer 1", "Answer 2", "Answer 3"])
    #expect(replies[0]["moreReplies"].number == 1)
    #expect(
      try await desk.run("show", root).stdout.contains(
        """
         · 1 more comment

          Mia Tanaka @mia · just now
          In reply to Ken Sato: I do
          Answer 1
        """))
    _ = try await desk.run("delete", offer, "--as", "ken")
    let mark = try await desk.json("show", root)["replies"].elements[0]
    #expect(mark["deleted"].flag == true && mark["id"].text == offer)
    #expect(try await desk.json("show", offer)["replies"].elements.count == 4)
    #expect(try await desk.run("show", offer, "--lang", "ja").stdout.hasPrefix("[削除された投稿]\n"))
  }
}
