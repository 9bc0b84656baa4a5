extension SocialErrorStrings {
  static let english = SocialErrorStrings(
    subjects: .english, fields: .english, account: .english, writing: .english, profile: .english,
    lists: .english, reports: .english, photos: .english, archives: .english, backups: .english,
    database: .english, mail: .english)
}

extension SocialErrorStrings.Subjects {
  static let english = Self(
    noSuchPost: "That post does not exist, or is not for you to see.",
    deletedPost: "That post has been deleted.", noSuchPerson: "There is no such person here.",
    deletedAccount: "That account has been deleted.",
    notSharable: "That post is not for everybody to see: it cannot be shared.",
    notPinnable: "Only posts of your own can be pinned, and no direct ones.",
    notEditable: "That is not your post.", notDeletable: "That is not your post.",
    noFollowRequest: "They are not asking to follow you any more.", isOneself: "That is you.",
    isBlocked: "You block them; unblock them first.", notFollowable: "You cannot follow this person.",
    notListable: "Only people you follow can be in a list.", noSuchList: "You have no such list.",
    noSuchNotice: "There is no such notice.", reportsOneself: "You can report others, not yourself.",
    noSuchReported: "There is no such person or post, or it is not for you to see.",
    deletedReported: "That person or post has been deleted.",
    noSuchFolder: "That folder is not there. Please look at its path.",
    folderReadOnly: "Nothing can be written there. Please choose another folder.")
}

extension SocialErrorStrings.Fields {
  static let english = Self(
    email: "The e-mail address", password: "The password", handle: "The handle", birthday: "The birthday",
    credentials: "E-mail or password", text: "The post", textWithWarning: "The post with its content warning",
    key: "The key", account: "The account", photo: "The photo", photos: "The number of photos",
    alt: "The description of the photo", place: "The place", latitude: "The latitude",
    longitude: "The longitude", warning: "The content warning", visibility: "The visibility",
    pins: "The number of pinned posts", hashtag: "The hashtag", hashtags: "The number of hashtags",
    list: "The name of the list", lists: "The number of lists", people: "The number of people",
    duration: "The length of time", hours: "The hours", code: "The code", bio: "The text about you",
    label: "The label", value: "The value", note: "The note", report: "The report", reason: "The reason",
    posts: "The number of posts", fields: "The number of lines")
}

extension SocialErrorStrings.Account {
  static let english = Self(
    credentials: "E-mail or password is wrong.",
    malformedEmail: "That is not an e-mail address. It looks like name@example.org.",
    malformedHandle: "A handle has only the letters a to z, digits and _.",
    malformedBirthday: "A birthday is a date like 1990-12-31.",
    impossibleBirthday: "That birthday cannot be right.",
    notSignedIn: "That account is not signed in on this machine.",
    malformedCode: "The code is the six digits in the mail.",
    wrongCode:
      "That code is wrong or has expired. Use the latest code, on the machine where you asked for it, or ask for another.",
    signInsAreLost: "The list of who is signed in here was damaged and set aside. Please sign in again.")
}

extension SocialErrorStrings.Writing {
  static let english = Self(
    empty: "There is nothing to post yet.", notUTF8: "That is not text in UTF-8. Nothing was posted.",
    tooLarge: {
      "\($0) is too large: \($1) bytes at most, \($2) over. Use fewer long links and emoji."
    },
    malformedLink: "That leads nowhere. Try @handle, #hashtag or post/ID.",
    malformedHashtag: "A hashtag has only letters, digits and _, and not digits alone.",
    malformedLanguage: "A language is two letters, like en or ja.",
    tooManyHashtags: { "You can follow at most \($0) hashtags. Stop following one first." },
    tooManyPins: { "You have pinned \($0) posts already. Unpin one of them first." },
    malformedPlace: "A place is a name, with its coordinates if you like: Lake Biwa@35.25,136.1",
    malformedCoordinates:
      "Coordinates are a latitude and a longitude, with a comma between them: 35.25,136.1",
    latitudeOutOfRange: "A latitude is a number from -90 to 90.",
    longitudeOutOfRange: "A longitude is a number from -180 to 180.",
    commentTooVisible: "A comment cannot be seen by more people than the post it answers.",
    malformedDuration: "A length of time is written like 30m, 12h, 7d or 2w.",
    durationOutOfRange: "That can last from 1m to 365d.",
    malformedHours: "Hours are written like 22:00-07:00.")
}

