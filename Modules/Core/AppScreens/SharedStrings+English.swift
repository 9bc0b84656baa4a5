import Foundation

extension SharedStrings {
  public static let english = SharedStrings(
    back: "Back", more: "More", refresh: "Refresh", retry: "Try again",
    connectionLost: "No connection. What you see may be out of date.",
    notRefreshed: "This couldn't be refreshed and may be out of date.",
    asOf: { "Offline · as of \($0)" },
    dates: .english, errors: .english, storage: .english, rules: .english, fields: .english, folder: .english,
    drafts: .english)
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
    weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"], dateAndWeekday: { "\($1) \($0)" },
    time: { String(format: "%02d:%02d", $0, $1) },
    dateAndTime: { "\($0), \($1)" },
    seconds: CountedText(.english, one: "%d second", other: "%d seconds"),
    aboutMinutes: CountedText(.english, one: "about %d minute", other: "about %d minutes"),
    aboutHours: CountedText(.english, one: "about %d hour", other: "about %d hours"))
}

extension SharedStrings.Errors {
  static let english = Self(
    unauthenticated: "Sign in to continue.",
    forbidden: "You don't have permission to do that.",
    notFound: "This doesn't exist, or you don't have access to it.",
    gone: "This has been deleted.",
    conflict: "This was changed elsewhere. Review it and try again.",
    rateLimited: { "Too many attempts. Try again in \($0)." },
    tooLarge: "This is too large.",
    unsupported: "That isn't possible here.",
    offline: "Can't reach the server. Check your connection and try again.",
    timeout: "This took too long. Try again.",
    unavailable: "The server isn't available right now. Try again in a moment.",
    unconfirmed: "Saving was interrupted. Your change may have been saved: check before you try again.",
    busy: { "\($0) is very busy right now. Try again in \($1)." },
    wrongClock: {
      "This device's clock shows \($0), which can't be right. Nothing was saved. Set the clock, then try again."
    },
    clockAhead: {
      "This device's clock shows \($0), more than five years after the last change (\($1)). Nothing was saved. Set the clock, then try again."
    },
    cancelled: "Cancelled.",
    unexpected: { "Something went wrong. If it happens again, report it with this reference: \($0)" })
}

extension SharedStrings.Storage {
  static let english = Self(
    full: "The disk is full. Nothing was changed; free some space and try again.",
    partlyFull: "The disk is full. Progress so far is saved; free some space and try again to continue.",
    readOnly: "The data is read-only. Check the permissions of the data folder or database.",
    locked: "Another program is using the database. Try again in a moment.",
    diskFault:
      "The disk couldn't be read or written, so your last change may not have been saved. Copy your data to another disk, and have this one checked.",
    tooManyFiles: "Too many files are open. Close some programs and try again.",
    noLocks:
      "The files in the data folder can't be locked. Try again, or use a data folder on another disk.",
    connectionsExhausted: "The database server has no connections left. Try again later.",
    notADatabase: { "The file isn't a \($0) database, or it's damaged." },
    output: "Done, but the result couldn't be displayed.",
    notAFile:
      "In the data folder, something else (such as a folder) is where a file should be. Move it away, then try again.",
    notRemembered: "Done, but your session couldn't be saved on this device. Sign in to continue.",
    notAFolder:
      "The data folder can't be created: its path is taken by a file, or isn't a place for files. Choose another folder.",
    damaged: "Some of the stored data is damaged or inconsistent. Back it up before you continue.",
    restoreUnfinished:
      "A backup is being restored here, or that was interrupted. If it was, run the restore command with that backup again; it starts over. To begin with an empty network instead, choose another data folder or database.",
    newerVersion: {
      "A newer version of \($0) has updated this data. Close this version, then open the newer one."
    },
    earlierVersion: {
      "This data is from before \($0) \($1), and was left as it is. Open it once with version \($1), then with this one."
    })
}

extension SharedStrings.Rules {
  static let english = Self(
    empty: { "\($0) can't be empty." },
    tooShort: { "\($0) needs at least \($1, in: .english) characters." },
    tooLong: { "\($0) can have up to \($1, in: .english) characters: \($2, in: .english) too many." },
    tooLarge: { "\($0) is too long. Shorten it." },
    malformed: { "\($0) isn't valid." },
    common: "That password is too easy to guess. Choose another.",
    taken: { "\($0) is already taken." },
    reserved: { "\($0) is reserved for the people who run this server. Choose another." },
    severalLines: { "\($0) can have only one line." },
    unprintable: { "\($0) contains invisible control characters. Remove them and try again." },
    wrong: { "\($0) is wrong." },
    unchanged: { "\($0) is the same as before. Enter a different one." },
    outOfRange: { "\($0) is out of range." },
    missing: "File not found. Check the path.",
    unreadable: "This file can't be read. Check its permissions.",
    unsupported: "This file type isn't supported.",
    tooManyBytes: { "\($0) can be up to \($1, in: .english) MB." },
    tooManyPixels: { "\($0) can have up to \($1, in: .english) megapixels." },
    toolMissing: {
      "This needs a program that isn't installed. Install the package \($0), then try again."
    },
    pending: { "\($0) is waiting for the administrator's approval." },
    suspended: { "\($0) is suspended. Ask the administrator about it." },
    unconfirmed: { "\($0) can be used once its email address is confirmed." },
    unsafe: { "\($0) isn't safe to open." },
    mismatched: { "\($0) doesn't belong to \($1)." }, failed: { "\($0) ended with status \($1)." },
    limitOutOfRange: { "The limit must be a number from \($0.lowerBound) to \($0.upperBound)." })
}

extension SharedStrings.Fields {
  static let english = Self(
    name: "The name", text: "The text", query: "The search", link: "The link", cursor: "The cursor",
    limit: "The limit", database: "The database address", language: "The language", file: "The file",
    mail: "The email", other: "The value")
}

extension SharedStrings.Folder {
  static let english = Self(
    crashReport: {
      "\($0) quit unexpectedly last time. Details are in \($1); include that file if you report the problem."
    },
    accessRemoved: { "Other people on this device could access \($0). Now only you can." },
    accessRemains: {
      "Other people on this device can access \($1), and \($0) can't change that. Remove their access, or keep your data elsewhere."
    },
    notAFile: { "\($0) should be a file but is something else." },
    copying: { "Copying the database before it's updated: \($0)%" },
    copied: { "Before the update, a copy of the database was saved to \($0)." },
    notCopied: "The database is on a server, so it isn't copied before the update.",
    lacksRoom: {
      "Updating the database needs about \($0, in: .english) MB of free space, but only \($1, in: .english) MB is free."
    },
    updating: { $0 == 0 ? "Updating the database…" : "Updating the database: \($0)%" },
    stopped: { percent, copy in
      let state =
        "The database is only partly updated: \(percent)% of the update is done. The next command continues."
      return copy.map { "\(state) To go back instead, use the copy from before the update: \($0)" } ?? state
    })
}

extension SharedStrings.Drafts {
  static let english = Self(
    hint: "Leaving saves a draft.", begun: "You have a draft.",
    resume: "Keep writing", discard: "Discard", current: "Current version",
    saved: "Draft saved.", discarded: "Draft discarded.", notSaved: "Your draft isn't saved yet. ",
    askDiscard: "Discard what you wrote? This can't be undone.",
    discardYes: "Yes, discard", discardNo: "No, keep it")
}
