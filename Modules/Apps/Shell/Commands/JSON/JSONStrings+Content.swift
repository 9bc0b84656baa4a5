import AppScreens

extension JSONStrings {
  struct Place: LocalizedStrings {
    let form, name, latitude, longitude: String

    static let english = Place(
      form: "place", name: "as the author named it", latitude: "degrees north, or null",
      longitude: "degrees east, or null")

    static let japanese = Place(
      form: "場所", name: "投稿者が付けた名前", latitude: "北緯（度）、または null", longitude: "東経（度）、または null")
  }

  struct Poll: LocalizedStrings {
    let form, options, allowsSeveral, hidesTotals, duration: String

    static let english = Poll(
      form: "poll", options: "texts, in order", allowsSeveral: "a person may choose several options",
      hidesTotals: "the numbers are shown only at the end", duration: "how long it lasts, in seconds")

    static let japanese = Poll(
      form: "アンケート", options: "選択肢の文（順番どおり）", allowsSeveral: "複数選択できれば true",
      hidesTotals: "結果が終了後に表示されるなら true", duration: "投票期間（秒）")
  }

  struct Votes: LocalizedStrings {
    let form, endsAt, ended, counts, voters, voted, choices: String

    static let english = Votes(
      form: "votes", endsAt: "time, or null", ended: "no one can vote in it now",
      counts: "votes for each option, or null while they're hidden", voters: "how many people voted, or null",
      voted: "you have voted, or can't because it's your own", choices: "numbers of your options, from 1")

    static let japanese = Votes(
      form: "投票の状況", endsAt: "終了する時刻、または null", ended: "終了していれば true",
      counts: "選択肢ごとの票数。非表示のあいだは null", voters: "投票した人数、または null",
      voted: "投票済み、または自分のアンケートなら true", choices: "自分が選んだ選択肢の番号（1から）")
  }

  /// What posts, revisions and drafts say alike.
  struct Content: LocalizedStrings {
    let warning, place, poll, sensitive: String

    static let english = Content(
      warning: "warning, or null", place: "place, or null", poll: "poll, or null",
      sensitive: "the author says its photos are sensitive")

    static let japanese = Content(
      warning: "閲覧注意の文、または null", place: "場所、または null", poll: "アンケート、または null",
      sensitive: "刺激の強い写真とされていれば true")
  }
}
