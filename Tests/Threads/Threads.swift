import BundleSamples
import SeedCompiler
import SeedDecoding
import SeedModel
import SeedFiles
import SeedPlatform
import SeedRuntime
import SeedSource
import Synchronization

/// What threads share, again and again, for ThreadSanitizer to watch: `.ci/steps/threads.sh`.
@main
struct Threads {
  static func main() throws {
    for round in 0..<20 { orderedReducer(round) }
    for round in 0..<10 { parsingInPieces(round) }
    for round in 0..<3 { decodingInChunks(round) }
    try reloads()
    print(
      "threads: the ordered reducer, parsing in pieces, decoding in chunks and reloads gave what one thread gives"
    )
  }

  private static func expect(_ condition: Bool, _ sentence: String) {
    if !condition { fatalError(sentence) }
  }

  /// Numbers that many threads add come in their order.
  private static func orderedReducer(_ round: Int) {
    let count = 500 + round
    let reducer = OrderedReducer<[Int]>([])
    let sums = Lock(0)
    Parallel.perform(count: count, workers: 4) { index in
      // Work of different lengths, so that pieces come before their turn.
      let sum = (0..<(index * 7919 % 300)).reduce(0, &+)
      reducer.pass(index) { numbers in
        expect(numbers.count == index, "a piece passes after those before it")
        numbers.append(index)
      }
      sums.withLock { $0 &+= sum }
    }
    expect(reducer.finish() == Array(0..<count), "the numbers are in their order")
  }

  /// A list of records of several shapes.
  private static func list(_ count: Int) -> String {
    let records = (0..<count).map { number in
      let id = String(number, radix: 16)
      return """
          {
            "id": "\(String(repeating: "0", count: 8 - id.utf8.count))\(id)-8b86-4d01-b42d-00cf4fc964ff",
            "number": \(number + 1),
            "bugSlug": "need-to-be-right",
            "type": "daily", "severity": "low", "interactionType": "standard",
            "prompt": "Say nothing for \(number) minutes, then \\"yes\\".\(String(repeating: " é", count: number % 13))"
          }
        """
    }
    return "[\n\(records.joined(separator: ",\n"))\n]\n"
  }

  /// Pieces on four threads give the tree of one.
  private static func parsingInPieces(_ round: Int) {
    let file = SourceFile(path: "fixes.json", text: list(2_000 + round))
    let (tree, faults) = JSONParser.parse(file)
    expect(faults.isEmpty, "the list is sound")
    guard let nodes = JSONParser.parseInPieces(file, workers: 4, pieceByteCount: 1 << 13) else {
      fatalError("the list is cut")
    }
    let isSame =
      nodes.elements.count == tree.nodes.count
      && zip(nodes.elements, tree.nodes).allSatisfy { $0.range == $1.range && $0.nextIndex == $1.nextIndex }
    expect(isSame, "pieces give the tree of the whole")
    expect(LineIndex(file).lineCount == file.bytes.count { $0 == 0x0A } + 1, "lines are counted")
  }

  /// Long lists are decoded in chunks, and their records stand in the catalog in the list's order.
  private static func decodingInChunks(_ round: Int) {
    let catalog = ContentLoading.load(
      memory: [(path: "fixes.json", text: list(20_000 + round))],
      isWhole: false
    )
    .catalog
    expect(catalog.fixes.map { Int($0.number) } == Array(1...20_000 + round), "fixes are in their order")
  }

  /// Four threads read and reload while the file is replaced two hundred times.
  private static func reloads() throws {
    guard let folder = Process.environment("SEEDTOOL_THREADS_FOLDER") else {
      fatalError("SEEDTOOL_THREADS_FOLDER names a folder for the bundle")
    }
    let path = FileSystem.join(folder, "a.seedbundle")
    try replace(path, patch: 0)
    let provider = try BundleProvider(path: path)
    let isDone = Atomic(false)
    Parallel.perform(count: 5, workers: 5) { index in
      do {
        if index == 0 {
          defer { isDone.store(true, ordering: .releasing) }
          for patch in 1...200 { try replace(path, patch: UInt32(patch)) }
          return
        }
        repeat {
          let bundle = provider.current
          let fix = bundle.fix(number: Int(bundle.info.contentVersion.patch) + 1)
          expect(fix != nil && bundle.fix(id: .sample(2)) == fix, "a reader sees one whole bundle")
          try provider.reloadIfChanged()
        } while !isDone.load(ordering: .acquiring)
      } catch {
        fatalError("a reload failed: \(error)")
      }
    }
    try provider.reloadIfChanged()
    expect(provider.current.info.contentVersion.patch == 200, "the last bundle is taken up")
  }

  private static func replace(_ path: String, patch: UInt32) throws {
    var content = BundleContent.small
    content.version.patch = patch
    content.fixes[0].number = Int(patch) + 1
    try FileWriting.replace(path, with: try BundleWriter.write(content))
  }
}
