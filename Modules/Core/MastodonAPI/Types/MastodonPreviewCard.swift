public import AppValues

/// A preview of a link.
public struct MastodonPreviewCard: WireValue, Hashable {
  /// The address, the title and the description of the page.
  public var url, title, description: String
  /// `link`, `photo`, `video` or `rich`.
  public var type: String
  /// The author and the publisher of the page; empty if unknown.
  public var authorName, authorURL, providerName, providerURL: String
  /// What shows a video in a web page, as HTML from elsewhere, and its address; empty if there is none.
  public var html, embedURL: String
  /// The size of the image or the video, in pixels; 0 if unknown.
  public var width, height: Int
  /// The address of an image.
  public var image: String?
  /// The description of the image. Left out if nil.
  public var imageDescription: String?
  /// The Blurhash of the image.
  public var blurhash: String?
  /// The language of the page, and when it was published. Left out if nil.
  public var language: String?, publishedAt: Timestamp?
  /// The people who wrote it. Left out if there are none.
  public var authors: [MastodonCardAuthor]
  /// How often the link was shared by day, in a list of trends. Left out if nil.
  public var history: [MastodonTagDay]?

  /// A preview; without an image by default.
  public init(
    url: String, title: String, description: String = "", type: String = "link", authorName: String = "",
    authorURL: String = "", providerName: String = "", providerURL: String = "", html: String = "",
    embedURL: String = "", width: Int = 0, height: Int = 0, image: String? = nil,
    imageDescription: String? = nil, blurhash: String? = nil, language: String? = nil,
    publishedAt: Timestamp? = nil, authors: [MastodonCardAuthor] = [], history: [MastodonTagDay]? = nil
  ) {
    self.url = url
    self.title = title
    self.description = description
    self.type = type
    self.authorName = authorName
    self.authorURL = authorURL
    self.providerName = providerName
    self.providerURL = providerURL
    self.html = html
    self.embedURL = embedURL
    self.width = width
    self.height = height
    self.image = image
    self.imageDescription = imageDescription
    self.blurhash = blurhash
    self.language = language
    self.publishedAt = publishedAt
    self.authors = authors
    self.history = history
  }
}

extension MastodonPreviewCard {
  enum CodingKeys: String, CodingKey {
    case url, title, description, language, type
    case authorName = "author_name"
    case authorURL = "author_url"
    case providerName = "provider_name"
    case providerURL = "provider_url"
    case html, width, height, image
    case imageDescription = "image_description"
    case embedURL = "embed_url"
    case blurhash
    case publishedAt = "published_at"
    case authors, history
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      url: try values.required(.url), title: values.text(.title), description: values.text(.description),
      type: values.text(.type, or: "link"), authorName: values.text(.authorName),
      authorURL: values.text(.authorURL), providerName: values.text(.providerName),
      providerURL: values.text(.providerURL), html: values.text(.html), embedURL: values.text(.embedURL),
      width: values.count(.width), height: values.count(.height), image: values.optionalText(.image),
      imageDescription: values.optionalText(.imageDescription), blurhash: values.optionalText(.blurhash),
      language: values.optionalText(.language), publishedAt: values.instant(.publishedAt),
      authors: values.list(.authors), history: values.part(.history))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.url, url)
      members.write(.title, title)
      members.write(.description, description)
      members.writeIfPresent(.language, language)
      members.write(.type, type)
      members.write(.authorName, authorName)
      members.write(.authorURL, authorURL)
      members.write(.providerName, providerName)
      members.write(.providerURL, providerURL)
      members.write(.html, html)
      members.write(.width, width)
      members.write(.height, height)
      members.write(.image, image)
      members.writeIfPresent(.imageDescription, imageDescription)
      members.write(.embedURL, embedURL)
      members.write(.blurhash, blurhash)
      members.writeIfPresent(.publishedAt, publishedAt)
      if !authors.isEmpty { members.write(.authors, authors) }
      members.writeIfPresent(.history, history)
    }
  }
}

/// Someone who wrote a linked page.
public struct MastodonCardAuthor: WireValue, Hashable {
  /// The name, and the address of a page about them; empty if unknown.
  public var name, url: String
  /// Their account, if they have one.
  public var account: MastodonAccount?

  /// An author by name.
  public init(name: String, url: String = "", account: MastodonAccount? = nil) {
    self.name = name
    self.url = url
    self.account = account
  }

  enum CodingKeys: String, CodingKey {
    case name, url, account
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(name: values.text(.name), url: values.text(.url), account: values.part(.account))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.name, name)
      members.write(.url, url)
      members.write(.account, account)
    }
  }
}
