import AppValues
import Entities
import Foundation
import HTTPTypes
import MastodonAPI
import PostText
import SocialHTMLReading
import SocialTestSupport
import Testing

@testable import SocialServer

/// The corpus through every reader of texts that a server has; several lines in each call.
@Suite("Texts in all scripts")
struct TextCorpusTests {
  private static let people: Set = ["mar", "ole"]
  private static let host = "social.example"

  @Test("are posts with their links, people and hashtags, for apps and on pages, and are found by hashtags")
  func posts() async throws {
    try await ServerWorld.with { world in
      let mar = try await world.join("mar")
      _ = try await world.join("ole")
      var posts: [String: [String]] = [:]
      for samples in Self.batches {
        let status = try await mar.call(
          .post, "/api/v1/statuses", form: ["status": Self.text(samples)]
        ).value(MastodonStatus.self)
        Self.expect(status.content, shows: samples, naming: Self.people)
        let mentions = samples.flatMap(\.mentions).compactMap(Self.person).map { $0.lowercased() }
        let tags = samples.flatMap(\.hashtags).map(HashtagName.folded)
        #expect(status.mentions.map(\.acct) == mentions.uniqued, "\(Self.text(samples))")
        #expect(status.tags.map(\.name) == tags.uniqued, "\(Self.text(samples))")
        let page = try await world.call(.get, "/@mar/\(status.id)")
        #expect(page.text.contains(Self.onPages(status.content)), "\(Self.text(samples))")
        for tag in Set(tags) { posts[tag, default: []].append(status.id) }
      }
      for (tag, ids) in posts { try await expect(tag.percentEncoded, on: ids, in: world) }
    }
  }

  /// Expects a hashtag to be found, and to lead to posts.
  private func expect(_ tag: String, on ids: [String], in world: ServerWorld) async throws {
    let found = try await world.call(.get, "/api/v2/search?type=hashtags&q=%23\(tag)").value(
      MastodonSearchResults.self)
    #expect(found.hashtags.contains { $0.url == "https://social.example/tags/\(tag)" }, "\(tag)")
    let timeline = try await world.call(.get, "/api/v1/timelines/tag/\(tag)?limit=40").value(
      [MastodonStatus].self)
    #expect(timeline.map(\.id) == ids.reversed(), "\(tag)")
  }

  @Test("are notes and fields of a profile with their links and hashtags")
  func profiles() async throws {
    try await ServerWorld.with { world in
      let mar = try await world.join("mar")
      for (number, samples) in Self.batches.enumerated() {
        // What doesn't fit into the fields is in the note, as everything is.
        let fields = samples.dropFirst(4 * (number % 2)).prefix(4)
        let form: [String: Any] = [
          "note": Self.text(samples),
          "fields_attributes": fields.map { ["name": "about", "value": $0.text] },
        ]
        let json = String(decoding: try JSONSerialization.data(withJSONObject: form), as: UTF8.self)
        let account = try await mar.call(.patch, "/api/v1/accounts/update_credentials", json: json).value(
          MastodonAccount.self)
        Self.expect(account.note, shows: samples)
        #expect(account.fields.count == fields.count)
        for (field, sample) in zip(account.fields, fields) { Self.expect(field.value, shows: [sample]) }
        let page = try await world.call(.get, "/@mar").text
        #expect(page.contains(Self.onPages(account.note)), "\(Self.text(samples))")
      }
    }
  }

  @Test("come back from HTML as they were written")
  func reading() throws {
    let (site, authors) = try own()
    let names = Dictionary(uniqueKeysWithValues: authors.map { (site.profile(of: $0.handle), $0.handle) })
    for sample in TextCorpus.samples {
      let html = ContentHTML(on: site, mentioning: authors).html(of: sample.text)
      let expected = Self.text(of: sample, naming: Self.people) { "@\($0)" }
      #expect(HTMLReader().read(html, naming: names) == ReadText(text: expected), "\(sample.reason)")
    }
  }

