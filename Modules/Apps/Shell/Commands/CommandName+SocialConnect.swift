public import SocialMenuShell

extension CommandName {
  private static let name = "socialconnect"

  /// The name that SocialConnect is installed by.
  static let installed = CommandName(installed: name)

  /// The name that its commands are explained with.
  static var inUse: CommandName { current ?? installed }

  /// - Parameters:
  ///   - argument: The first argument of the process: the path or the name that was typed.
  ///   - environment: Where `PATH` says which folders need not be named.
  public init(calledAs argument: String?, environment: [String: String]) {
    self.init(calledAs: argument, installed: Self.name, environment: environment)
  }

  /// The same for the data that a command worked on: where that was named, what is to be typed next names it too.
  func working(on data: String?) -> CommandName {
    data.map { with("--data", $0, installed: Self.name) } ?? self
  }
}
