import AppScreens
import AppValues
import Entities

/// The rendering of a poll: a line for each option, with a bar once the numbers are known, and one for how it goes.
struct PollRendering {
  let words: Words
  let now: Timestamp

  private var strings: SocialStrings.Polls { words.social.polls }
  /// The length of the longest bar, in columns.
  private static let width = 10

  /// - Parameter votes: Nil for an earlier version of a post, which shows only what could be chosen.
  func lines(_ poll: PollQuestion, _ votes: PollVotes?) -> [Line] {
    poll.options.indices.map { option(poll.options[$0], at: $0, votes) } + [facts(poll, votes)]
  }

  private func option(_ text: String, at index: Int, _ votes: PollVotes?) -> Line {
    // People count from 1, as in the command that votes.
    var spans = [TextSpan("\(index + 1). \(text)")]
    if let votes, let percentage = votes.percentage(of: index), let count = votes.counts?[index] {
      let bar = Self.bar(percentage)
      let numbers = "\(strings.share(percentage)) · \(strings.votes(count))"
      spans.append(TextSpan(" \(bar) \(numbers)", .faint, words: ", \(numbers)"))
    }
    if let votes, votes.choices.contains(index) {
      spans.append(TextSpan(" ✓ \(strings.ownChoice)", .own, words: ", \(strings.ownChoice)"))
    }
    return Line(spans)
  }

  private static func bar(_ percentage: Int) -> String {
    let filled = (width * percentage + 50) / 100
    return String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
  }

  private func facts(_ poll: PollQuestion, _ votes: PollVotes?) -> Line {
    var facts: [String] = []
    if let voters = votes?.voters {
      facts.append(strings.voters(voters))
    } else if let total = votes?.total {
      facts.append(strings.votes(total))
    }
    if let votes {
      if votes.isOver {
        facts.append(strings.ended)
      } else if let end = votes.endsAt {
        facts.append(left(end))
      }
    }
    if poll.allowsSeveral { facts.append(strings.several) }
    if poll.hidesTotals, votes?.isOver != true { facts.append(strings.hidden) }
    return Line(facts.joined(separator: " · "), .faint)
  }

  /// How long people can still vote: minutes, rounded up, or the nearest number of hours or days.
  private func left(_ end: Timestamp) -> String {
    let minutes = Int(max(0, (end.milliseconds - now.milliseconds + 59_999) / 60_000))
    let hours = (minutes + 30) / 60
    if minutes < 60 { return strings.minutesLeft(minutes) }
    return hours < 24 ? strings.hoursLeft(hours) : strings.daysLeft((hours + 12) / 24)
  }
}
