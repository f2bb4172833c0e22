struct StatsCommand { init(_ arguments: Arguments, _ console: Console) {}
 func run() throws(RunError) -> Int32 { 0 } }
