Corpus(Options(Array(CommandLine.arguments.dropFirst()))).write()
