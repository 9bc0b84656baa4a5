/// Common names, combined at random, so that no real person is meant.
struct DemoNames: Sendable {
  /// A name as it is shown, and as it stands in a handle.
  typealias Name = (shown: String, plain: String)

  let given: [Name]
  let family: [Name]
  /// What some add to their handle.
  let additions: [DemoTopic: [String]]
  /// Bios, with `{home}`, `{first}`, `{second}`.
  let bios: [String]

  /// A whole name in the order of the language.
  func whole(_ given: Name, _ family: Name, _ language: DemoLanguage) -> String {
    switch language {
    case .english: "\(given.shown) \(family.shown)"
    case .japanese: "\(family.shown) \(given.shown)"
    }
  }

  static func of(_ language: DemoLanguage) -> DemoNames {
    switch language {
    case .english: english
    case .japanese: japanese
    }
  }

  private static let additions: [DemoTopic: [String]] = [
    .everyday: ["daily", "notes"], .food: ["kitchen", "bakes"], .trains: ["rails", "stops"],
    .garden: ["grows", "garden"], .music: ["plays", "sings"], .code: ["codes", "dev"],
    .cats: ["meows", "cats"], .outdoors: ["walks", "hikes"],
  ]

  private static func same(_ names: String) -> [Name] {
    names.split(separator: " ").map { (String($0), $0.lowercased()) }
  }

  private static func pairs(_ names: String) -> [Name] {
    names.split(separator: " ").map { name in
      let parts = name.split(separator: "/")
      return (String(parts[0]), String(parts[parts.count - 1]))
    }
  }

  private static let english = DemoNames(
    given: same(
      """
      Nora Tom Isla Ravi Grace Owen Maeve Felix Amara Jonas Ruth Callum Priya Ned Hazel Marek Lottie Samir Wren \
      Edith Hugo Ines Piet Martha Dara Leo Joan Kofi Elsa Bram
      """),
    family: same(
      """
      Fenwick Okafor Hale Lindqvist Moss Tran Barlow Whitlock Quinn Novak Ashdown Patel Vance Brook Tierney \
      Holloway Marsh Costa Penrose Winter
      """),
    additions: additions,
    bios: [
      "{first}, {second}. {home}.", "Mostly {first} and {second}. Lives in {home}, writes slowly.",
      "{home}. Here for {first}; stays for the people.",
      "{first} by day, {second} the rest of the time. {home}.",
      "Into {first}. Ask me about {second}.",
    ])

  private static let japanese = DemoNames(
    given: pairs(
      """
      ひより/hiyori 湊/minato さくら/sakura 陽太/yota 千尋/chihiro 蓮/ren 美咲/misaki 悠/yu なつみ/natsumi 航/wataru \
      すみれ/sumire 拓海/takumi 小春/koharu 直樹/naoki 芽衣/mei 大地/daichi 文香/fumika 亮/ryo つむぎ/tsumugi 健吾/kengo \
      律/ritsu 真央/mao 樹/itsuki 花/hana 涼子/ryoko 圭/kei 千夏/chinatsu 周平/shuhei 紬希/tsuki 透/toru
      """),
    family: pairs(
      """
      佐野/sano 高瀬/takase 森川/morikawa 三浦/miura 北村/kitamura 早川/hayakawa 小野寺/onodera 水谷/mizutani 藤代/fujishiro \
      秋山/akiyama 桜庭/sakuraba 古川/furukawa 白石/shiraishi 野々村/nonomura 久保/kubo 大西/onishi 宮下/miyashita 浅井/asai \
      滝沢/takizawa 長谷/hase
      """),
    additions: additions,
    bios: [
      "{home}在住。{first}と{second}が好きです。", "{first}の話が多めです。ときどき{second}。", "{home}で{first}を楽しむ日々。",
      "好きなもの：{first}、{second}。ゆっくり返信します。", "{first}をきっかけに始めました。{home}より。",
    ])
}
