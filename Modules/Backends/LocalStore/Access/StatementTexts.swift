package import SocialDatabase
import Synchronization

/// Keeps statements whose text depends on little, since that of a home page is assembled from a dozen parts.
package final class StatementTexts: Sendable {
  private let known = Mutex<[Selection: SQL]>([:])

  package init() {}

  /// The statement for a selection, its values still to be bound.
  package func statement(_ selection: Selection, _ make: () -> SQL) -> SQL {
    if let statement = known.withLock({ $0[selection] }) { return statement }
    let statement = make()
    known.withLock { $0[selection] = statement }
    return statement
  }
}
