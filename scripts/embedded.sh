# What scripts that compile the core as Embedded Swift have in common. They set `root`, `output` and `optimization` first, and source this.

# In the order of the imports: every module stands after those it imports.
core=(EventTrace LinearConstraints CoreGraphics QuartzCore MainLoop UIKit ExperimentKit)
topics=$(sed -n 's/^import \(.*\)Experiments$/\1/p' experiments/Catalogue/AllExperiments.swift)

target=wasm32-unknown-none-wasm
resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
toolchain=$(realpath "$resources/../../bin")
flags=(-target $target -enable-experimental-feature Embedded -wmo -parse-as-library -swift-version 6 "${optimization[@]}"
    -warnings-as-errors -package-name evdoc -I "$root/$output")
# Code of one file is not inlined into another's where several threads make the machine code.
[ ${#optimization[@]} -gt 0 ] || flags+=(-num-threads "$(nproc)")
mkdir -p $output

# Runs a command if its inputs differ from those of its last success: `when_changed STAMP INPUT… -- COMMAND…`.
when_changed() {
    local stamp=$output/$1.stamp inputs=()
    shift
    while [ "$1" != -- ]; do
        inputs+=("$1")
        shift
    done
    shift
    local now
    now=$(echo "$compiler" "${flags[@]}" "$@" | cat - <(sha256sum "${inputs[@]}") | sha256sum)
    if [ -f "$stamp" ] && [ "$(<"$stamp")" = "$now" ]; then return; fi
    rm -f "$stamp"
    "$@"
    echo "$now" >"$stamp"
}

# An object per file, or one, in a folder of the module's name.
compile_module() {
    local module=$1 folder=$output/$1.objects
    shift
    echo "Compiling $module for $target"
    rm -rf "$folder"
    mkdir "$folder"
    (cd "$folder" && swiftc "${flags[@]}" -module-name "$module" -emit-module -emit-module-path "../$module.swiftmodule" -c "${@/#/$root/}")
}

# For the imports of a module whose sources are compiled with others.
compile_empty_module() {
    swiftc "${flags[@]}" -module-name "$1" -emit-module -emit-module-path $output/"$1".swiftmodule "$2"
}

compile_c() {
    "$toolchain"/clang --target=wasm32-wasi -Os -Wall -Werror -c "$1" -o "$2"
}

# Embedded Swift emits some members of the engine's classes in every module that uses them, all the same.
link() {
    local product=$1
    shift
    echo "Linking $product"
    "$toolchain"/wasm-ld "$@" --allow-multiple-definition --gc-sections --strip-all --compress-relocations -z stack-size=1048576 --stack-first -o "$product"
}

one_file() {
    local found
    found=$(ls -1 "${@:2}" 2>/dev/null | tail -n 1)
    [ -n "$found" ] || { echo "no $1; \`make test-packages\` installs it." >&2; exit 1; }
    echo "$found"
}

# Compiles these files into the module if they or what it imports have changed.
compile() {
    local module=$1 sources
    shift
    mapfile -t sources < <(find "$@" -name '*.swift' | LC_ALL=C sort)
    when_changed "$module" "${compiled[@]}" "${sources[@]}" -- compile_module "$module" "${sources[@]}"
}

compile_core() {
    local module
    for module in "${core[@]}"; do
        compile "$module" "Sources/$module"
        compiled+=("$output/$module.swiftmodule")
        objects+=("$output/$module.objects"/*)
    done
    when_changed shim Embedded/shim.c -- compile_c Embedded/shim.c $output/shim.o
    objects+=($output/shim.o "${libraries[@]}")
}

# For the imports of modules whose sources are compiled with others.
compile_empty_modules() {
    local module
    [ -e $output/empty.swift ] || : >$output/empty.swift
    for module in "$@"; do when_changed "$module" $output/empty.swift -- compile_empty_module "$module" $output/empty.swift; done
}

compiler=$(swiftc --version 2>/dev/null)
libc=$(one_file libc.a /usr/lib/wasm32-wasi/libc.a)
builtins=$(one_file libclang_rt.builtins-wasm32.a /usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a)
libraries=("$resources"/embedded/$target/libswiftUnicodeDataTables.a "$libc" "$builtins")
compiled=()
objects=()
