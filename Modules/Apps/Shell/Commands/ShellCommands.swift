public import ArgumentParser
import SocialMenuShell

/// Opens the shell, at its first screen or at the place of a link. The executable runs it.
public protocol OpensShell: ParsableCommand {
  var options: GlobalOptions { get }
  /// The link to open; nil for the first screen.
  var link: String? { get }
}

extension OpensShell {
  public func validate() throws {
    if options.printsJSON {
      throw ValidationError(.text(\ProgramHelpStrings.jsonNeedsCommand))
    }
  }
}

/// `socialconnect` alone.
public struct ShellCommand: OpensShell {
  public static var configuration: CommandConfiguration {
    .command("shell", \ProgramHelpStrings.shell, examples: "socialconnect", "socialconnect --lang ja")
  }

  @OptionGroup public var options: GlobalOptions
  public var link: String? { nil }

  public init() {}
}

/// `socialconnect open LINK`.
public struct OpenCommand: OpensShell {
  public static var configuration: CommandConfiguration {
    .command(
      "open", \ProgramHelpStrings.open,
      examples: "socialconnect open socialconnect:///post/117656250066075648")
  }

  @OptionGroup public var options: GlobalOptions
  @Argument(help: .text(\ProgramHelpStrings.link)) var target: String
  public var link: String? { target }

  public init() {}
}
