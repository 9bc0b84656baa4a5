import AppValues
import Entities
import Testing

@Suite("Polls")
struct PollTests {
  private func votes(_ counts: [Int]?, voters: Int?) -> PollVotes {
    PollVotes(id: ID("1"), endsAt: nil, counts: counts, voters: voters)
  }

  @Test("show how many in a hundred of the people chose an option, also where several can be chosen")
  func percentages() {
    #expect((0...2).map(votes([1, 2, 0], voters: 3).percentage) == [33, 67, 0])
    #expect((0...1).map(votes([3, 3], voters: 4).percentage) == [75, 75])
    // Half a hundredth is rounded up.
    #expect(votes([1, 199], voters: 200).percentage(of: 0) == 1)
  }

  @Test("show what servers leave out, or get wrong, as well as they can")
  func odd() {
    #expect(votes([1, 3], voters: nil).percentage(of: 1) == 75)
    #expect(votes([5, 0], voters: 2).percentage(of: 0) == 100)
    #expect(votes([0, 0], voters: 0).percentage(of: 0) == 0)
    #expect(votes([1], voters: 1).percentage(of: 1) == nil)
  }

  @Test("have no numbers while those are hidden")
  func hidden() {
    #expect(votes(nil, voters: 2).percentage(of: 0) == nil)
    #expect(votes(nil, voters: 2).total == nil)
  }

  @Test("keep their votes when only the time or the hiding changes")
  func edits() {
    let poll = PollQuestion(["Tea", "Coffee"])
    #expect(PollQuestion(["Tea", "Coffee"], hidesTotals: true, duration: 300).keepsVotes(of: poll))
    #expect(!PollQuestion(["Coffee", "Tea"]).keepsVotes(of: poll))
    #expect(!PollQuestion(["Tea", "Coffee"], allowsSeveral: true).keepsVotes(of: poll))
  }
}
