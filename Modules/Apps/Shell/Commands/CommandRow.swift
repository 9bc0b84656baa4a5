import AppScreens
import ArgumentParser
import SocialMenuShell

/// A row in a table of commands that take the same arguments. Rows are types, since ArgumentParser knows a command by its
/// type.
protocol CommandRow<Work> {
  associatedtype Work: Sendable

  static var declaration: CommandDeclaration<Work> { get }
}

/// What sets a command apart from others that take the same arguments.
struct CommandDeclaration<Work: Sendable>: Sendable {
  /// What the command does, on what.
  let work: Work
  private let configured: @Sendable () -> CommandConfiguration

  /// - Parameters:
  ///   - name: What is typed.
  ///   - abstract: What it does, in a sentence.
  ///   - work: What it does, on what.
  ///   - remark: What else there is to know.
  ///   - example: A call of it; nil for none.
  init<Strings: LocalizedStrings>(
    _ name: String, _ abstract: any KeyPath<Strings, String> & Sendable, _ work: Work,
    remark: (any KeyPath<Strings, String> & Sendable)? = nil, example: String? = nil
  ) {
    self.work = work
    configured = {
      let remark = remark.map { $0 as KeyPath<Strings, String> }
      guard let example else { return .command(name, abstract, remark: remark) }
      return .command(name, abstract, remark: remark, examples: example)
    }
  }

  /// In the language that commands are explained in.
  var configuration: CommandConfiguration { configured() }
}

extension CommandRow {
  static var work: Work { declaration.work }
}
