import AppValues
import Testing
import Todo

@testable import SocialTodoStore

struct TodoRecordTests {
  private let item = TodoItem(
    id: "a", description: "Buy milk", isDone: true, category: TodoCategory(rawValue: "Café"),
    due: CalendarDate(year: 2026, month: 2, day: 28), notes: "Two\n\"litres\"\\",
    createdAt: Timestamp(milliseconds: 5),
    updatedAt: Timestamp(milliseconds: 7))

  @Test func aTodoBecomesChangesAndTheseBecomeIt() throws {
    let record = try record(TodoRecord.changes(to: item, at: time(7)))
    #expect(record.item == item)
    #expect(record.fields.count == 6)
  }

  @Test func anEditChangesTheFieldsThatDifferOnly() throws {
    var edited = item
    edited.due = nil
    edited.isDone = false
    edited.updatedAt = Timestamp(milliseconds: 9)
    let changes = TodoRecord.changes(to: edited, from: item, at: try time(9))
    #expect(Set(changes.map(\.field)) == [.due, .done])
    #expect(try record(TodoRecord.changes(to: item, at: time(7)) + changes).item == edited)
  }

  @Test func oneWhoseDescriptionHasNotArrivedIsNotShown() throws {
    let changes = TodoRecord.changes(to: item, at: try time(7)).filter { $0.field != .description }
    #expect(try record(changes).item == nil)
  }

  @Test func aDeletedOneStaysDeletedWhateverIsEditedAndIsBroughtBackByUndoOnly() throws {
    var changes = TodoRecord.changes(to: item, at: try time(7))
    changes.append(TodoRecord.change("a", deleted: true, at: try time(8)))
    changes.append(FieldChange("a", .description, FieldValue("Edited elsewhere"), at: try time(9)))
    #expect(try record(changes).item == nil)
    #expect(try record(changes).isDeleted)
    changes.append(TodoRecord.change("a", deleted: false, at: try time(10)))
    #expect(try record(changes.reversed()).item?.description == "Edited elsewhere")
  }

  @Test func whatOtherVersionsWriteIsShownAsFarAsItCanBe() throws {
    var changes = TodoRecord.changes(to: item, at: try time(7))
    let long = String(repeating: "あ", count: 600)
    changes.append(FieldChange("a", .description, FieldValue("\u{1b}[2J" + long), at: try time(8)))
    changes.append(FieldChange("a", .category, FieldValue(7), at: try time(8)))
    changes.append(FieldChange("a", .due, FieldValue("2026-02-30"), at: try time(8)))
    let shown = try #require(try record(changes).item)
    #expect(shown.description == String(("[2J" + long).prefix(500)))
    #expect(shown.category == .personal)
    #expect(shown.due == nil)
  }

  private func record(_ changes: [FieldChange]) throws -> TodoRecord {
    var record = TodoRecord("a")
    for change in changes { record.apply(change) }
    return record
  }

  private func time(_ milliseconds: Int64) throws -> HybridTime {
    HybridTime(milliseconds: milliseconds, device: try .sample("1"))
  }
}
