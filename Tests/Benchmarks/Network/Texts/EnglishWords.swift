/// English words: those that every text is full of, a few hundred of daily life, and thousands that are built as
/// English builds them, each a share of a text, and in that the first more frequent than the last.
struct EnglishWords {
  private static let frequent = words(
    """
    the of and to a in is it you that he was for on are with as his they at be this from I have or by one had
    not but what all were when we there can an your which their said if do will each about how up out them
    then she many some so these would other into has more her two like him see time could no make than first
    been its who now people my made over did down only way find use may water long little very after words
    called just where most know get through back much before go good new write our used me man too any day
    same right look think also around another came come work three word must because does part even place
    well such here take why things help put years different away again off went old number great tell men
    """)
  private static let common = words(
    """
    morning coffee river today walked bread rain window quiet train garden music letter friends evening light
    photo harbour winter found small café naïve running library book story almost wonderful kitchen dinner
    breakfast street market bridge mountain summer autumn spring snow sunshine weather station ticket journey
    holiday weekend yesterday tomorrow tonight tired happy hungry thirsty beautiful strange lovely terrible
    perfect finally already maybe perhaps always never sometimes often listening watching reading writing
    cooking baking sleeping dreaming laughing crying singing dancing painting drawing swimming climbing
    bicycle camera computer keyboard phone message email internet server database compiler swift python
    football cricket tennis team season goal match winner dog cat bird horse rabbit tree flower forest field
    ocean beach island lake boat ship sail storm cloud thunder wind cold warm soup rice noodle cheese apple
    orange banana tomato potato onion garlic pepper salt sugar honey butter cream chocolate cake biscuit tea
    wine beer juice bottle glass plate spoon knife table chair lamp door wall floor roof stairs room house
    village town city country world planet moon star sky night dawn dusk hour minute moment birthday wedding
    party present family mother father sister brother daughter grandmother uncle cousin neighbour teacher
    student doctor nurse driver farmer artist painter singer writer poet film theatre museum gallery concert
    piano guitar violin trumpet drum song melody voice silence question answer problem idea project meeting
    office factory hospital school university church temple castle tower square park playground corner
    """)
  private static let stems = words(
    """
    act art bind blend board break bright build burn calm carv cart chang charm clean clear cloud coast colour
    count craft cross dark deep draft drift drive dust earth fair fall farm fill firm fish fold form frost
    gather gentl glow grand grass grow guard hand harm heart hold hope host hunt joy judg keep kind land last
    lead learn level lift link list load lock loyal mark mast mellow mend mind mist month mount move need
    neighbour new number open order own pace paint part pass patch peace pick pilot plan plant play point port
    press print quick quiet rain read rest ring roast roll round sail salt scan season seed sense serv shad
    shap sharp shelt shift shin shop short sign silver simpl slow smooth snow soft sort sound spark speak
    spell spring stamp stand steam still stock ston storm stream strength surfac swift tast teach tend thread
    tid timber trac trad trail train treat trust turn valu view visit wak walk wander warm watch wav weav
    weight wheel whisper wild wind wond work
    """)
  private static let beginnings = ["re", "un", "over", "out", "under", "inter", "fore", "mis"]
  private static let endings = [
    "ing", "ed", "er", "s", "ers", "able", "ness", "ful", "less", "ly", "ment", "ation", "ist", "ish", "y",
    "or", "ure", "age", "hood", "ship",
  ]

  /// Words, and how they are drawn.
  private struct Part {
    let words: [String]
    let ranks: Zipf

    init(_ words: [String]) {
      self.words = words
      ranks = Zipf(count: words.count, flattening: 2.7)
    }
  }

  /// One of them for each tenth of a text.
  private let tenths: [Part]

  init() {
    let built = Self.endings.flatMap { ending in Self.stems.map { $0 + ending } }
    let longer = Self.beginnings.flatMap { beginning in built.map { beginning + $0 } }
    var random = SeededRandom(seed: 5)
    let rare = Part(built.shuffled(using: &random) + longer.shuffled(using: &random))
    tenths =
      Array(repeating: Part(Self.frequent), count: 5) + Array(repeating: Part(Self.common), count: 4) + [rare]
  }

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// A sentence, more often of few words than of many.
  func sentence(_ random: inout SeededRandom) -> String {
    let length = 4 + Int.random(in: 0...4, using: &random) * Int.random(in: 0...5, using: &random)
    let text = (0..<length).map { _ in word(&random) }.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  private func word(_ random: inout SeededRandom) -> String {
    let part = tenths[Int.random(in: tenths.indices, using: &random)]
    return part.words[part.ranks.draw(&random)]
  }
}
