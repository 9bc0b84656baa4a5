@testable import Presentation

extension SocialErrorStrings {
  static let marked = SocialErrorStrings(
    subjects: .marked, fields: .marked, account: .marked, factors: .marked, writing: .marked,
    profile: .marked,
    lists: .marked, announcements: .marked, reports: .marked, photos: .marked, films: .marked,
    archives: .marked, backups: .marked,
    database: .marked, mail: .marked, apps: .marked, servers: .marked, tokens: .marked,
    passkeys: .marked, providers: .marked)
}

extension SocialErrorStrings.Subjects {
  static let marked = Self(
    noSuchPost: "«noSuchPost»", deletedPost: "«deletedPost»", noSuchPerson: "«noSuchPerson»",
    deletedAccount: "«deletedAccount»", notSharable: "«notSharable»", notPinnable: "«notPinnable»",
    notEditable: "«notEditable»", notDeletable: "«notDeletable»", noFollowRequest: "«noFollowRequest»",
    isOneself: "«isOneself»", isBlocked: "«isBlocked»", notFollowable: "«notFollowable»",
    notFeaturable: "«notFeaturable»",
    notListable: "«notListable»", noSuchList: "«noSuchList»", noSuchNotice: "«noSuchNotice»",
    noSuchAnnouncement: "«noSuchAnnouncement»",
    reportsOneself: "«reportsOneself»", noSuchReported: "«noSuchReported»",
    deletedReported: "«deletedReported»", noSuchFolder: "«noSuchFolder»",
    folderReadOnly: "«folderReadOnly»")
}

extension SocialErrorStrings.Fields {
  static let marked = Self(
    email: "«email»", password: "«password»", handle: "«handle»", birthday: "«birthday»",
    credentials: "«credentials»", text: "«text»", textWithWarning: "«textWithWarning»", key: "«key»",
    account: "«account»", photo: "«photo»", photos: "«photos»", film: "«film»", alt: "«alt»",
    place: "«place»",
    latitude: "«latitude»", longitude: "«longitude»", warning: "«warning»", visibility: "«visibility»",
    pins: "«pins»", hashtag: "«hashtag»", hashtags: "«hashtags»", list: "«list»", lists: "«lists»",
    people: "«people»", duration: "«duration»", hours: "«hours»", code: "«code»", bio: "«bio»",
    label: "«label»", value: "«value»", note: "«note»", report: "«report»", reason: "«reason»",
    posts: "«posts»", fields: "«fields»", signInCode: "«signInCode»", codeRequest: "«codeRequest»",
    authenticator: "«authenticator»", app: "«app»", scopes: "«scopes»", redirect: "«redirect»",
    website: "«website»", authorization: "«authorization»", challenge: "«challenge»",
    verifier: "«verifier»", passkey: "«passkey»", passkeys: "«passkeys»", provider: "«provider»",
    registration: "«registration»",
    filterTitle: "«filterTitle»", filterPhrase: "«filterPhrase»", filterContexts: "«filterContexts»",
    filters: "«filters»", filterEntries: "«filterEntries»", poll: "«poll»", pollOption: "«pollOption»",
    pollOptions: "«pollOptions»",
    pollDuration: "«pollDuration»", vote: "«vote»", announcement: "«announcement»",
    announcements: "«announcements»", startTime: "«startTime»", endTime: "«endTime»", emoji: "«emoji»")
}

extension SocialErrorStrings.Providers {
  static let marked = Self(
    missing: "«missing»", taken: "«taken»", several: "«several»", unverified: "«unverified»",
    tooLate: "«tooLate»")
}

extension SocialErrorStrings.Account {
  static let marked = Self(
    credentials: "«credentials»", malformedEmail: "«malformedEmail»", malformedHandle: "«malformedHandle»",
    malformedBirthday: "«malformedBirthday»", impossibleBirthday: "«impossibleBirthday»",
    notSignedIn: "«notSignedIn»", malformedCode: "«malformedCode»", wrongCode: "«wrongCode»",
    missingProof: "«missingProof»", weakProof: "«weakProof»", lastSignInMethod: "«lastSignInMethod»",
    signInsAreLost: "«signInsAreLost»")
}

extension SocialErrorStrings.Factors {
  static let marked = Self(
    malformedCode: "«malformedSignInCode»", wrongCode: "«wrongSignInCode»",
    endedRequest: "«endedRequest»", isOff: "«isOff»", endedSetup: "«endedSetup»")
}

extension SocialErrorStrings.Writing {
  static let marked = Self(
    empty: "«empty»", notUTF8: "«notUTF8»", tooLarge: { "«tooLarge \($0) \($1) \($2)»" },
    malformedLink: "«malformedLink»", malformedHashtag: "«malformedHashtag»",
    malformedLanguage: "«malformedLanguage»", tooManyHashtags: { "«tooManyHashtags \($0)»" },
    tooManyFeaturedHashtags: { "«tooManyFeaturedHashtags \($0)»" },
    tooManyPins: { "«tooManyPins \($0)»" }, malformedPlace: "«malformedPlace»",
    malformedCoordinates: "«malformedCoordinates»", latitudeOutOfRange: "«latitudeOutOfRange»",
    longitudeOutOfRange: "«longitudeOutOfRange»", commentTooVisible: "«commentTooVisible»",
    malformedDuration: "«malformedDuration»", durationOutOfRange: "«durationOutOfRange»",
    malformedHours: "«malformedHours»",
    noFilterContext: "«noFilterContext»", tooManyFilters: { "«tooManyFilters \($0)»" },
    tooManyFilterEntries: { "«tooManyFilterEntries \($0)»" }, malformedPoll: "«malformedPoll»",
    optionTwice: "«optionTwice»",
    pollDurationOutOfRange: "«pollDurationOutOfRange»",
    photosWithPoll: "«photosWithPoll»", noSuchOption: "«noSuchOption»", noChoice: "«noChoice»",
    oneChoice: "«oneChoice»", pollEnded: "«pollEnded»", ownPoll: "«ownPoll»", votedBefore: "«votedBefore»",
    malformedTime: "«malformedTime»", timeTooSoon: "«timeTooSoon»",
    tooManyScheduled: { "«tooManyScheduled \($0)»" }, tooManyThatDay: { "«tooManyThatDay \($0)»" },
    tooFewOptions: { "«tooFewOptions \($0)»" },
    tooManyOptions: { "«tooManyOptions \($0)»" })
}

