public import AppScreens

extension SocialStrings {
  /// The texts about polls.
  public struct Polls: Sendable {
    /// The options of a poll in one row.
    public var options: @Sendable (_ options: [String]) -> String
    /// How many people have voted.
    public var voters: CountedText
    /// How many votes there are, where the people aren't known.
    public var votes: CountedText
    /// The share of an option: how many in a hundred.
    public var share: @Sendable (_ percentage: Int) -> String
    /// The mark of what the viewer chose.
    public var ownChoice: String
    /// Whether several options can be chosen.
    public var several: String
    /// That the numbers are shown only at the end.
    public var hidden: String
    /// How long people can still vote.
    public var minutesLeft, hoursLeft, daysLeft: CountedText
    public var ended: String
    /// The items with which the viewer chooses an option, and no longer.
    public var choose, unchoose: @Sendable (_ option: String) -> String
    /// The item that votes for what is chosen.
    public var vote: @Sendable (_ options: [String]) -> String
  }
}

extension SocialStrings.Polls {
  static let english = Self(
    options: { "Poll: \($0.joined(separator: " / "))" },
    voters: CountedText(.english, one: "%d person voted", other: "%d people voted"),
    votes: CountedText(.english, one: "%d vote", other: "%d votes"), share: { "\($0)%" },
    ownChoice: "your choice", several: "choose several", hidden: "numbers shown at the end",
    minutesLeft: CountedText(.english, one: "%d minute left", other: "%d minutes left"),
    hoursLeft: CountedText(.english, one: "%d hour left", other: "%d hours left"),
    daysLeft: CountedText(.english, one: "%d day left", other: "%d days left"), ended: "ended",
    choose: { "Choose \($0)" }, unchoose: { "Don't choose \($0)" },
    vote: { "Vote for \($0.joined(separator: ", ")); you can't change it" })

  static let japanese = Self(
    options: { "アンケート: \($0.joined(separator: " / "))" },
    voters: CountedText(.japanese, other: "%d人が投票"), votes: CountedText(.japanese, other: "%d票"),
    share: { "\($0)%" }, ownChoice: "自分の投票", several: "複数選択可", hidden: "結果は終了後に表示",
    minutesLeft: CountedText(.japanese, other: "残り%d分"), hoursLeft: CountedText(.japanese, other: "残り%d時間"),
    daysLeft: CountedText(.japanese, other: "残り%d日"), ended: "終了",
    choose: { "「\($0)」を選ぶ" }, unchoose: { "「\($0)」を選ばない" },
    vote: { "\($0.map { "「\($0)」" }.joined(separator: ""))に投票（変更できません）" })
}
