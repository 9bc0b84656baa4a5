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
    /// Where the terminal has them and the environment does not forbid them.
    case automatic
    case always
    case never
  }

  /// How screens show what can be chosen.
  public var menu: Menu
  /// Where the newest item of a list stands.
  public var order: Order
  /// Whether pictures are drawn, where the terminal can show them.
  public var showsPictures: Bool
  /// When colours are used.
  public var colours: Colours
  /// The BCP 47 code of the language; nil for the system's.
  public var language: String?

  /// The settings of someone who has chosen nothing, but for what is given.
  ///
  /// - Parameters:
  ///   - menu: How screens show what can be chosen.
  ///   - order: Where the newest item of a list stands.
  ///   - showsPictures: Whether pictures are drawn.
  ///   - colours: When colours are used.
  ///   - language: The BCP 47 code of the language; nil for the system's.
  public init(
    menu: Menu = .short, order: Order = .newestFirst, showsPictures: Bool = true,
    colours: Colours = .automatic,
    language: String? = nil
  ) {
    self.menu = menu
    self.order = order
    self.showsPictures = showsPictures
    self.colours = colours
    self.language = language
  }

  private enum CodingKeys: String, CodingKey {
    case menu, order, pictures, colours, language
  }

  /// Reads what it understands: a setting that is missing, or that a newer version has written, is as if it was never
  /// chosen.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys, or other: Value) -> Value {
      // What is not understood was never chosen, and can be chosen again.
      (try? values.decode(Value.self, forKey: key)) ?? other
    }
    self.init(
      menu: value(.menu, or: .short), order: value(.order, or: .newestFirst),
      showsPictures: value(.pictures, or: true), colours: value(.colours, or: .automatic),
      language: value(.language, or: nil as String?))
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(menu, forKey: .menu)
    try values.encode(order, forKey: .order)
    try values.encode(showsPictures, forKey: .pictures)
    try values.encode(colours, forKey: .colours)
    try values.encodeIfPresent(language, forKey: .language)
  }
}
