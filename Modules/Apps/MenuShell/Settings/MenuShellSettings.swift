/// How a person wants the shell to look, on one device.
public struct MenuShellSettings: Codable, Hashable, Sendable {
  /// How a screen shows what can be chosen.
  public enum Menu: String, Codable, CaseIterable, Sendable {
    /// As one line of hints.
    case short
    /// As a numbered menu, and in words instead of columns: for reading aloud.
    case full
  }

  /// Where the newest item of a list stands.
  public enum Order: String, Codable, CaseIterable, Sendable {
    /// On top.
    case newestFirst
    /// Beside the prompt.
    case newestLast
  }

  /// When colours are used.
  public enum Colours: String, Codable, CaseIterable, Sendable {
    /// Where the terminal has them, and nothing in the environment says otherwise.
    case automatic
    case always
    case never
  }

  public var menu: Menu
  public var order: Order
  public var showsPictures: Bool
  public var colours: Colours
  /// The code of the language, by BCP 47; nil for the system's.
  public var language: String?

  /// The settings of someone who has chosen nothing, but for what is given.
  public init(
    menu: Menu = .short, order: Order = .newestFirst, showsPictures: Bool = true, colours: Colours = .automatic,
    language: String? = nil
  ) {
    self.menu = menu
    self.order = order
    self.showsPictures = showsPictures
    self.colours = colours
    self.language = language
  }
}
