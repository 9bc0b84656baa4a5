import AppValues
import Entities
import SocialOfflineStore

extension ReadingCache {
  /// A page of a list as it's read now; while the server can't be reached, as it was read last, with its age.
  ///
  /// Throws what `read` throws, unless the page is known from before.
  ///
  /// - Parameters:
  ///   - list: The list, by a name that's the same each time.
  ///   - request: The page that is asked for.
  ///   - read: Asks the server for it.
  func page<Row: Codable & Sendable>(
    of list: String, _ request: PageRequest, read: () async throws(AppError) -> Page<Row>
  ) async throws(AppError) -> Page<Row> {
    do throws(AppError) {
      let page = try await read()
      await keepUnlessGlance(page, of: list, request)
      return page
    } catch {
      guard error.isOutOfReach, let kept = try await page(of: list, request, rows: Row.self) else {
        throw error
      }
      return kept
    }
  }

  /// The same, but an empty page where none is known from before: what it belongs to is shown without it.
  func pageOrNone<Row: Codable & Sendable>(
    of list: String, _ request: PageRequest, read: () async throws(AppError) -> Page<Row>
  ) async throws(AppError) -> Page<Row> {
    do throws(AppError) {
      return try await page(of: list, request, read: read)
    } catch {
      guard error.isOutOfReach else { throw error }
      return Page(items: [], older: nil, newer: nil)
    }
  }

  /// A page of people, likewise. Each is kept once, whichever lists they're in.
  func people(
    of list: String, _ request: PageRequest, read: () async throws(AppError) -> Page<User>
  ) async throws(AppError) -> Page<User> {
    do throws(AppError) {
      let page = try await read()
      await keep(page.items)
      await keepUnlessGlance(page.map(\.id), of: list, request)
      return page
    } catch {
      guard error.isOutOfReach, let kept = try await page(of: list, request, rows: ID<User>.self) else {
        throw error
      }
      let people = try await self.people(kept.items)
      return Page(
        items: kept.items.compactMap { people[$0] }, older: kept.older, newer: kept.newer,
        readAt: kept.readAt)
    }
  }

  /// Keeps a page, unless it's a glance at the top of a list of which more is kept.
  private func keepUnlessGlance<Row: Codable & Sendable>(
    _ page: Page<Row>, of list: String, _ request: PageRequest
  ) async {
    if request.limit < PageRequest().limit, page.older != nil {
      do throws(AppError) {
        let kept = try await self.page(of: list, request, rows: Row.self)
        if let kept, kept.items.count > page.items.count { return }
      } catch {
        // What can't be read is replaced.
      }
    }
    await keep(page, of: list, request)
  }
}
