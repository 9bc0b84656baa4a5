import Entities
import Profile

extension JSONForms {
  static let reportedPost = JSONForm<Report.Post>(
    name: "reported post (of a report)",
    keys: [
      .init("id", "of the post, which may be gone") { .string($0.id.rawValue) },
      .init("text", "what it said when it was reported") { .string($0.text) },
      .init("warning", "the content warning that it had, or null") { JSONValue($0.warning) },
    ])

  static let report = JSONForm<Report>(
    name: "report (of reports)",
    keys: [
      .init("id", "for reports --done") { .string($0.id.rawValue) },
      .init("person", "author: whom it is about") { author.document($0.person) },
      .init("reporter", "author: who made it, or null when they have deleted their account") {
        $0.reporter.map(author.document) ?? .null
      },
      .init("reason", "plain text") { .string($0.reason) },
      .init("posts", "reported posts") { .array($0.posts.map(reportedPost.document)) },
      .init("createdAt", "time") { time($0.createdAt) },
      .init("closedAt", "time when it was dealt with, or null") { $0.closedAt.map(time) ?? .null },
    ])
}
