import Testing

/// Small models of what happens at the same time, of which every order is gone through. Each is also built with mistakes
/// that the program could make, and shows where they lead.
@Suite("In whatever order it happens,")
struct ModelTests {
  @Test("a listener comes to know of every change, and that the source is back")
  func changeFeed() {
    let exploration = Exploration(from: ChangeFeedModel())
    #expect(exploration.failure == nil)
    #expect(exploration.stateCount > 1000)
  }

  @Test(
    "a feed that makes a mistake leaves one in the dark",
    arguments: ChangeFeedModel.Mistake.allCases.dropFirst())
  func wrongChangeFeed(mistake: ChangeFeedModel.Mistake) {
    #expect(Exploration(from: ChangeFeedModel(mistake)).failure != nil)
  }

  @Test("writes of a group do what they would do one after the other")
  func groupedWrites() {
    let exploration = Exploration(from: GroupedWritesModel())
    #expect(exploration.failure == nil)
    #expect(exploration.stateCount > 100)
  }

  @Test(
    "a group that makes a mistake goes by what is no longer true",
    arguments: GroupedWritesModel.Mistake.allCases.dropFirst())
  func wrongGroupedWrites(mistake: GroupedWritesModel.Mistake) {
    #expect(Exploration(from: GroupedWritesModel(mistake)).failure != nil)
  }

  @Test("a reader answers from what it remembers only what is so")
  func rememberedState() {
    let exploration = Exploration(from: RememberedStateModel())
    #expect(exploration.failure == nil)
    #expect(exploration.stateCount > 100)
  }

  @Test(
    "a reader that makes a mistake answers what was so once",
    arguments: RememberedStateModel.Mistake.allCases.dropFirst())
  func wrongRememberedState(mistake: RememberedStateModel.Mistake) {
    #expect(Exploration(from: RememberedStateModel(mistake)).failure != nil)
  }

  @Test("an answer that was kept is one that could be read at some moment of its request")
  func keptAnswers() {
    let exploration = Exploration(from: KeptAnswersModel())
    #expect(exploration.failure == nil)
    #expect(exploration.stateCount > 10_000)
  }

  @Test(
    "a server that makes a mistake sends what was so once",
    arguments: KeptAnswersModel.Mistake.allCases.dropFirst())
  func wrongKeptAnswers(mistake: KeptAnswersModel.Mistake) {
    #expect(Exploration(from: KeptAnswersModel(mistake)).failure != nil)
  }
}
