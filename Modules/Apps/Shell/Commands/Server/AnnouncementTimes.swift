import AppScreens
import AppValues
import ArgumentParser
import Entities
import Foundation
import SocialMenuShell

/// When what an announcement is about begins and is over.
struct AnnouncementTimes: ParsableArguments {
  @Option(help: .text(\AnnouncingHelpStrings.from)) var from: String?
  @Option(help: .text(\AnnouncingHelpStrings.until)) var until: String?

  /// Whether any of them is given.
  var saySomething: Bool { from != nil || until != nil }

  /// Sets the times that are given, and removes others. Two days that are named alone are whole days; with a time, such a day
  /// begins with its first moment here, and ends with its last.
  ///
  /// Throws `invalid(.startTime, .malformed)`; `invalid(.endTime, …)`: `malformed`, `outOfRange` for a day before the first.
  @MainActor
  func apply(
    to content: inout AnnouncementContent, withoutStart: Bool = false, withoutEnd: Bool = false,
    _ context: CommandContext
  ) throws(AppError) {
    guard saySomething || withoutStart || withoutEnd else { return }
    let zone = context.words.timeZone
    let start =
      try from.map { text throws(AppError) in try context.edge(text, for: .startTime) }
      ?? (withoutStart ? nil : AnnouncementEdge(startOf: content, in: zone))
    let end =
      try until.map { text throws(AppError) in try context.edge(text, for: .endTime) }
      ?? (withoutEnd ? nil : AnnouncementEdge(endOf: content, in: zone))
    if case .day(let first)? = start, case .day(let last)? = end {
      if last < first { throw .invalid(.endTime, .outOfRange) }
      return content.setDays(first...last)
    }
    content.startsAt = start?.start(in: zone)
    content.endsAt = end?.end(in: zone)
    content.isAllDay = false
  }
}

/// When an announcement's time begins or is over: a moment, or a day as a whole.
private enum AnnouncementEdge {
  case time(Timestamp), day(CalendarDate)

  init?(startOf content: AnnouncementContent, in zone: TimeZone) {
    if let days = content.days {
      self = .day(days.lowerBound)
    } else if let time = content.startsAt {
      let day = CalendarDate(time, in: zone)
      self = day.start(in: zone) == time ? .day(day) : .time(time)
    } else {
      return nil
    }
  }

  init?(endOf content: AnnouncementContent, in zone: TimeZone) {
    if let days = content.days {
      self = .day(days.upperBound)
    } else if let time = content.endsAt {
      let day = CalendarDate(time, in: zone)
      self = Self.day(day).end(in: zone) == time ? .day(day) : .time(time)
    } else {
      return nil
    }
  }

  func start(in zone: TimeZone) -> Timestamp {
    switch self {
    case .time(let time): time
    case .day(let day): day.start(in: zone)
    }
  }

  func end(in zone: TimeZone) -> Timestamp {
    switch self {
    case .time(let time): time
    case .day(let day):
      Timestamp(milliseconds: (day.adding(days: 1) ?? day).start(in: zone).milliseconds - 1)
    }
  }
}

extension CommandContext {
  /// The time or day that is meant, where this device is.
  fileprivate func edge(_ text: String, for field: InputField) throws(AppError) -> AnnouncementEdge {
    let typed = try TypedTime(text, at: view.clock.now(), in: words.timeZone, for: field)
    return typed.day.map(AnnouncementEdge.day) ?? .time(typed.time)
  }
}
