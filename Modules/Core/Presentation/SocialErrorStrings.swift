/// The error messages of a social network, in one language.
public struct SocialErrorStrings: Sendable {
  public var subjects: Subjects
  public var fields: Fields
  public var account: Account
  public var writing: Writing
  public var profile: Profile
  public var lists: Lists
  public var reports: Reports
  public var photos: Photos
  public var archives: Archives
  public var backups: Backups
  public var database: Database
  public var mail: Mail
  public var apps: Apps
}

extension SocialErrorStrings {
  /// Errors about something known, such as a post that's being shared.
  public struct Subjects: Sendable {
    public var noSuchPost, deletedPost, noSuchPerson, deletedAccount: String
    public var notSharable, notPinnable, notEditable, notDeletable: String
    public var noFollowRequest, isOneself, isBlocked, notFollowable, notFeaturable: String
    public var notListable, noSuchList, noSuchNotice: String
    public var reportsOneself, noSuchReported, deletedReported: String
    public var noSuchFolder, folderReadOnly: String
  }

  /// The names of values, as they begin a sentence ("The handle").
  public struct Fields: Sendable {
    public var email, password, handle, birthday, credentials, text, textWithWarning, key, account: String
    public var photo, photos, alt, place, latitude, longitude, warning, visibility, pins: String
    public var hashtag, hashtags, list, lists, people, duration, hours, code, bio, label, value: String
    public var note, report, reason, posts, fields: String
    public var app, scopes, redirect, website, authorization, challenge, verifier: String
  }

  public struct Account: Sendable {
    public var credentials, malformedEmail, malformedHandle, malformedBirthday, impossibleBirthday: String
    /// The account isn't signed in on this device.
    public var notSignedIn: String
    public var malformedCode, wrongCode: String
    /// The saved sessions couldn't be read, so people have to sign in again.
    public var signInsAreLost: String
  }

  public struct Writing: Sendable {
    public var empty, notUTF8: String
    /// - Parameter name: The name of the text, one of the ``Fields``.
    public var tooLarge: @Sendable (_ name: String, _ maximum: Int, _ excess: Int) -> String
    public var malformedLink, malformedHashtag, malformedLanguage: String
    public var tooManyHashtags, tooManyFeaturedHashtags, tooManyPins: @Sendable (_ maximum: Int) -> String
    public var malformedPlace, malformedCoordinates, latitudeOutOfRange, longitudeOutOfRange: String
    public var commentTooVisible: String
    public var malformedDuration, durationOutOfRange, malformedHours: String
  }

  public struct Profile: Sendable {
    public var tooManyFields: @Sendable (_ maximum: Int) -> String
    public var malformedField, directByDefault: String
  }

  public struct Lists: Sendable {
    public var tooMany, tooManyPeople: @Sendable (_ maximum: Int) -> String
    public var noSuchName, nameTaken: String
  }

  public struct Reports: Sendable {
    public var noSuchReport: String
    public var tooManyPosts: @Sendable (_ maximum: Int) -> String
    public var otherAuthor: String
  }

  public struct Photos: Sendable {
    public var missing, unreadable, unsupported, malformed: String
    public var toolMissing: @Sendable (_ package: String) -> String
    public var gone, inPost: String
    public var tooMany: @Sendable (_ maximum: Int) -> String
    public var tooManyWaiting: @Sendable (_ megabytes: Int) -> String
  }

  public struct Archives: Sendable {
    public var empty, missing, taken, malformed: String
    public var unsupported: @Sendable (_ app: String) -> String
    public var unsafe: String
    public var tooLarge: @Sendable (_ megabytes: Int) -> String
  }

  public struct Backups: Sendable {
    public var taken: String
    public var unsupported: @Sendable (_ app: String) -> String
    public var malformed, unsafe, networkExists, otherDatabase: String
    public var inUse, newerVersion: @Sendable (_ app: String) -> String
  }

  public struct Database: Sendable {
    public var malformed, networkExists: String
    public var unsafe: @Sendable (_ app: String) -> String
  }

  /// Errors about apps that act on people's behalf.
  public struct Apps: Sendable {
    public var unknown, noSuchScope, tooManyScopes: String
    public var malformedRedirect, unsafeRedirect, otherRedirect, malformedWebsite: String
    public var wrongAuthorization, unsupportedChallenge: String
  }

  public struct Mail: Sendable {
    public var noSender: String
    public var toolMissing: @Sendable (_ package: String) -> String
  }
}
