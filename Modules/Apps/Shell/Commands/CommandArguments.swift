import AppScreens
import AppValues
import Entities
import Foundation
import Navigation
import SocialMenuShell

/// Reads arguments in the same way for every command.
enum CommandArguments {
  /// The ID of a post, given alone, as `post/ID`, or as a link of ours.
  ///
  /// Throws `invalid(.link, .malformed)` for a link to anything else.
  static func post(_ argument: String) throws(AppError) -> ID<Post> {
    guard argument.contains("/") else { return ID(argument) }
    guard case .post(let id) = try DeepLinks.shell.place(from: argument) else {
      throw .invalid(.link, .malformed)
    }
    return id
  }

  /// The page for `--limit`, `--before` and `--after`.
  static func page(limit: Int, before: String?, after: String? = nil) throws(AppError) -> PageRequest {
    guard PageRequest.limits.contains(limit) else { throw .invalid(.limit, .outOfRange) }
    return switch (before, after) {
    case (let before?, nil): PageRequest(.before(Cursor(before)), limit: limit)
    case (nil, let after?): PageRequest(.justAbove(Cursor(after)), limit: limit)
    case (nil, nil): PageRequest(.first, limit: limit)
    case (.some, .some): throw .invalid(.cursor, .malformed)
    }
  }

  /// The maximum number of bytes read from standard input: more can't be a post.
  private static let inputLimit = 1 << 20

  /// The text of an argument, or all of standard input if it is `-` or missing.
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
      let data = try CommandInput.rest(upTo: inputLimit + 1)
      if data.count > inputLimit { throw AppError.tooLarge }
      return data
    } catch let error as AppError {
      throw error
    } catch {
      // A standard input that is closed from the start is empty.
      throw .invalid(.text, .empty)
    }
  }
}
