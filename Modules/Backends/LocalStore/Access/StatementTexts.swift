import AppValues
package import SocialDatabase
import Synchronization

/// Keeps statements whose text depends on little, since that of a home page is assembled from a dozen parts.
package final class StatementTexts: Sendable {
  /// What the text of a statement depends on. There are few of each, so all are kept.
  private enum Key: Hashable {
    case page(Selection, KnownRows.Kind)
    case rows(KnownRows)
  }

  private let known = Mutex<[Key: SQL]>([:])

  package init() {}

  /// The statement for a selection, its values still to be bound.
  ///
  /// - Parameter kind: What is read of the items.
  package func statement(_ selection: Selection, _ kind: KnownRows.Kind, _ make: () -> SQL) -> SQL {
    statement(.page(selection, kind), make)
  }

  /// The statement for rows that are known by their ids, its values still to be bound.
  package func statement(_ rows: KnownRows, _ make: () -> SQL) -> SQL {
    statement(.rows(rows), make)
  }

  private func statement(_ key: Key, _ make: () -> SQL) -> SQL {
    if let statement = known.withLock({ $0[key] }) { return statement }
    let statement = make()
    known.withLock { $0[key] = statement }
    return statement
  }
}

/// A statement that reads rows by their ids.
package struct KnownRows: Hashable {
  /// Which rows.
  package enum Kind: Hashable {
    case people, items
    /// Items in outline.
    case outlines
    /// People without what is between them and the viewer.
    case profiles

    /// Which of the viewer's limits apply. Mutes hide nothing that is looked up, but for what is quoted.
    fileprivate func limits(of limits: Visible.Limits) -> Visible.Limits {
      switch self {
      case .people, .items: limits
      case .outlines: limits.forLookingUp
      case .profiles: .none
      }
    }
  }

  /// The parameter for the ids.
  package static let ids = SQLParameter<String>("ids")

  let kind: Kind
  let dialect: Dialect
  let limits: Visible.Limits
  /// The marks to look for on posts.
  let marks: RareMarks
}

extension Transaction {
  /// A statement that reads rows by their ids, put together once, with its values.
  ///
  /// - Parameter make: Makes the statement with a condition on the ids, for this viewer, and what they can see. The text
  ///   must depend on nothing else; that for profiles not even on the viewer.
  package func statement(
    for kind: KnownRows.Kind, _ column: SQL, in ids: [Int64], _ make: (SQL, SQL, Visible) -> SQL
  ) -> SQL {
    let isOfViewer = kind != .profiles
    let limits = kind.limits(of: limits)
    let rows = KnownRows(kind: kind, dialect: dialect, limits: limits, marks: isOfViewer ? rareMarks : .none)
    let statement = texts.statement(rows) {
      make(
        dialect.contains(column, list: "\(KnownRows.ids)"), "\(Selection.viewer)",
        Visible(to: "\(Selection.viewer)", within: limits, at: "\(Selection.now)"))
    }
    var values = [KnownRows.ids.value(dialect.list(ids))]
    if isOfViewer { values.append(Selection.viewer.value(viewer)) }
    if limits.mutes { values.append(Selection.now.value(now.milliseconds)) }
    return statement.binding(values)
  }
}
