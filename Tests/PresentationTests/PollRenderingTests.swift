import AppScreens
import AppValues
import Entities
import SocialTestSupport
import Testing

@testable import Presentation

@MainActor
@Suite("Polls on the screen")
struct PollRenderingTests {
  private let now = Timestamp(milliseconds: 1_795_262_400_000)

  private func lines(
    _ poll: PollQuestion, _ votes: PollVotes?, _ language: Language = .english
  ) -> [String] {
    PollRendering(words: context(language).words, now: now).lines(poll, votes).map(\.text)
  }

  private func votes(
    _ counts: [Int]?, seconds: Int64 = 90_000, isOver: Bool = false, voters: Int? = 4, choices: [Int] = []
  ) -> PollVotes {
    PollVotes(
      id: ID("1"), endsAt: now.adding(seconds: seconds), isOver: isOver, counts: counts, total: 5,
      voters: voters, choices: choices)
  }

  @Test("have a bar and numbers for each option, and mark what one chose")
  func bars() {
    let poll = PollQuestion(["Tea", "Coffee"], allowsSeveral: true)
    #expect(
      lines(poll, votes([3, 2], choices: [1])) == [
        "1. Tea ████████░░ 75% · 3 votes", "2. Coffee █████░░░░░ 50% · 2 votes ✓ your choice",
        "4 people voted · 1 day left · choose several",
      ])
    #expect(
      lines(poll, votes([3, 2], isOver: true, choices: [1]), .japanese) == [
        "1. Tea ████████░░ 75% · 3票", "2. Coffee █████░░░░░ 50% · 2票 ✓ 自分の投票", "4人が投票 · 終了 · 複数選択可",
      ])
  }

  @Test("have no numbers while they're hidden, and none in an earlier version of a post")
  func hidden() {
    let poll = PollQuestion(["Tea", "Coffee"], hidesTotals: true)
    #expect(
      lines(poll, votes(nil)) == [
        "1. Tea", "2. Coffee", "4 people voted · 1 day left · numbers shown at the end",
      ])
    #expect(lines(poll, nil) == ["1. Tea", "2. Coffee", "numbers shown at the end"])
    #expect(
      lines(poll, votes([5, 0], isOver: true, voters: nil)) == [
        "1. Tea ██████████ 100% · 5 votes", "2. Coffee ░░░░░░░░░░ 0% · 0 votes", "5 votes · ended",
      ])
  }

  @Test(
    "say how long people can still vote",
    arguments: [
      (0, "0 minutes"), (1, "1 minute"), (61, "2 minutes"), (3540, "59 minutes"), (3541, "1 hour"),
      (5400, "2 hours"), (86_399, "1 day"), (90_000, "1 day"), (3 * 86_400 - 1, "3 days"),
    ] as [(Int64, String)])
  func left(seconds: Int64, text: String) {
    #expect(
      lines(PollQuestion(["a", "b"]), votes([0, 0], seconds: seconds)).last == "4 people voted · \(text) left"
    )
  }
}
