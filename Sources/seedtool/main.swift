import SeedDriver
import SeedPlatform

Process.exit(SeedTool.run(Array(CommandLine.arguments.dropFirst())))
