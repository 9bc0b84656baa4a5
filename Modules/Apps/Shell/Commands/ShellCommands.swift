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
      throw ValidationError(
        .text(
          "--json needs a command; see “socialconnect help”.",
          ja: "--json はコマンドと一緒に使ってください。コマンドは socialconnect help で確認できます。"))
    }
  }
}

/// `socialconnect` alone.
public struct ShellCommand: OpensShell {
  public static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "shell",
      abstract: .text(
        "Open the shell (same as “socialconnect” alone).", ja: "メニューを開きます（socialconnect だけで実行したときと同じ）。"
      ),
      discussion: .examples("socialconnect", "socialconnect --lang ja"))
  }

  @OptionGroup public var options: GlobalOptions
  public var link: String? { nil }

  public init() {}
}

/// `socialconnect open LINK`.
public struct OpenCommand: OpensShell {
  public static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "open",
      abstract: .text(
        "Open the shell at a screen: socialconnect:///post/ID, post/ID, @handle, home, public …",
        ja: "指定した画面でメニューを開きます: socialconnect:///post/ID、post/ID、@ユーザー名、home、public など。"),
      discussion: .examples("socialconnect open socialconnect:///post/117656250066075648"))
  }

  @OptionGroup public var options: GlobalOptions
  @Argument(help: .text("A link or its short form.", ja: "リンク、またはその短い形。")) var target: String
  public var link: String? { target }

  public init() {}
}
