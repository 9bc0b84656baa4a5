public import AppScreens

/// The words of the shell's settings.
public struct SettingsStrings: LocalizedStrings {
  public var title: String
  public var explanation: String
  /// Whom full menus suit.
  public var fullMenus: String
  public var menu, order, pictures, colours, language: String
  public var short, full: String
  public var newestFirst, newestLast: String
  public var on, off: String
  public var automatic, always, never: String
  public var system: String

  public static let english = SettingsStrings(
    title: "Settings",
    explanation: "How the shell looks on this device. A number switches to the next value.",
    fullMenus: "Full menus are numbered and in words, for screen readers.",
    menu: "Menus", order: "Lists",
    pictures: "Pictures", colours: "Colors", language: "Language",
    short: "one line", full: "full",
    newestFirst: "newest on top", newestLast: "newest next to the prompt",
    on: "on", off: "off",
    automatic: "automatic", always: "always", never: "never",
    system: "same as the system")

  public static let japanese = SettingsStrings(
    title: "設定",
    explanation: "この端末での表示方法です。番号を入力すると、次の選択肢に変わります。",
    fullMenus: "メニューを「すべて」にすると、読み上げに適した、番号と言葉による表示になります。",
    menu: "メニュー", order: "一覧",
    pictures: "画像", colours: "色", language: "言語",
    short: "1行", full: "すべて",
    newestFirst: "新しいものを上に表示", newestLast: "新しいものを入力行の近くに表示",
    on: "オン", off: "オフ",
    automatic: "自動", always: "常に使用", never: "使用しない",
    system: "システムと同じ")

  func name(of menu: MenuShellSettings.Menu) -> String {
    switch menu {
    case .short: short
    case .full: full
    }
  }

  func name(of order: MenuShellSettings.Order) -> String {
    switch order {
    case .newestFirst: newestFirst
    case .newestLast: newestLast
    }
  }

  func name(of colours: MenuShellSettings.Colours) -> String {
    switch colours {
    case .automatic: automatic
    case .always: always
    case .never: never
    }
  }

  /// Each language by its own name.
  func name(ofLanguage code: String?) -> String {
    switch code {
    case nil: system
    case "en": "English"
    case "ja": "日本語"
    case let code?: code
    }
  }
}
