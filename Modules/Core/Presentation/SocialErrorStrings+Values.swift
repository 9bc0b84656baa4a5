import AppValues
import Entities

// What some values have words of their own for when they are not acceptable; nil for the rest.
extension SocialErrorStrings {
  func explainAccount(_ field: InputField, _ rule: InputRule) -> String? {
    switch (field, rule) {
    case (.credentials, _): account.credentials
    case (.email, .malformed): account.malformedEmail
    case (.handle, .malformed): account.malformedHandle
    case (.birthday, .malformed): account.malformedBirthday
    case (.birthday, .outOfRange): account.impossibleBirthday
    case (.account, .wrong): account.notSignedIn
    case (.code, .malformed): account.malformedCode
    case (.code, .wrong): account.wrongCode
    default: nil
    }
  }

  func explainWriting(_ field: InputField, _ rule: InputRule) -> String? {
    switch (field, rule) {
    case (.text, .empty): writing.empty
    case (.text, .malformed): writing.notUTF8
    case (.text, .tooLarge(let maximum, let excess)), (.textWithWarning, .tooLarge(let maximum, let excess)),
      (.bio, .tooLarge(let maximum, let excess)):
      writing.tooLarge(fields.name(of: field) ?? "", maximum, excess)
    case (.link, .malformed): writing.malformedLink
    case (.hashtag, .malformed): writing.malformedHashtag
    case (.hashtags, .outOfRange): writing.tooManyHashtags(Hashtag.maximumFollowed)
    case (.hashtags, .tooLong(let maximum, _)): writing.tooManyFeaturedHashtags(maximum)
    case (.pins, .tooLong(let maximum, _)): writing.tooManyPins(maximum)
    case (.duration, .malformed): writing.malformedDuration
    case (.duration, .outOfRange): writing.durationOutOfRange
    case (.hours, .malformed): writing.malformedHours
    default: nil
    }
  }

  /// Lists of people, and reports.
  func explainCollection(_ field: InputField, _ rule: InputRule) -> String? {
    switch (field, rule) {
    case (.lists, .outOfRange): lists.tooMany(UserList.maximumCount)
    case (.people, .outOfRange): lists.tooManyPeople(UserList.maximumMembers)
    case (.list, .wrong): lists.noSuchName
    case (.list, .taken): lists.nameTaken
    case (.report, .missing): reports.noSuchReport
    case (.posts, .tooLong(let maximum, _)): reports.tooManyPosts(maximum)
    case (.posts, .wrong): reports.otherAuthor
    default: nil
    }
  }

  /// Settings of a post, of a profile and for sending email.
  func explainSetting(_ field: InputField, _ rule: InputRule) -> String? {
    switch (field, rule) {
    case (.language, .malformed): writing.malformedLanguage
    case (.place, .malformed): writing.malformedPlace
    case (.latitude, .outOfRange): writing.latitudeOutOfRange
    case (.longitude, .outOfRange): writing.longitudeOutOfRange
    case (.latitude, .empty), (.longitude, .empty): writing.malformedCoordinates
    case (.visibility, .outOfRange): writing.commentTooVisible
    case (.fields, .tooLong(let maximum, _)): profile.tooManyFields(maximum)
    case (.fields, .malformed): profile.malformedField
    case (.visibility, .unsupported): profile.directByDefault
    case (.mail, .missing): mail.noSender
    case (.mail, .toolMissing(let package)): mail.toolMissing(package)
    default: nil
    }
  }
}

extension SocialErrorStrings.Apps {
  func explain(_ field: InputField, _ rule: InputRule) -> String? {
    switch (field, rule) {
    case (.app, .wrong): unknown
    case (.scopes, .unsupported): noSuchScope
    case (.scopes, .outOfRange): tooManyScopes
    case (.redirect, .malformed): malformedRedirect
    case (.redirect, .unsupported): unsafeRedirect
    case (.redirect, .wrong): otherRedirect
    case (.website, .malformed): malformedWebsite
    case (.authorization, .wrong): wrongAuthorization
    case (.challenge, .unsupported): unsupportedChallenge
    default: nil
    }
  }
}

extension SocialErrorStrings.Fields {
  /// The name of a field; nil if it isn't one of a social network.
  func name(of field: InputField) -> String? {
    switch field {
    case .email: email
    case .password: password
    case .handle: handle
    case .birthday: birthday
    case .credentials: credentials
    case .text: text
    case .textWithWarning: textWithWarning
    case .key: key
    case .account: account
    case .photo: photo
    case .photos: photos
    case .alt: alt
    case .place: place
    case .latitude: latitude
    case .longitude: longitude
    case .warning: warning
    case .visibility: visibility
    case .pins: pins
    case .hashtag: hashtag
    case .hashtags: hashtags
    case .list: list
    case .lists: lists
    case .people: people
    case .duration: duration
    case .hours: hours
    case .code: code
    case .bio: bio
    case .label: label
    case .value: value
    case .note: note
    case .report: report
    case .reason: reason
    case .posts: posts
    case .fields: fields
    case .app: app
    case .scopes: scopes
    case .redirect: redirect
    case .website: website
    case .authorization: authorization
    case .challenge: challenge
    case .verifier: verifier
    default: nil
    }
  }
}
