import AppScreens

extension SocialErrorStrings {
  static let english = SocialErrorStrings(
    subjects: .english, fields: .english, account: .english, writing: .english, profile: .english,
    lists: .english, reports: .english, photos: .english, archives: .english, backups: .english,
    database: .english, mail: .english, apps: .english)
}

extension SocialErrorStrings.Subjects {
  static let english = Self(
    noSuchPost: "This post doesn't exist, or you don't have access to it.",
    deletedPost: "This post has been deleted.", noSuchPerson: "This person doesn't exist. Check the handle.",
    deletedAccount: "This account has been deleted.",
    notSharable: "This post has limited visibility and can't be shared.",
    notPinnable: "You can pin only your own posts, and not direct ones.",
    notEditable: "Only the author can edit this post.", notDeletable: "Only the author can delete this post.",
    noFollowRequest: "This person is no longer asking to follow you.",
    isOneself: "You can't do that to yourself.",
    isBlocked: "You've blocked this person. Unblock them first.",
    notFollowable: "You can't follow this person.",
    notFeaturable: "You can only feature people you follow.",
    notListable: "Only people you follow can be in a list.", noSuchList: "This list doesn't exist.",
    noSuchNotice: "This notification no longer exists.", reportsOneself: "You can't report yourself.",
    noSuchReported: "This person or post doesn't exist, or you don't have access to it.",
    deletedReported: "This account or post has been deleted.",
    noSuchFolder: "Folder not found. Check the path.",
    folderReadOnly: "You can't write to that folder. Choose another one.")
}

extension SocialErrorStrings.Fields {
  static let english = Self(
    email: "The email address", password: "The password", handle: "The handle", birthday: "The birthday",
    credentials: "The email or password", text: "The post", textWithWarning: "The post with its warning",
    key: "The key", account: "The account", photo: "The photo", photos: "The number of photos",
    alt: "The description of the photo", place: "The place", latitude: "The latitude",
    longitude: "The longitude", warning: "The warning", visibility: "The visibility",
    pins: "The number of pinned posts", hashtag: "The hashtag", hashtags: "The number of hashtags",
    list: "The name of the list", lists: "The number of lists", people: "The number of people",
    duration: "The duration", hours: "The hours", code: "The code", bio: "Your bio",
    label: "The label", value: "The value", note: "The note", report: "The report", reason: "The reason",
    posts: "The number of posts", fields: "The number of custom fields",
    app: "The app", scopes: "The list of scopes", redirect: "The redirect address", website: "The website",
    authorization: "The authorization code", challenge: "The code challenge", verifier: "The code verifier")
}

extension SocialErrorStrings.Account {
  static let english = Self(
    credentials: "Wrong email or password. Check both and try again.",
    malformedEmail: "Enter an email address like name@example.org.",
    malformedHandle: "A handle can have only the letters a to z, digits and _.",
    malformedBirthday: "Enter a date like 1990-12-31.",
    impossibleBirthday: "That birthday isn't possible. Check the date.",
    notSignedIn: "This account isn't signed in on this device.",
    malformedCode: "Enter the six-digit code from the email.",
    wrongCode:
      "That code is wrong or has expired. Use the latest code, on the device where you requested it, or request a new code.",
    signInsAreLost:
      "The list of accounts signed in on this device was damaged and has been set aside. Sign in again.")
}

extension SocialErrorStrings.Writing {
  static let english = Self(
    empty: "Write something or add a photo first.",
    notUTF8: "The text isn't valid UTF-8. Nothing was posted.",
    tooLarge: {
      "\($0) is too large: \($2, in: .english) bytes over the limit of \($1, in: .english). Use fewer long links and emoji."
    },
    malformedLink: "No such place. Try @handle, #hashtag or post/ID.",
    malformedHashtag: "A hashtag can have only letters, digits and _, and not only digits.",
    malformedLanguage: "Use the code of a language, like en, ja or zh-TW.",
    tooManyHashtags: { "You can follow up to \($0, in: .english) hashtags. Unfollow one first." },
    tooManyFeaturedHashtags: { "You can feature up to \($0, in: .english) hashtags. Remove one first." },
    tooManyPins: { "You can pin up to \($0, in: .english) posts. Unpin one first." },
    malformedPlace: "Enter a place as a name, with coordinates if you like: Lake Biwa@35.25,136.1",
    malformedCoordinates:
      "Enter coordinates as latitude,longitude: 35.25,136.1",
    latitudeOutOfRange: "The latitude must be a number from -90 to 90.",
    longitudeOutOfRange: "The longitude must be a number from -180 to 180.",
    commentTooVisible: "A comment can't be visible to more people than the post it replies to.",
    malformedDuration: "Enter a duration like 30m, 12h, 7d or 2w.",
    durationOutOfRange: "The duration must be between 1m and 365d.",
    malformedHours: "Enter hours like 22:00-07:00.")
}

