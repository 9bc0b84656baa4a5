/// What people care about.
enum DemoTopic: String, Hashable, Sendable, CaseIterable {
  case everyday, food, trains, garden, music, code, cats, outdoors
}

/// When in a day something is said.
enum DayPart: Hashable, Sendable {
  case anytime, morning, day, evening, night

  /// Hours of the day, in someone's local time.
  var hours: ClosedRange<Int> {
    switch self {
    case .anytime: 7...22
    case .morning: 6...9
    case .day: 10...17
    case .evening: 17...21
    case .night: 21...23
    }
  }
}

enum Season: String, Hashable, Sendable {
  case spring, summer, autumn, winter

  /// In the northern hemisphere, where everyone here lives.
  init(month: Int) {
    self =
      switch month {
      case 3...5: .spring
      case 6...8: .summer
      case 9...11: .autumn
      default: .winter
      }
  }
}

/// Something that can be said, with gaps (`{dish}`) for words.
struct DemoLine: Hashable, Sendable, ExpressibleByStringLiteral {
  let text: String
  var part = DayPart.anytime
  var warning: String?
  var scene: DemoPicture.Scene?

  init(stringLiteral text: String) {
    self.text = text
  }

  private init(_ text: String, _ part: DayPart, _ warning: String? = nil, _ scene: DemoPicture.Scene? = nil) {
    self.text = text
    self.part = part
    self.warning = warning
    self.scene = scene
  }

  static func morning(_ text: String) -> DemoLine { DemoLine(text, .morning) }
  static func day(_ text: String) -> DemoLine { DemoLine(text, .day) }
  static func evening(_ text: String) -> DemoLine { DemoLine(text, .evening) }
  static func night(_ text: String) -> DemoLine { DemoLine(text, .night) }
  static func warned(_ warning: String, _ text: String) -> DemoLine { DemoLine(text, .anytime, warning) }
  static func pictured(
    _ scene: DemoPicture.Scene, _ text: String, _ part: DayPart = .day
  ) -> DemoLine { DemoLine(text, part, nil, scene) }
}

/// What is said about a topic in a language.
struct DemoPhrases: Sendable {
  /// The topic as an interest in a bio.
  let interest: String
  /// Hashtags, without `#`.
  let tags: [String]
  /// What fits in the gaps, by name; `name/season` where the season tells.
  let words: [String: [String]]
  /// What begins a conversation.
  let posts: [DemoLine]
  /// What others answer. One with gaps only answers what has the same.
  let replies: [String]
  /// What the author then says.
  let answers: [String]
  /// Conversations: the first line and every other are the author's, those between another's.
  let dialogues: [[String]]

  static func of(_ topic: DemoTopic, _ language: DemoLanguage) -> DemoPhrases {
    switch (topic, language) {
    case (.everyday, .english): everydayInEnglish
    case (.everyday, .japanese): everydayInJapanese
    case (.food, .english): foodInEnglish
    case (.food, .japanese): foodInJapanese
    case (.trains, .english): trainsInEnglish
    case (.trains, .japanese): trainsInJapanese
    case (.garden, .english): gardenInEnglish
    case (.garden, .japanese): gardenInJapanese
    case (.music, .english): musicInEnglish
    case (.music, .japanese): musicInJapanese
    case (.code, .english): codeInEnglish
    case (.code, .japanese): codeInJapanese
    case (.cats, .english): catsInEnglish
    case (.cats, .japanese): catsInJapanese
    case (.outdoors, .english): outdoorsInEnglish
    case (.outdoors, .japanese): outdoorsInJapanese
    }
  }
}
