import AppScreens
import AppValues
import Entities
import Foundation
import Navigation

/// How arguments are read, the same in every command.
enum CommandArguments {
  /// A post's id, however it was copied: bare, as `post/ID`, or as a link of ours.
  ///
  /// Throws `invalid(.link, .malformed)` for a link to anything else.
  static func post(_ argument: String) throws(AppError) -> ID<Post> {
    guard argument.contains("/") else { return ID(argument) }
    guard case .post(let id) = try DeepLinks.shell.place(from: argument) else {
      throw .invalid(.link, .malformed)
    }
    return id
  }

  /// The page that `--limit`, `--before` and `--after` ask for.
  static func page(limit: Int, before: String?, after: String? = nil) throws(AppError) -> PageRequest {
    guard PageRequest.limits.contains(limit) else { throw .invalid(.limit, .outOfRange) }
    return switch (before, after) {
    case (let before?, nil): PageRequest(.before(Cursor(before)), limit: limit)
    case (nil, let after?): PageRequest(.justAbove(Cursor(after)), limit: limit)
    case (nil, nil): PageRequest(.first, limit: limit)
    case (.some, .some): throw .invalid(.cursor, .malformed)
    }
  }

  /// The most bytes read from standard input: more is no post.
  private static let inputLimit = 1 << 20

  /// The text of an argument, or all of standard input where it is `-` or missing.
  @MainActor
  static func textOrInput(_ argument: String?, context: CommandContext) throws(AppError) -> String {
    if let argument, argument != "-" { return argument }
    if isatty(STDIN_FILENO) == 1 {
      context.output.note(context.strings.writePost)
    }
    guard let text = String(validating: try standardInput(), as: UTF8.self) else {
      throw .invalid(.text, .malformed)
    }
    return text
  }

  /// All of standard input.
  private static func standardInput() throws(AppError) -> Data {
    do {
      let data = try FileHandle.standardInput.read(upToCount: inputLimit + 1) ?? Data()
      if data.count > inputLimit { throw AppError.tooLarge }
      return data
    } catch let error as AppError {
      throw error
    } catch {
      // A standard input that was closed before we began gives nothing.
      throw .invalid(.text, .empty)
    }
  }
}
