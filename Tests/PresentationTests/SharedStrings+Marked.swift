@testable import AppScreens

extension Language {
  /// No one's language: each of its texts is its name between marks.
  static let marked = Language("qtp")
}

extension SharedStrings {
  static let marked = SharedStrings(
    back: "«back»", more: "«more»", refresh: "«refresh»", retry: "«retry»",
    connectionLost: "«connectionLost»", notRefreshed: "«notRefreshed»", asOf: { "«asOf \($0)»" },
    dates: .marked, errors: .marked,
    storage: .marked, rules: .marked, fields: .marked, folder: .marked, drafts: .marked)
}

extension SharedStrings.Dates {
  static let marked = Self(
    justNow: "«justNow»", minutesAgo: CountedText(.marked, other: "«minutesAgo %d»"),
    hoursAgo: CountedText(.marked, other: "«hoursAgo %d»"),
    daysAgo: CountedText(.marked, other: "«daysAgo %d»"), date: { "«date \($0) \($1) \($2)»" },
    weekdays: (1...7).map { "«weekday \($0)»" }, dateAndWeekday: { "«dateAndWeekday \($0) \($1)»" },
    time: { "«time \($0) \($1)»" }, dateAndTime: { "«dateAndTime \($0) \($1)»" },
    seconds: CountedText(.marked, other: "«seconds %d»"),
    aboutMinutes: CountedText(.marked, other: "«aboutMinutes %d»"),
    aboutHours: CountedText(.marked, other: "«aboutHours %d»"))
}

extension SharedStrings.Errors {
  static let marked = Self(
    unauthenticated: "«unauthenticated»", forbidden: "«forbidden»", notFound: "«notFound»", gone: "«gone»",
    conflict: "«conflict»", rateLimited: { "«rateLimited \($0)»" }, tooLarge: "«tooLarge»",
    unsupported: "«unsupported»", offline: "«offline»", timeout: "«timeout»",
    unavailable: "«unavailable»", unconfirmed: "«unconfirmed»", busy: { "«busy \($0) \($1)»" },
    wrongClock: { "«wrongClock \($0)»" }, clockAhead: { "«clockAhead \($0) \($1)»" },
    cancelled: "«cancelled»", unexpected: { "«unexpected \($0)»" })
}

extension SharedStrings.Storage {
  static let marked = Self(
    full: "«full»", partlyFull: "«partlyFull»", readOnly: "«readOnly»", locked: "«locked»",
    diskFault: "«diskFault»", tooManyFiles: "«tooManyFiles»", noLocks: "«noLocks»",
    connectionsExhausted: "«connectionsExhausted»", notADatabase: { "«notADatabase \($0)»" },
    output: "«output»", notAFile: "«notAFile»", notRemembered: "«notRemembered»",
    notAFolder: "«notAFolder»", damaged: "«damaged»",
    restoreUnfinished: "«restoreUnfinished»", newerVersion: { "«newerVersion \($0)»" },
    earlierVersion: { "«earlierVersion \($0) \($1)»" })
}

extension SharedStrings.Rules {
  static let marked = Self(
    empty: { "«empty \($0)»" }, tooShort: { "«tooShort \($0) \($1)»" },
    tooLong: { "«tooLong \($0) \($1) \($2)»" }, tooLarge: { "«tooLarge \($0)»" },
    malformed: { "«malformed \($0)»" }, common: "«common»", taken: { "«taken \($0)»" },
    reserved: { "«reserved \($0)»" },
    severalLines: { "«severalLines \($0)»" },
    unprintable: { "«unprintable \($0)»" }, wrong: { "«wrong \($0)»" }, unchanged: { "«unchanged \($0)»" },
    outOfRange: { "«outOfRange \($0)»" }, missing: "«missing»", unreadable: "«unreadable»",
    unsupported: "«unsupported»", tooManyBytes: { "«tooManyBytes \($0) \($1)»" },
    tooManyPixels: { "«tooManyPixels \($0) \($1)»" }, toolMissing: { "«toolMissing \($0)»" },
    pending: { "«pending \($0)»" }, suspended: { "«suspended \($0)»" },
    unconfirmed: { "«unconfirmed \($0)»" },
    unsafe: { "«unsafe \($0)»" },
    mismatched: { "«mismatched \($0) \($1)»" }, failed: { "«failed \($0) \($1)»" },
    limitOutOfRange: { "«limitOutOfRange \($0)»" })
}

extension SharedStrings.Fields {
  static let marked = Self(
    name: "«name»", text: "«text»", query: "«query»", link: "«link»", cursor: "«cursor»", limit: "«limit»",
    database: "«database»", language: "«language»", file: "«file»", mail: "«mail»", other: "«other»")
}

extension SharedStrings.Folder {
  static let marked = Self(
    crashReport: { "«crashReport \($0) \($1)»" }, accessRemoved: { "«accessRemoved \($0)»" },
    accessRemains: { "«accessRemains \($0) \($1)»" }, notAFile: { "«notAFile \($0)»" },
    copying: { "«copying \($0)»" }, copied: { "«copied \($0)»" }, notCopied: "«notCopied»",
    lacksRoom: { "«lacksRoom \($0) \($1)»" }, updating: { "«updating \($0)»" },
    stopped: { "«stopped \($0) \($1 ?? "")»" })
}

extension SharedStrings.Drafts {
  static let marked = Self(
    hint: "«hint»", begun: "«begun»", resume: "«resume»", discard: "«discard»", current: "«current»",
    saved: "«saved»",
    discarded: "«discarded»", notSaved: "«notSaved»", askDiscard: "«askDiscard»", discardYes: "«discardYes»",
    discardNo: "«discardNo»")
}