extension SocialErrorStrings.Profile {
  static let english = Self(
    tooManyFields: { "A profile has room for \($0) lines of a label and a value." },
    malformedField: "A line of the profile has a label and a value, like Website and https://example.org.",
    directByDefault: "A direct post names whom it is for, so new posts cannot be direct by default.")
}

extension SocialErrorStrings.Lists {
  static let english = Self(
    tooMany: { "You can have at most \($0) lists. Delete one first." },
    tooManyPeople: { "A list has room for \($0) people. Take someone out first." },
    noSuchName: "You have no list of that name.", nameTaken: "You have a list of that name already.")
}

extension SocialErrorStrings.Reports {
  static let english = Self(
    noSuchReport: "There is no such report.", tooManyPosts: { "A report has room for \($0) posts." },
    otherAuthor: "One of those posts is by somebody else. A report is about one person.")
}

extension SocialErrorStrings.Photos {
  static let english = Self(
    missing: "There is no such file. Look at the path of the photo.",
    unreadable: "That photo cannot be read: it is no file, or not for you to open.",
    unsupported: "That is no photo that can be read here. JPEG, PNG, WebP and GIF can, and mostly HEIC.",
    malformed: "The photo is damaged or cut short. Open it elsewhere and save it anew, or take another.",
    toolMissing: {
      "Photos need a program that is not installed. Install the package \($0) and try again."
    },
    gone: "One of the photos is no longer there, or is on another post. Please add it again.",
    tooMany: { "A post may have at most \($0) photos. None of these was added." })
}

extension SocialErrorStrings.Archives {
  static let english = Self(
    empty: "Which file? Please enter its name.",
    missing: "There is no such file. Please look at its path.",
    taken:
      "There is already something of that name, and it stays. Choose another name; only an earlier archive can be replaced.",
    malformed: "The archive is damaged or cut short. Please fetch it once more.",
    unsupported: {
      "That is no archive that can be read here: one of \($0) or Mastodon can, or a table of Mastodon's (.csv)."
    },
    unsafe:
      "The archive is not safe: it holds links, or names that lead outside of it. Nothing was unpacked.",
    tooLarge: { "The archive is too large: unpacked, it may take at most \($0) MB here." })
}

extension SocialErrorStrings.Backups {
  static let english = Self(
    taken:
      "Something with that name is already there and was not changed. Choose another name; only an earlier backup can be replaced.",
    unsupported: { "That is not a \($0) backup. Nothing was restored." },
    malformed: "The backup is damaged or cut short. Nothing was restored.",
    unsafe: "The backup is not safe: it holds links, or names that lead outside of it. Nothing was restored.",
    networkExists:
      "There is already a network here; nothing was changed. Restore into a new folder, or into an empty database.",
    otherDatabase:
      "Restore a backup of a PostgreSQL database into an empty one, and any other backup into a folder.",
    inUse: {
      "The data is in use, so nothing was restored. Quit \($0) in every window, then try again."
    },
    newerVersion: {
      "The backup was written by a newer version of \($0). Nothing was restored. Update \($0), then try again."
    })
}

extension SocialErrorStrings.Database {
  static let english = Self(
    malformed: "That is not a database address. It looks like postgres://name@host/database.",
    networkExists:
      "There are people here already, and their network is left alone. A demo network goes into an empty one.",
    unsafe: {
      "The database server does not apply the settings that protect your data, so \($0) will not use it. The log names the settings."
    })
}

extension SocialErrorStrings.Mail {
  static let english = Self(
    noSender:
      "No mail is sent for this database yet. Ask the administrator to choose the machine that is to send it.",
    toolMissing: {
      "This machine has no program that sends mail (sendmail). Install one, such as the package \($0), set it up and try again."
    })
}
