import Testing

@testable import RecallUICore

/// A link leads to its object for as long as that lives, and to no other afterwards.
@Suite struct LinkTableTests {
  private final class Thing {
    let links: LinkTable<Thing>
    let place: LinkTable<Thing>.Place

    init(in links: LinkTable<Thing>) {
      self.links = links
      place = links.takePlace()
      links.put(self, at: place)
    }

    deinit {
      links.leave(place)
    }

    var link: Link<Thing> { links.link(to: place) }
  }

  private let links = LinkTable<Thing>()

  @Test func itLeadsToTheObject() {
    let things = (0..<5).map { _ in Thing(in: links) }
    for thing in things {
      #expect(thing.link.object === thing)
    }
  }

  @Test func itKeepsNoObject() {
    var thing: Thing? = Thing(in: links)
    let link = thing?.link
    #expect(link?.object != nil)
    thing = nil
    #expect(link?.object == nil)
  }

  @Test func itLeadsNowhereWhenAnotherObjectHasThePlace() throws {
    var former: Thing? = Thing(in: links)
    let link = try #require(former?.link)
    former = nil
    let next = Thing(in: links)
    #expect(link.object == nil)
    #expect(next.link.object === next)
    #expect(link != next.link)
  }

  @Test func nobodyIsFoundAtNobodysPlace() {
    let thing = Thing(in: links)
    #expect(links.object(at: .none) == nil)
    #expect(thing.place != .none)
  }

  @Test func linksOfOneObjectAreEqual() {
    let (thing, other) = (Thing(in: links), Thing(in: links))
    #expect(thing.link == thing.link)
    #expect(thing.link != other.link)
    #expect(thing.link != Thing(in: LinkTable()).link)
  }

  @Test func itOutlivesTheTablesOwner() {
    func link() -> Link<Thing> { Thing(in: LinkTable()).link }
    #expect(link().object == nil)
  }
}
