# What scripts that compile the engine and the experiments as Embedded Swift have in common. They set `root`, `output` and `optimization` first,
# and `target` if it is not WebAssembly, and source this.
#
# All is compiled as one module: every module of Embedded Swift has a copy of what it uses of others, so that of two, one with the experiments,
# the second was as much work as both together: site/pages/design/0043.

# In the order of the imports.
engine=(EventTrace LinearConstraints CoreGraphics QuartzCore MainLoop UIKit ExperimentKit Studies FigureKit)
topics=$(sed -n 's/^ *{ \[Experiment\]\.\(.\)\(\w*\).*/\u\1\2/p' experiments/Catalogue/AllExperiments.swift)

target=${target:-wasm32-unknown-none-wasm}
resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
toolchain=$(realpath "$resources/../../bin")
flags=(-target $target -enable-experimental-feature Embedded -enable-experimental-feature Extern -wmo -parse-as-library -swift-version 6
    "${optimization[@]}" -warnings-as-errors -package-name evdoc -I "$root/$output/empty")
# Code of one file is not inlined into another's where several threads make the machine code.
[ ${#optimization[@]} -gt 0 ] || flags+=(-num-threads "$(nproc)")
mkdir -p $output/empty

# What these inputs and this command come to.
digest() {
    local inputs=()
    while [ "$1" != -- ]; do
        inputs+=("$1")
        shift
    done
    shift
    echo "$compiler" "${flags[@]}" "$@" | cat - <(sha256sum "${inputs[@]}") | sha256sum
}

# Runs a command if its inputs differ from those of its last success: `when_changed STAMP INPUT… -- COMMAND…`.
when_changed() {
    local stamp=$output/$1.stamp now
    shift
    now=$(digest "$@")
    if [ -f "$stamp" ] && [ "$(<"$stamp")" = "$now" ]; then return; fi
    rm -f "$stamp"
    while [ "$1" != -- ]; do shift; done
    shift
    "$@"
    echo "$now" >"$stamp"
}

# Copies a source of what was a module of its own: `copy_source FILE COPY`.
#
# What is public is compiled whether or not anything calls it, and what is private to a file may not have the name of another type of its module.
# So only the engine's own modules keep `public`, whose classes have to have methods that nothing calls, and the types that are private to a file
# of experiments take another name. What this comes to is held against the native program, call by call.
copy_source() {
    local edits=() type
    # Who is told of a mistake looks at texts.
    [[ " ${optimization[*]:-} " != *" WITHOUT_TEXTS "* ]] || edits+=(-e 's/#fileID/""/g')
    case $1 in
        Sources/Studies/* | Sources/FigureKit/* | experiments/*)
            edits+=(-e ':again; s/^( *(@[A-Za-z_]+(\([^)]*\))? )*)(public|package|internal)(\(set\))? /\1/; t again'
                -e 's/^( *)@(inlinable|usableFromInline|frozen)( |$)/\1/')
            ;;
    esac
    case $1 in
        experiments/*)
            while read -r type; do edits+=(-e "s/(^|[^.[:alnum:]_])$type\>/\\1${type}OfFile/g"); done < <(
                sed -nE 's/^(private|fileprivate) ((indirect|final) )?(enum|struct|class|protocol) (\w+).*/\5/p' "$1")
            ;;
    esac
    sed -E -e '' "${edits[@]}" "$1" >"$2"
}

# Copies the sources below these folders into one, each under a name of its own, and names them in `sources`. Files that do nothing but import
# have nothing to say where their imports are of the same module.
gather() {
    local folder=$output/sources file name
    rm -rf "$folder"
    mkdir "$folder"
    sources=()
    while read -r file; do
        grep -qvE '^ *(//.*|(@_exported )?import .*|#.*)?$' "$file" || continue
        name=${file#Sources/}
        name=${name#experiments/}
        copy_source "$file" "$folder/${name//\//-}"
        sources+=("$folder/${name//\//-}")
    done < <(find "$@" -name '*.swift' | LC_ALL=C sort)
}

# An object per file, or one.
compile_sources() {
    echo "Compiling the engine and the experiments for $target"
    rm -rf $output/objects
    mkdir $output/objects
    (cd $output/objects && swiftc "${flags[@]}" -module-name Evdoc -c "${sources[@]/#/$root/}")
}

# For the imports of modules whose sources are compiled with others.
compile_empty_modules() {
    local module
    [ -e $output/empty.swift ] || : >$output/empty.swift
    for module in "$@"; do
        when_changed "empty-$module" $output/empty.swift -- \
            swiftc "${flags[@]}" -module-name "$module" -emit-module -emit-module-path "$output/empty/$module.swiftmodule" $output/empty.swift
    done
}

compile_c() {
    "$toolchain"/clang --target=wasm32-wasi -Os -Wall -Werror -c "$1" -o "$2"
}

# Names in `sources` the engine, the experiments, and these sources, which call into them.
gather_all() {
    compile_empty_modules "${engine[@]}" ExperimentSupport ExperimentDocuments $(printf '%sExperiments ' $topics)
    gather "${engine[@]/#/Sources/}" experiments/Support experiments/Documents experiments/Catalogue $(printf 'experiments/%s ' $topics) "$@"
}

# The engine, the experiments, and these sources, which call into them.
compile_swift() {
    gather_all "$@"
    when_changed swift "${sources[@]}" -- compile_sources
}

# Finds what does not compile, in a tenth of the time.
check_sources() { (cd $output && swiftc "${flags[@]}" -module-name Evdoc -typecheck "${sources[@]/#/$root/}"); }

compile_all() {
    compile_swift Embedded
    when_changed shim Embedded/shim.c -- compile_c Embedded/shim.c $output/shim.o
    objects=($output/objects/* $output/shim.o "${libraries[@]}")
}

# `link PRODUCT INPUT… FLAG…`.
link() {
    local product=$1
    shift
    "$toolchain"/wasm-ld "$@" --gc-sections --strip-all --compress-relocations -z stack-size=1048576 --stack-first -o "$product"
}

# What a page loads, and the folders whose experiments it has: `write_modules GZIPPED`.
write_modules() {
    mkdir -p $output/modules
    { printf 'evdocEngine("' && base64 -w 0 "$1" && printf '");\n'; } >$output/modules/engine.js
    printf '%s\n' $topics >$output/modules/topics.txt
}

one_file() {
    local found
    found=$(ls -1 "${@:2}" 2>/dev/null | tail -n 1)
    [ -n "$found" ] || { echo "no $1; \`make packages\` installs it." >&2; exit 1; }
    echo "$found"
}

compiler=$(swiftc --version 2>/dev/null)
libraries=("$resources"/embedded/$target/libswiftUnicodeDataTables.a)
if [[ $target = wasm32-* ]]; then
    libraries+=("$(one_file libc.a /usr/lib/wasm32-wasi/libc.a)")
    libraries+=("$(one_file libclang_rt.builtins-wasm32.a /usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a)")
fi
