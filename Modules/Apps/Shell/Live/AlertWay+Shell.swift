public import Notifications

extension AlertWay {
  /// A notification of the terminal.
  public static let terminal = AlertWay(rawValue: "terminal")
  /// The terminal's sound.
  public static let bell = AlertWay(rawValue: "bell")
  /// All the ways that the shell has.
  public static let shell: [AlertWay] = [.terminal, .desktop, .bell]
}
