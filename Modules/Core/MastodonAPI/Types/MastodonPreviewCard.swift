/// A preview of a link.
public struct MastodonPreviewCard: WireValue, Hashable {
  /// The address, the title and the description of the page.
  public var url, title, description: String
  /// `link`, `photo`, `video` or `rich`.
  public var type: String
  /// The author and the publisher of the page; empty if unknown.
  public var authorName, authorURL, providerName, providerURL: String
  /// The address of an image.
  public var image: String?

  /// A preview; without an image by default.
  public init(
    url: String, title: String, description: String = "", type: String = "link", authorName: String = "",
    authorURL: String = "", providerName: String = "", providerURL: String = "", image: String? = nil
  ) {
    self.url = url
    self.title = title
    self.description = description
    self.type = type
    self.authorName = authorName
    self.authorURL = authorURL
    self.providerName = providerName
    self.providerURL = providerURL
    self.image = image
  }

  enum CodingKeys: String, CodingKey {
    case url, title, description, type
    case authorName = "author_name"
    case authorURL = "author_url"
    case providerName = "provider_name"
    case providerURL = "provider_url"
    case html, width, height, image
    case embedURL = "embed_url"
    case blurhash
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      url: try values.required(.url), title: values.text(.title), description: values.text(.description),
      type: values.text(.type, or: "link"), authorName: values.text(.authorName),
      authorURL: values.text(.authorURL), providerName: values.text(.providerName),
      providerURL: values.text(.providerURL), image: values.optionalText(.image))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.url, url)
      members.write(.title, title)
      members.write(.description, description)
      members.write(.type, type)
      members.write(.authorName, authorName)
      members.write(.authorURL, authorURL)
      members.write(.providerName, providerName)
      members.write(.providerURL, providerURL)
      members.write(.html, "")
      members.write(.width, 0)
      members.write(.height, 0)
      members.write(.image, image)
      members.write(.embedURL, "")
      members.write(.blurhash, String?.none)
    }
  }
}
