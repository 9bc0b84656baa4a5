// Labels and remarks that mean the same on every screen of any app.
extension Words {
  public var back: String { pick("Back", "戻る") }
  public var more: String { pick("More", "もっと見る") }
  public var refresh: String { pick("Refresh", "更新") }
  public var retry: String { pick("Try again", "もう一度試す") }

  /// That the source of what is shown is out of reach.
  public var stale: String {
    pick(
      "The connection is lost: what you see may be out of date.",
      "接続が切れています。表示が最新でない可能性があります。")
  }

  /// That what was changed could not be read again.
  public var unread: String {
    pick(
      "This could not be refreshed and may be out of date.",
      "表示を更新できませんでした。内容が最新でない可能性があります。")
  }
}