  @Test("come back from HTML elsewhere with the server of each person")
  func imports() throws {
    let (site, authors) = try own()
    for sample in TextCorpus.samples {
      let html = ContentHTML(on: site, mentioning: authors).html(of: sample.text)
      let found = PostText(HTMLReader().read(html).text).parts.filter { $0.kind != .plain }.map {
        String($0.text)
      }
      let expected = sample.found.map { Self.shown($0, naming: Self.people) { "@\($0)@\(Self.host)" } }
      #expect(found == expected, "\(sample.text): \(sample.reason)")
    }
  }

  private func own() throws -> (site: Site, authors: [Author]) {
    let site = try #require(Site("https://\(Self.host)"))
    return (site, Self.people.map { Author(id: ID($0), handle: $0, name: $0, avatar: nil) })
  }

  // MARK: The corpus

  /// As many lines as a post and a note have room for.
  private static let batches: [[TextCorpus.Sample]] = TextCorpus.samples.reduce(into: [[]]) {
    batches, sample in
    let last = batches[batches.count - 1]
    if text(last + [sample]).count > 400 {
      batches.append([sample])
    } else {
      batches[batches.count - 1].append(sample)
    }
  }

  private static func text(_ samples: [TextCorpus.Sample]) -> String {
    samples.map(\.text).joined(separator: "\n")
  }

  /// The handle of someone here, as written.
  private static func person(_ name: String) -> String? {
    let parts = name.split(separator: "@")
    let isHere = parts.count == 1 || parts[1].lowercased() == host
    return isHere && people.contains(parts[0].lowercased()) ? String(parts[0]) : nil
  }

  /// How HTML shows a part: the signs are no longer full-width, and people here go without a host.
  private static func shown(_ part: String, naming people: Set<String>, as mention: (String) -> String)
    -> String
  {
    let name = String(part.dropFirst())
    switch part.first {
    case "#", "＃": return "#\(name)"
    case "@", "＠": return people.isEmpty ? part : person(name).map(mention) ?? part
    default: return part
    }
  }

  /// How HTML shows a text.
  private static func text(
    of sample: TextCorpus.Sample, naming people: Set<String>, as mention: (String) -> String
  ) -> String {
    var (text, rest) = ("", sample.text[...])
    for part in sample.found {
      guard let range = rest.range(of: part, options: .literal) else { break }
      text += String(rest[..<range.lowerBound]) + shown(part, naming: people, as: mention)
      rest = rest[range.upperBound...]
    }
    return text + String(rest)
  }

  /// How pages have it: with addresses of their own server.
  private static func onPages(_ html: String) -> String {
    html.replacing("href=\"https://\(host)/", with: "href=\"/")
  }

  private static func expect(
    _ html: String, shows samples: [TextCorpus.Sample], naming people: Set<String> = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let lines = samples.map { text(of: $0, naming: people) { "@\($0)" } }
    let shown = ShownHTML(html)
    #expect(shown.lines == lines, sourceLocation: sourceLocation)
    #expect(shown.links == samples.flatMap(\.links), sourceLocation: sourceLocation)
    #expect(shown.hashtags == samples.flatMap(\.hashtags), sourceLocation: sourceLocation)
    let mentions = people.isEmpty ? [] : samples.flatMap(\.mentions).compactMap(person)
    #expect(shown.mentions == mentions, sourceLocation: sourceLocation)
  }
}

/// What someone sees of HTML, and can open.
private struct ShownHTML {
  let lines, links, hashtags, mentions: [String]

  init(_ html: String) {
    let paragraphs = html.replacing("</p><p>", with: "\n\n").replacing("<br>", with: "\n")
    lines = Self.plain(paragraphs.replacing(/<[^>]*>/, with: "")).components(separatedBy: "\n")
    links = html.matches(of: /<a href="([^"]*)" target="_blank" rel="nofollow noopener">([^<]*)<\/a>/).map {
      $0.1 == $0.2 ? Self.plain(String($0.1)) : "differs"
    }
    hashtags = html.matches(of: /class="mention hashtag" rel="tag">#<span>([^<]*)<\/span>/).map {
      String($0.1)
    }
    mentions = html.matches(of: /class="u-url mention">@<span>([^<]*)<\/span>/).map { String($0.1) }
  }

  private static func plain(_ html: String) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")].reduce(html) {
      $0.replacing($1.0, with: $1.1)
    }
  }
}

extension [String] {
  /// Each once, where it comes first.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
