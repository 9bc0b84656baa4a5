/// The indexes of a database, dropped while its tables are filled. Those that keys need stay.
struct IndexesSetAside {
  private let bare: any BareConnection
  private let definitions: [String]

  init(_ bare: any BareConnection, _ kind: StoreKind) throws {
    self.bare = bare
    let indexes =
      switch kind {
      case .sqlite:
        "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL ORDER BY name"
      case .postgreSQL:
        """
        SELECT indexname, indexdef FROM pg_indexes i WHERE schemaname = 'public'
          AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conname = i.indexname) ORDER BY indexname
        """
      }
    let found = try bare.prepare(indexes).rows([]) { (name: $0.text(0), definition: $0.text(1)) }
    definitions = found.map(\.definition)
    for index in found { try bare.run("DROP INDEX \(index.name)") }
  }

  func restore() throws {
    for definition in definitions { try bare.run(definition) }
  }
}
