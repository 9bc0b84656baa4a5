public import Notifications

extension AlertWay {
  /// The terminal's own notification.
  public static let terminal = AlertWay(rawValue: "terminal")
  /// A sound of the terminal's.
  public static let bell = AlertWay(rawValue: "bell")
  /// All that the shell has.
  public static let shell: [AlertWay] = [.terminal, .desktop, .bell]
}
