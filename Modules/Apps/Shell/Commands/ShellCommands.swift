public import ArgumentParser

/// Opens the menu shell, at its beginning or at the place a link names. The executable runs it.
public protocol OpensShell: ParsableCommand {
  var options: GlobalOptions { get }
  /// The link to open; nil for the beginning.
  var link: String? { get }
}

extension OpensShell {
  public func validate() throws {
    if options.printsJSON { throw ValidationError("--json goes with a command; see `socialconnect help`.") }
  }
}

/// `socialconnect` alone.
public struct ShellCommand: OpensShell {
  public static let configuration = CommandConfiguration(
    commandName: "shell", abstract: "Open the menu shell (what `socialconnect` alone does).")

  @OptionGroup public var options: GlobalOptions
  public var link: String? { nil }

  public init() {}
}

/// `socialconnect open LINK`.
public struct OpenCommand: OpensShell {
  public static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Open the menu shell at a place: socialconnect:///post/ID, post/ID, @handle, home, public …")

  @OptionGroup public var options: GlobalOptions
  @Argument(help: "A link or its short form.") var target: String
  public var link: String? { target }

  public init() {}
}
