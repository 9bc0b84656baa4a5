import AppValues
import Entities
import PostActions
import Testing

@Suite("A vote")
struct VoteRuleTests {
  private let poll = PollQuestion(["Tea", "Coffee", "Water"], allowsSeveral: true)

  private func votes(isOver: Bool = false, hasVoted: Bool = false) -> PollVotes {
    PollVotes(id: ID("1"), endsAt: nil, isOver: isOver, counts: [0, 0, 0], hasVoted: hasVoted)
  }

  @Test("is kept once for each option, in their order")
  func order() throws {
    #expect(try VoteRule.checked([2, 0, 2], in: poll, votes(), isOwn: false) == [0, 2])
  }

  @Test("is for options that are there", arguments: [[3], [-1], [0, 3]])
  func missing(choices: [Int]) {
    #expect(throws: AppError.invalid(.vote, .missing)) {
      try VoteRule.checked(choices, in: poll, votes(), isOwn: false)
    }
  }

  @Test("is for at least one option, and for one where only one can be chosen")
  func number() {
    #expect(throws: AppError.invalid(.vote, .empty)) {
      try VoteRule.checked([], in: poll, votes(), isOwn: false)
    }
    var single = poll
    single.allowsSeveral = false
    #expect(throws: AppError.invalid(.vote, .tooLong(maximum: 1, excess: 1))) {
      try VoteRule.checked([0, 1], in: single, votes(), isOwn: false)
    }
    #expect(throws: Never.self) { try VoteRule.checked([1, 1], in: single, votes(), isOwn: false) }
  }

  @Test("is final, for others than the author, and until the end; what comes first is said first")
  func refusals() {
    #expect(throws: AppError.invalid(.vote, .outOfRange)) {
      try VoteRule.checked([9], in: poll, votes(isOver: true, hasVoted: true), isOwn: true)
    }
    #expect(throws: AppError.invalid(.vote, .unsupported)) {
      try VoteRule.checked([9], in: poll, votes(hasVoted: true), isOwn: true)
    }
    #expect(throws: AppError.invalid(.vote, .unchanged)) {
      try VoteRule.checked([9], in: poll, votes(hasVoted: true), isOwn: false)
    }
  }
}
