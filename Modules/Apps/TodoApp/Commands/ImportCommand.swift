import AppScreens
import AppValues
import ArgumentParser
import Foundation
import SocialFiles
import SocialMenuShell
import SocialScheduling

struct ImportCommand: TodoCommand {
  static var configuration: CommandConfiguration {
    .command(
      "import", \TodoDataHelpStrings.importing, remark: \TodoDataHelpStrings.importRemark,
      examples: "todo import todos.json",
      "todo import todos.json --restore",
      "todo export - | todo import - --data OTHER")
  }

  @OptionGroup var options: TodoOptions
  @Argument(help: .text(\TodoDataHelpStrings.importFile)) var file: String
  @Flag(help: .text(\TodoDataHelpStrings.importRestore)) var restore = false
  @Flag(help: .text(\TodoDataHelpStrings.importStrict)) var strict = false

  func run(in context: TodoContext) async throws(AppError) {
    let todos = TodoImport(
      store: context.store, rules: context.todos, words: context.view.words, isStrict: strict)
    let strings = context.strings
    var report: TodoImport.Report
    let items: [TodoDocument.Item?]
    do throws(AppError) {
      items = try TodoDocument.read(try await read())
      report = try await todos.run(items, restoring: restore)
    } catch .invalid(.file, .malformed) {
      throw context.fault(.invalid(.file, .malformed), strings.notAnExport(name(context)))
    } catch .invalid(.file, .unsupported) {
      throw context.fault(.invalid(.file, .unsupported), strings.newerExport)
    }
    for leftOut in report.leftOut { context.output.note(leftOut.text) }
    if strict, !report.leftOut.isEmpty {
      let text = strings.nothingImported(report.leftOut.count, items.count)
      throw context.fault(.invalid(.file, .wrong), text)
    }
    if !report.deleted.isEmpty, Confirmation.isPossible,
      Confirmation.ask(strings.askRestore(report.deleted.count), context.output)
    {
      report = try await todos.restore(report)
    }
    try context.output.line(strings.imported(report))
    if !report.deleted.isEmpty { context.output.note(strings.canRestore(report.deleted.count)) }
  }

  @MainActor
  private func name(_ context: TodoContext) -> String { file == "-" ? context.strings.input : file }

  private func read() async throws(AppError) -> [UInt8] {
    do throws(AppError) {
      if file == "-" { return try await PipedInput.bytes() }
      let source = PrivateFile(URL(fileURLWithPath: file).standardizedFileURL.path)
      guard let bytes = try source.read() else { throw .invalid(.file, .missing) }
      return bytes
    } catch .storage {
      throw .invalid(.file, .unreadable)
    }
  }
}

/// What comes through a pipe.
private enum PipedInput {
  /// All of standard input, to its end.
  ///
  /// Throws `storage` where it can't be read.
  static func bytes() async throws(AppError) -> [UInt8] {
    try await BlockingWork.run { () throws(AppError) in
      do {
        return Array(try FileHandle.standardInput.readToEnd() ?? Data())
      } catch {
        throw .storage(.diskFault)
      }
    }
  }
}
