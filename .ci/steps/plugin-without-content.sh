#!/usr/bin/env bash
# A package that uses the plugin and has no content yet: .ci/steps/plugin-without-content.sh
#
# The plugin names the command that makes the folder, and the build of the tool that has the command goes on.
set -euo pipefail
cd "$(dirname "$0")/../.."
root="$PWD"
build="$(realpath -m "${SEEDTOOL_APPS:-.build/apps}")"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/Sources/app" "$work/.git"
echo 'print("begun")' >"$work/Sources/app/main.swift"
cat >"$work/Package.swift" <<END
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "App",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "seedtool", path: "$root")],
  targets: [.executableTarget(name: "app", plugins: [.plugin(name: "SeedContent", package: "seedtool")])]
)
END
CI=true swift build --package-path "$work" --scratch-path "$build" 2>&1 | tee "$work/said"
grep -q 'warning: app: there is no folder `content`.*`seedtool init` there makes one' "$work/said"
[ "$("$build/debug/app")" = begun ]