extension SocialErrorStrings.Profile {
  static let marked = Self(
    tooManyFields: { "«tooManyFields \($0)»" }, tooManyDomains: { "«tooManyDomains \($0)»" },
    malformedField: "«malformedField»", malformedDomain: "«malformedDomain»",
    directByDefault: "«directByDefault»")
}

extension SocialErrorStrings.Lists {
  static let marked = Self(
    tooMany: { "«tooMany \($0)»" }, tooManyPeople: { "«tooManyPeople \($0)»" }, noSuchName: "«noSuchName»",
    nameTaken: "«nameTaken»")
}

extension SocialErrorStrings.Announcements {
  static let marked = Self(
    empty: "«empty»", notAhead: "«notAhead»", noEmoji: "«noEmoji»", tooMany: { "«tooMany \($0)»" },
    tooManyEmoji: { "«tooManyEmoji \($0)»" })
}

extension SocialErrorStrings.Reports {
  static let marked = Self(
    noSuchReport: "«noSuchReport»", tooManyPosts: { "«tooManyPosts \($0)»" }, otherAuthor: "«otherAuthor»")
}

extension SocialErrorStrings.Photos {
  static let marked = Self(
    missing: "«missing»", unreadable: "«unreadable»", unsupported: "«unsupported»",
    malformed: "«malformed»", toolMissing: { "«toolMissing \($0)»" }, gone: "«gone»",
    inPost: "«inPost»", tooMany: { "«tooMany \($0)»" },
    tooManyWaiting: { "«tooManyWaiting \($0)»" })
}

extension SocialErrorStrings.Films {
  static let marked = Self(
    unsupported: "«unsupported»", malformed: "«malformed»", waiting: "«waiting»", notAlone: "«notAlone»",
    tooLarge: { "«tooLarge \($0)»" }, tooManyPixels: { "«tooManyPixels \($0)»" },
    tooLong: { "«tooLong \($0)»" })
}

extension SocialErrorStrings.Archives {
  static let marked = Self(
    empty: "«empty»", missing: "«missing»", taken: "«taken»", malformed: "«malformed»",
    unsupported: { "«unsupported \($0)»" }, unsafe: "«unsafe»", tooLarge: { "«tooLarge \($0)»" })
}

extension SocialErrorStrings.Backups {
  static let marked = Self(
    taken: "«taken»", unsupported: { "«unsupported \($0)»" }, malformed: "«malformed»", unsafe: "«unsafe»",
    noNetwork: "«noNetwork»", networkExists: "«networkExists»", otherDatabase: "«otherDatabase»",
    inUse: { "«inUse \($0)»" },
    newerVersion: { "«newerVersion \($0)»" }, earlierVersion: { "«earlierVersion \($0) \($1)»" })
}

extension SocialErrorStrings.Database {
  static let marked = Self(
    malformed: "«malformed»", missing: "«missing»", networkExists: "«networkExists»",
    unsafe: { "«unsafe \($0)»" })
}

extension SocialErrorStrings.Apps {
  static let marked = Self(
    unknown: "«unknown»", noSuchScope: "«noSuchScope»", tooManyScopes: "«tooManyScopes»",
    malformedRedirect: "«malformedRedirect»", unsafeRedirect: "«unsafeRedirect»",
    otherRedirect: "«otherRedirect»", malformedWebsite: "«malformedWebsite»",
    wrongAuthorization: "«wrongAuthorization»", unsupportedChallenge: "«unsupportedChallenge»")
}

extension SocialErrorStrings.Mail {
  static let marked = Self(
    noSender: "«noSender»", toolMissing: { "«toolMissing \($0)»" })
}

extension SocialErrorStrings.Servers {
  static let marked = Self(
    empty: "«empty»", malformed: "«malformed»", insecure: "«insecure»", unknown: "«unknown»",
    unverified: "«unverified»", incompatible: "«incompatible»",
    otherName: { "«otherName \($0)»" }, onlyHere: "«onlyHere»",
    severalAccounts: "«severalAccounts»", refused: "«refused»", emptyCode: "«emptyCode»",
    unsent: "«unsent»", notAccepted: "«notAccepted»")
}

extension SocialErrorStrings.Tokens {
  static let marked = Self(
    notFound: { "«notFound \($0)»" }, slow: { "«slow \($0)»" }, failed: { "«failed \($0) \($1)»" },
    empty: "«empty»", malformed: "«malformed»", refused: "«refused»", noPlace: "«noPlace»",
    notKept: "«notKept»",
    notRemoved: { "«notRemoved \($0)»" })
}

extension SocialErrorStrings.Passkeys {
  static let marked = Self(
    missing: "«missing»", wrong: "«wrong»", taken: "«taken»", tooMany: { "«tooMany \($0)»" })
}
