/// Limits of a profile. Lengths are in characters.
public struct MastodonAccountLimits: WireValue, Hashable {
  /// The maximum lengths of the display name and the bio.
  public var maxDisplayNameLength, maxNoteLength: Int
  /// The maximum lengths of the descriptions of the pictures.
  public var maxAvatarDescriptionLength, maxHeaderDescriptionLength: Int
  /// The maximum numbers of hashtags, pinned statuses and fields on a profile.
  public var maxFeaturedTags, maxPinnedStatuses, maxProfileFields: Int
  /// The maximum lengths of the name and the value of a field.
  public var profileFieldNameLimit, profileFieldValueLimit: Int

  /// Mastodon's limits by default.
  public init(
    maxDisplayNameLength: Int = 30, maxNoteLength: Int = 500, maxAvatarDescriptionLength: Int = 150,
    maxHeaderDescriptionLength: Int = 150, maxFeaturedTags: Int = 10, maxPinnedStatuses: Int = 5,
    maxProfileFields: Int = 4, profileFieldNameLimit: Int = 255, profileFieldValueLimit: Int = 255
  ) {
    self.maxDisplayNameLength = maxDisplayNameLength
    self.maxNoteLength = maxNoteLength
    self.maxAvatarDescriptionLength = maxAvatarDescriptionLength
    self.maxHeaderDescriptionLength = maxHeaderDescriptionLength
    self.maxFeaturedTags = maxFeaturedTags
    self.maxPinnedStatuses = maxPinnedStatuses
    self.maxProfileFields = maxProfileFields
    self.profileFieldNameLimit = profileFieldNameLimit
    self.profileFieldValueLimit = profileFieldValueLimit
  }

  enum CodingKeys: String, CodingKey {
    case maxDisplayNameLength = "max_display_name_length"
    case maxNoteLength = "max_note_length"
    case maxAvatarDescriptionLength = "max_avatar_description_length"
    case maxHeaderDescriptionLength = "max_header_description_length"
    case maxFeaturedTags = "max_featured_tags"
    case maxPinnedStatuses = "max_pinned_statuses"
    case maxProfileFields = "max_profile_fields"
    case profileFieldNameLimit = "profile_field_name_limit"
    case profileFieldValueLimit = "profile_field_value_limit"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    maxDisplayNameLength = values.count(.maxDisplayNameLength, or: maxDisplayNameLength)
    maxNoteLength = values.count(.maxNoteLength, or: maxNoteLength)
    maxAvatarDescriptionLength = values.count(.maxAvatarDescriptionLength, or: maxAvatarDescriptionLength)
    maxHeaderDescriptionLength = values.count(.maxHeaderDescriptionLength, or: maxHeaderDescriptionLength)
    maxFeaturedTags = values.count(.maxFeaturedTags, or: maxFeaturedTags)
    maxPinnedStatuses = values.count(.maxPinnedStatuses, or: maxPinnedStatuses)
    maxProfileFields = values.count(.maxProfileFields, or: maxProfileFields)
    profileFieldNameLimit = values.count(.profileFieldNameLimit, or: profileFieldNameLimit)
    profileFieldValueLimit = values.count(.profileFieldValueLimit, or: profileFieldValueLimit)
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.maxDisplayNameLength, maxDisplayNameLength)
      members.write(.maxNoteLength, maxNoteLength)
      members.write(.maxAvatarDescriptionLength, maxAvatarDescriptionLength)
      members.write(.maxHeaderDescriptionLength, maxHeaderDescriptionLength)
      members.write(.maxFeaturedTags, maxFeaturedTags)
      members.write(.maxPinnedStatuses, maxPinnedStatuses)
      members.write(.maxProfileFields, maxProfileFields)
      members.write(.profileFieldNameLimit, profileFieldNameLimit)
      members.write(.profileFieldValueLimit, profileFieldValueLimit)
    }
  }
}

/// Limits of a status.
public struct MastodonStatusLimits: WireValue, Hashable {
  /// The maximum length of a text, the maximum number of photos, and the number of characters that a link counts as,
  /// whatever its length.
  public var maxCharacters, maxMediaAttachments, charactersReservedPerURL: Int

  /// Mastodon's limits by default.
  public init(maxCharacters: Int = 500, maxMediaAttachments: Int = 4, charactersReservedPerURL: Int = 23) {
    self.maxCharacters = maxCharacters
    self.maxMediaAttachments = maxMediaAttachments
    self.charactersReservedPerURL = charactersReservedPerURL
  }

  enum CodingKeys: String, CodingKey {
    case maxCharacters = "max_characters"
    case maxMediaAttachments = "max_media_attachments"
    case charactersReservedPerURL = "characters_reserved_per_url"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    maxCharacters = values.count(.maxCharacters, or: maxCharacters)
    maxMediaAttachments = values.count(.maxMediaAttachments, or: maxMediaAttachments)
    charactersReservedPerURL = values.count(.charactersReservedPerURL, or: charactersReservedPerURL)
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.maxCharacters, maxCharacters)
      members.write(.maxMediaAttachments, maxMediaAttachments)
      members.write(.charactersReservedPerURL, charactersReservedPerURL)
    }
  }
}
