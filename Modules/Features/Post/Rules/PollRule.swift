import AppValues
import Entities
import Foundation

/// The rules for a poll.
enum PollRule {
  private static let several: Substring = "several"
  private static let hidden: Substring = "hidden"

  /// The poll in a text: `Tea / Coffee`, `Tea / Coffee; 3d several hidden`; nil for an empty text. Japanese keyboards
  /// write the signs in full width.
  ///
  /// Throws `invalid(.poll, .malformed)`, and what ``checked(_:_:)`` throws.
  static func parsed(_ text: String, _ limits: PollLimits?) throws(AppError) -> PollQuestion? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.isEmpty { return nil }
    let terms = text.lastIndex { $0 == ";" || $0 == "；" }
    var poll = PollQuestion(
      text[..<(terms ?? text.endIndex)].split { $0 == "/" || $0 == "／" }.map(String.init))
    if let terms {
      let words = String(text[text.index(after: terms)...]).precomposedStringWithCompatibilityMapping
        .lowercased().split(whereSeparator: \.isWhitespace)
      for word in words {
        switch word {
        case several: poll.allowsSeveral = true
        case hidden: poll.hidesTotals = true
        default:
          guard let seconds = TypedDuration.seconds(word) else { throw .invalid(.poll, .malformed) }
          poll.duration = Int(seconds)
        }
      }
    }
    return try checked(poll, limits)
  }

  /// The poll as people enter it.
  static func written(_ poll: PollQuestion) -> String {
    var terms = [TypedDuration.written(Int64(poll.duration))]
    if poll.allowsSeveral { terms.append(String(several)) }
    if poll.hidesTotals { terms.append(String(hidden)) }
    return "\(poll.options.joined(separator: " / ")); \(terms.joined(separator: " "))"
  }

  /// The poll in the form in which it's stored: each option on one line, and none that are empty.
  ///
  /// - Parameter limits: Nil where posts can't have polls.
  ///
  /// Throws `unsupported`; `invalid(.pollOption, …)`: `tooLong`, `tooLarge`, `unprintable`, `severalLines`, `taken` for one that is there
  /// twice; `invalid(.pollOptions, …)`: `tooShort`, `tooLong`; `invalid(.pollDuration, .outOfRange)`.
  static func checked(_ poll: PollQuestion, _ limits: PollLimits?) throws(AppError) -> PollQuestion {
    guard let limits else { throw .unsupported }
    var options: [String] = []
    for text in poll.options {
      let option = try TextLimit(.pollOption, characters: limits.characters).kept(text)
      if option.isEmpty { continue }
      if options.contains(option) { throw .invalid(.pollOption, .taken) }
      options.append(option)
    }
    let (least, most) = (limits.options.lowerBound, limits.options.upperBound)
    if options.count < least { throw .invalid(.pollOptions, .tooShort(minimum: least)) }
    if options.count > most {
      throw .invalid(.pollOptions, .tooLong(maximum: most, excess: options.count - most))
    }
    if !limits.durations.contains(poll.duration) { throw .invalid(.pollDuration, .outOfRange) }
    var checked = poll
    checked.options = options
    return checked
  }
}