extension SocialErrorStrings.Profile {
  static let english = Self(
    tooManyFields: { "A profile can have up to \($0, in: .english) custom fields." },
    malformedField: "A custom field needs a label and a value, like Website and https://example.org.",
    directByDefault:
      "Direct can't be the default: each direct post names its own people. Choose another visibility.")
}

extension SocialErrorStrings.Lists {
  static let english = Self(
    tooMany: { "You can have up to \($0, in: .english) lists. Delete one first." },
    tooManyPeople: { "A list can have up to \($0, in: .english) people. Remove someone first." },
    noSuchName: "You don't have a list with that name.", nameTaken: "You already have a list with that name.")
}

extension SocialErrorStrings.Reports {
  static let english = Self(
    noSuchReport: "This report doesn't exist.",
    tooManyPosts: { "A report can include up to \($0, in: .english) posts." },
    otherAuthor: "One of these posts is by someone else. A report is about one person.")
}

extension SocialErrorStrings.Photos {
  static let english = Self(
    missing: "Photo not found. Check the path.",
    unreadable: "This photo can't be read. Check that it's a file and that you have permission to open it.",
    unsupported: "This file type isn't supported. Use JPEG, PNG, WebP or GIF; most HEIC files work too.",
    malformed: "This photo is damaged or incomplete. Save it again in another app, or choose another.",
    toolMissing: {
      "Photos need a library that isn't installed. Install the package \($0), then try again."
    },
    gone: "One of the photos is no longer available or is in another post. Add it again.",
    inPost: "This photo is part of a post. It's deleted together with the post.",
    tooMany: { "A post can have up to \($0, in: .english) photos. None of these were added." },
    tooManyWaiting: {
      "Your photos that aren't in a post yet can take up to \($0, in: .english) MB. Publish or delete some of them first."
    })
}

extension SocialErrorStrings.Archives {
  static let english = Self(
    empty: "Enter a file name.",
    missing: "File not found. Check the path.",
    taken:
      "A file or folder with that name already exists. Choose another name; only an earlier archive can be replaced.",
    malformed: "The archive is damaged or incomplete. Download it again.",
    unsupported: {
      "This isn't an archive \($0) can read. Use an archive from \($0) or Mastodon, or a CSV file from Mastodon."
    },
    unsafe:
      "The archive isn't safe: it contains links, or names that point outside it. Nothing was unpacked.",
    tooLarge: { "The archive is too large. Unpacked, it can take up to \($0, in: .english) MB." })
}

extension SocialErrorStrings.Backups {
  static let english = Self(
    taken:
      "A file or folder with that name already exists. Choose another name; only an earlier backup can be replaced.",
    unsupported: { "This isn't a \($0) backup. Nothing was restored." },
    malformed: "The backup is damaged or incomplete. Nothing was restored.",
    unsafe: "The backup isn't safe: it contains links, or names that point outside it. Nothing was restored.",
    networkExists:
      "There's already a network here, and it was left as it is. Restore into a new folder or an empty database.",
    otherDatabase:
      "Restore a backup of a PostgreSQL database into an empty PostgreSQL database, and any other backup into a folder.",
    inUse: {
      "The data is in use, so nothing was restored. Quit \($0) in every window, then try again."
    },
    newerVersion: {
      "The backup was created by a newer version of \($0). Nothing was restored. Update \($0), then try again."
    })
}

extension SocialErrorStrings.Database {
  static let english = Self(
    malformed: "That's not a database address. Use the form postgres://name@host/database.",
    networkExists:
      "This database already has people in it and was left as it is. A demo network needs an empty database.",
    unsafe: {
      "The database server doesn't apply the settings that protect your data, so \($0) won't use it. The log names the settings."
    })
}

extension SocialErrorStrings.Apps {
  static let english = Self(
    unknown: "This app isn't registered here, or its secret is wrong.",
    noSuchScope: "The app asks for a scope that doesn't exist.",
    tooManyScopes: "The app asks for more than it was registered for.",
    malformedRedirect:
      "A redirect address must be complete, like https://example.org/signed-in, without a # part.",
    unsafeRedirect: "A redirect address can't begin with javascript:, vbscript:, data: or blob:.",
    otherRedirect: "This isn't one of the app's redirect addresses.",
    malformedWebsite: "Enter a web address like https://example.org.",
    wrongAuthorization: "The authorization code is wrong, has expired or was already used.",
    unsupportedChallenge: "The code challenge must use the method S256.")
}

extension SocialErrorStrings.Mail {
  static let english = Self(
    noSender:
      "No email is sent for this database yet. Ask the administrator to choose a device to send it.",
    toolMissing: {
      "This device has no program that sends email (sendmail). Install one, such as the package \($0), set it up, then try again."
    })
}
