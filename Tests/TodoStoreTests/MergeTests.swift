import AppValues
import SocialTestSupport
import Testing
import Todo

@testable import SocialTodoStore

/// The laws of merging, by records that differ in few fields and times, so that all ways to be equal come about.
struct MergeTests {
  private let rounds = Effort.rounds(500, full: 50_000)

  @Test func itIsCommutative() throws {
    var sample = ChangeSamples(seed: 1)
    for _ in rounds {
      let (one, other) = (sample.record(), sample.record())
      #expect(merged(one, other) == merged(other, one))
    }
  }

  @Test func itIsAssociative() throws {
    var sample = ChangeSamples(seed: 2)
    for _ in rounds {
      let (one, other, third) = (sample.record(), sample.record(), sample.record())
      #expect(merged(merged(one, other), third) == merged(one, merged(other, third)))
    }
  }

  @Test func itIsIdempotent() throws {
    var sample = ChangeSamples(seed: 3)
    for _ in rounds {
      let (one, other) = (sample.record(), sample.record())
      #expect(merged(one, one) == one)
      #expect(merged(merged(one, other), other) == merged(one, other))
    }
  }

  @Test func changesInAnyOrderAndAnyNumberOfTimesEndAlike() throws {
    var sample = ChangeSamples(seed: 4)
    for _ in rounds {
      let changes = (0..<20).map { _ in sample.change() }
      let again = (changes + changes.shuffled(using: &sample.generator).prefix(10)).shuffled(
        using: &sample.generator)
      let expected = applied(changes)
      #expect(applied(again) == expected)
      let half = applied(Array(again.prefix(15)))
      #expect(merged(applied(Array(again.dropFirst(15))), half) == expected)
      #expect(applied(expected.changes) == expected)
    }
  }

  @Test func theLaterOfTwoStays() throws {
    let device = try DeviceID.sample("1")
    let (early, late) = (
      HybridTime(milliseconds: 1, device: device), HybridTime(milliseconds: 2, device: device)
    )
    var record = TodoRecord("a")
    let taken = [
      record.apply(FieldChange("a", .description, FieldValue("late"), at: late)),
      record.apply(FieldChange("a", .description, FieldValue("early"), at: early)),
      record.apply(FieldChange("a", .notes, FieldValue("early"), at: early)),
    ]
    #expect(taken == [true, false, true])
    #expect(record.fields[.description]?.value.text == "late")
    #expect(record.fields[.notes]?.value.text == "early")
  }

  /// As after the data folder was copied to another machine.
  @Test func twoOfTheSameTimeAreDecidedByTheirBytes() throws {
    let time = HybridTime(milliseconds: 1, device: try .sample("1"))
    // The same text to Swift, but not the same bytes.
    let (composed, decomposed) = (FieldValue("\u{e9}"), FieldValue("e\u{301}"))
    let values = [composed, decomposed, FieldValue(true), FieldValue.none]
    for value in values {
      for other in values {
        let one = applied([
          FieldChange("a", .notes, value, at: time), FieldChange("a", .notes, other, at: time),
        ])
        let two = applied([
          FieldChange("a", .notes, other, at: time), FieldChange("a", .notes, value, at: time),
        ])
        #expect(one == two)
      }
    }
  }

  private func merged(_ one: TodoRecord, _ other: TodoRecord) -> TodoRecord {
    var merged = one
    merged.merge(other)
    return merged
  }

  private func applied(_ changes: [FieldChange]) -> TodoRecord {
    var record = TodoRecord("a")
    for change in changes { record.apply(change) }
    return record
  }
}

/// Changes of one todo, of few different ones.
struct ChangeSamples {
  var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func change() -> FieldChange {
    let fields = [TodoField.description, .done, .notes, .deleted, TodoField(rawValue: "newer")].compactMap(
      \.self)
    let values = [FieldValue("a"), FieldValue("b"), FieldValue(true), FieldValue(false), FieldValue.none]
    let device = DeviceID(
      rawValue: String(repeating: ["1", "2"].randomElement(using: &generator) ?? "1", count: 16))
    let time = HybridTime(
      milliseconds: .random(in: 0...2, using: &generator), counter: .random(in: 0...1, using: &generator),
      device: device ?? .random(using: &generator))
    return FieldChange(
      "a", fields.randomElement(using: &generator) ?? .done, values.randomElement(using: &generator) ?? .none,
      at: time)
  }

  mutating func record() -> TodoRecord {
    var record = TodoRecord("a")
    for _ in 0..<Int.random(in: 0...6, using: &generator) { record.apply(change()) }
    return record
  }
}
