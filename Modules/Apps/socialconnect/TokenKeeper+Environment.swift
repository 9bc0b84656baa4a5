import Entities

extension TokenKeeper {
  /// The commands that the environment names; nil if it names none that prints a token.
  init?(environment: [String: String]) {
    func command(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    guard let give = command("SOCIALCONNECT_TOKEN_COMMAND") else { return nil }
    self.init(
      give: give, store: command("SOCIALCONNECT_TOKEN_STORE_COMMAND"),
      erase: command("SOCIALCONNECT_TOKEN_ERASE_COMMAND"))
  }
}
