import SeedSource
import Testing

struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "", 3), ("kitten", "sitting", 3), ("form", "from", 1), ("ca", "abc", 3),
    ("promt", "prompt", 1),
  ])
  func `each step costs one, and so does a swap`(_ left: String, _ right: String, _ distance: Int) {
    #expect(EditDistance<UInt8>().between(Array(left.utf8), Array(right.utf8)) == distance)
    #expect(EditDistance<UInt8>().between(Array(right.utf8), Array(left.utf8)) == distance)
  }

  @Test
  func `steps may have other costs`() {
    let distance = EditDistance<UInt8>(change: 5) { _, _ in 2 }
    #expect(distance.between(Array("cat".utf8), Array("cut".utf8)) == 4)
    #expect(distance.between(Array("act".utf8), Array("cat".utf8)) == 1)
  }
}
