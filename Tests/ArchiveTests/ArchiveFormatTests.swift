import AppValues
import Entities
import Testing

@testable import Archive

@Suite struct ArchiveFormatTests {
  private func line(_ post: ArchivedPost) throws -> String {
    String(decoding: try ArchiveFormat.line(.post(post)), as: UTF8.self)
  }

  @Test func aPostIsWrittenAsHelpSays() throws {
    let post = ArchivedPost(
      key: SourceKey("k"), content: PostContent("Hello/日本"),
      createdAt: Timestamp(milliseconds: 1_577_836_800_123))
    #expect(
      try line(post) == """
        {"createdAt":"2020-01-01T00:00:00.123Z","isPinned":false,"isSensitive":false,"key":"k","photos":[],"text":"Hello/日本",\
        "visibility":"public"}
        """)
  }

  @Test func aPostIsWrittenWithEverythingThatItSays() throws {
    let time = Timestamp(milliseconds: 1_577_836_800_123)
    let post = ArchivedPost(
      key: SourceKey("k"),
      content: PostContent(
        "Hello", warning: "Ends", language: "ja", place: Place(name: "東京", latitude: 35.5, longitude: 139.5),
        photos: [
          ArchivedPhoto(file: "photos/cat.jpg", alt: "A cat", focus: PhotoFocus(x: 0.5, y: -1), id: ID("7"))
        ], isSensitive: true),
      createdAt: time, editedAt: time.adding(seconds: 1), visibility: .direct,
      replyTo: PostReference(key: SourceKey("p"), author: "ben"), isPinned: true,
      history: [
        ArchivedVersion(
          at: time,
          content: PostContent(
            "Hallo", place: Place(name: "京都", latitude: nil, longitude: nil),
            photos: [ArchivedPhoto(file: "photos/dog.jpg", alt: "")]))
      ])
    #expect(
      try line(post) == """
        {"createdAt":"2020-01-01T00:00:00.123Z","editedAt":"2020-01-01T00:00:01.123Z","history":[\
        {"at":"2020-01-01T00:00:00.123Z","isSensitive":false,"photos":[{"alt":"","file":"photos/dog.jpg"}],\
        "place":{"name":"京都"},"text":"Hallo"}],"isPinned":true,"isSensitive":true,"key":"k","language":"ja",\
        "photos":[{"alt":"A cat","file":"photos/cat.jpg","focus":{"x":0.5,"y":-1}}],\
        "place":{"latitude":35.5,"longitude":139.5,"name":"東京"},"replyTo":{"author":"ben","key":"p"},\
        "text":"Hello","visibility":"direct","warning":"Ends"}
        """)
  }

  @Test func whatALineDoesNotSayIsNotThere() throws {
    let line = #"{"createdAt":"2020-01-01T00:00:00.123Z","key":"k","text":"a","visibility":"public"}"#
    let expected = ArchivedPost(
      key: SourceKey("k"), content: PostContent("a"), createdAt: Timestamp(milliseconds: 1_577_836_800_123))
    #expect(ArchiveFormat.record(.posts, Array(line.utf8)) == .post(expected))
    let silent = #"{"createdAt":"2020-01-01T00:00:00.123Z","key":"k","visibility":"public"}"#
    #expect(ArchiveFormat.record(.posts, Array(silent.utf8)) == nil)
  }
}
