import Foundation

extension SharedStrings {
  public static let english = SharedStrings(
    back: "Back", more: "More", refresh: "Refresh", retry: "Try again",
    connectionLost: "The connection is lost: what you see may be out of date.",
    notRefreshed: "This could not be refreshed and may be out of date.",
    dates: .english, errors: .english, storage: .english, rules: .english, fields: .english, folder: .english)
}

extension SharedStrings.Dates {
  static let english = Self(
    justNow: "just now", minutesAgo: CountedText(.english, other: "%d min ago"),
    hoursAgo: CountedText(.english, other: "%d h ago"),
    daysAgo: CountedText(.english, one: "%d day ago", other: "%d days ago"),
    date: { year, month, day in
      let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
      ]
      return "\(day) \(months[month - 1]) \(year)"
    },
    time: { String(format: "%02d:%02d", $0, $1) },
    dateAndTime: { "\($0), \($1)" },
    seconds: CountedText(.english, one: "%d second", other: "%d seconds"),
    aboutMinutes: CountedText(.english, one: "about %d minute", other: "about %d minutes"),
    aboutHours: CountedText(.english, one: "about %d hour", other: "about %d hours"))
}

extension SharedStrings.Errors {
  static let english = Self(
    unauthenticated: "Please sign in first.",
    forbidden: "That is not for you to do.",
    notFound: "That does not exist, or is not for you to see.",
    gone: "That has been deleted.",
    conflict: "It has been changed in the meantime. Check it, then try again.",
    rateLimited: { "Too many attempts. Please wait \($0)." },
    tooLarge: "That is too large.",
    unsupported: "That cannot be done here.",
    offline: "The server cannot be reached.",
    timeout: "It took too long. Please try again.",
    unavailable: { "\($0) is too busy, or the database cannot be reached. Try again in a moment." },
    unconfirmed:
      "The connection to the database was lost while saving. Your change may have been saved: check before you try again.",
    wrongClock: {
      "This machine's clock shows \($0), which cannot be right. Nothing was saved. Set the clock and try again."
    },
    clockAhead: {
      "This machine's clock shows \($0), more than five years after the last change (\($1)). Nothing was saved. Set the clock and try again."
    },
    cancelled: "Cancelled.",
    unexpected: { "Something went wrong in the program. Reference: \($0)" })
}

extension SharedStrings.Storage {
  static let english = Self(
    full: "The disk is full. Nothing was changed; make some room and try again.",
    partlyFull: "The disk is full. What has come until now stays; make some room and do it again to go on.",
    readOnly: "The data cannot be written to: it is read-only.",
    locked: "Another program has been holding the database for too long. Please try again.",
    diskFault:
      "The disk could not be read or written: your last change may not have been saved. Copy your data to another disk, and have this one checked.",
    tooManyFiles: "Too many files are open. Close some programs and try again.",
    noLocks:
      "The files in the data folder cannot be locked. Try again, or use a data folder on another disk.",
    connectionsExhausted: "The database server has no connections left. Please try again later.",
    notADatabase: { "The file is not a \($0) database, or it is damaged." },
    output: "It was done, but what came of it could not be printed here.",
    notAFile:
      "In the data folder, something else (such as a folder) is in the place of a file. Move it away and try again.",
    notRemembered: "It was done, but the sign-in could not be saved on this machine. Please sign in.",
    notAFolder: "The data folder cannot be made: something else has its name, or it is no place for files.",
    damaged: "Some of the stored data is damaged or contradicts itself. Keep a backup before you go on.",
    newerVersion: { "The database was written by a newer version of \($0). Please update." })
}

extension SharedStrings.Rules {
  static let english = Self(
    empty: { "\($0) is missing." },
    tooShort: { "\($0) needs at least \($1) characters." },
    tooLong: { "\($0) may have at most \($1) characters: \($2) too many." },
    tooLarge: { "\($0) is too long. Please shorten it." },
    malformed: { "\($0) is not understood." },
    common: "That password is one of the first that others would try. Please choose another.",
    taken: { "\($0) is taken already." },
    unprintable: { "\($0) holds invisible control characters. Please remove them." },
    wrong: { "\($0) is wrong." },
    unchanged: { "\($0) is that already. Please enter another." },
    outOfRange: { "\($0) is out of range." },
    missing: "There is no such file.",
    unreadable: "That file cannot be read.",
    unsupported: "That kind of file is not taken here.",
    tooManyBytes: { "\($0) may have at most \($1) MB." },
    tooManyPixels: { "\($0) may have at most \($1) megapixels." },
    toolMissing: {
      "That needs a program that is not installed. Install the package \($0) and try again."
    },
    unsafe: { "\($0) is not safe to open." },
    limitOutOfRange: { "The limit is a number from \($0.lowerBound) to \($0.upperBound)." })
}

extension SharedStrings.Fields {
  static let english = Self(
    name: "The name", text: "The text", query: "The search", link: "The link", cursor: "The cursor",
    limit: "The limit", database: "The database address", language: "The language", file: "The file",
    mail: "The mail", other: "The value")
}

extension SharedStrings.Folder {
  static let english = Self(
    crashReport: {
      "\($0) ended unexpectedly the last time. Where it was then is written in \($1): please send that along when you report it."
    },
    accessRemoved: { "Others on this machine could access \($0). Now only you can." },
    accessRemains: {
      "Others on this machine can access \($1), and \($0) cannot change that. Remove their access, or keep your data elsewhere."
    },
    notAFile: { "\($0) should be a file, but is something else." })
}
