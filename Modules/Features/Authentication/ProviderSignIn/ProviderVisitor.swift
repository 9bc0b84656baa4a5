public import AppScreens
public import AppValues

/// A visit to a provider that is under way, as people are told of it.
public struct ProviderVisitState: Equatable, Sendable {
  /// The address of the provider's page.
  public var page: String
  /// The code to enter there; nil where a browser of this device was opened.
  public var code: String?
  /// The page as a picture, for the camera of another device; nil where none can be drawn.
  public var picture: QRCode?

  /// A state to preview, or to draw in a test.
  public init(page: String, code: String? = nil, picture: QRCode? = nil) {
    self.page = page
    self.code = code
    self.picture = picture
  }
}

/// Leads someone to a provider, and waits until they have signed in there.
@MainActor
public struct ProviderVisitor {
  let visits: any ProviderVisits
  let opener: LinkOpener
  let pages: BrowserPages
  let codes: QRCodeMaker

  /// - Parameters:
  ///   - visits: Goes to providers.
  ///   - opener: Opens their pages.
  ///   - pages: What the browser shows once it has come back.
  ///   - codes: Makes QR codes of their pages.
  public init(visits: any ProviderVisits, opener: LinkOpener, pages: BrowserPages, codes: QRCodeMaker) {
    self.visits = visits
    self.opener = opener
    self.pages = pages
    self.codes = codes
  }

  /// The providers, in the order in which they're offered.
  public var providers: [SignInProvider] { visits.all }

  /// Whom the provider says they are.
  ///
  /// - Parameters:
  ///   - byCode: Whether they enter a code on another device; that is so as well where no browser can be opened here.
  ///   - show: Shows the visit while it's under way, and then nil.
  ///
  /// Throws as ``ProviderVisits/begin(at:_:)`` and ``StartedProviderVisit/identity()`` do.
  public func identity(
    at provider: SignInProvider.ID, byCode: Bool, show: (ProviderVisitState?) -> Void
  ) async throws(AppError) -> ProviderIdentity {
    let visit = try await begin(at: provider, byCode: byCode)
    let picture = visit.code == nil ? nil : await codes.code(of: visit.page)
    show(ProviderVisitState(page: visit.page, code: visit.code, picture: picture))
    defer { show(nil) }
    do throws(AppError) {
      let identity = try await visit.identity()
      await visit.end()
      return identity
    } catch {
      await visit.end()
      throw error
    }
  }

  private func begin(
    at provider: SignInProvider.ID, byCode: Bool
  ) async throws(AppError) -> any StartedProviderVisit {
    if !byCode, opener.isAvailable {
      let visit = try await visits.begin(at: provider, .browser(pages))
      if await opener.open(visit.page) { return visit }
      await visit.end()
    }
    return try await visits.begin(at: provider, .code)
  }
}
