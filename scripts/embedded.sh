# What scripts that compile the core and the experiments as Embedded Swift have in common. They set `root`, `output` and `optimization` first,
# and `target` if it is not WebAssembly, and source this.
#
# Two modules are compiled: the core, and all experiments. Every module of Embedded Swift has a copy of what it uses of others, the engine's
# classes with all their methods: of ten folders compiled one by one three quarters would be the same: site/pages/design/0028.

# In the order of the imports.
core=(EventTrace LinearConstraints CoreGraphics QuartzCore MainLoop UIKit ExperimentKit FigureKit)
topics=$(sed -n 's/^import \(.*\)Experiments$/\1/p' experiments/Catalogue/AllExperiments.swift)

target=${target:-wasm32-unknown-none-wasm}
resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
toolchain=$(realpath "$resources/../../bin")
flags=(-target $target -enable-experimental-feature Embedded -enable-experimental-feature Extern -wmo -parse-as-library -swift-version 6
    "${optimization[@]}" -warnings-as-errors -package-name evdoc -I "$root/$output" -I "$root/$output/empty")
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

# Links the sources below these folders into a folder of the module's, each under a name of its own, and names them in `sources`. Files that
# do nothing but import have nothing to say where their imports are of the same module.
gather() {
    local folder=$output/$1.sources file name
    shift
    rm -rf "$folder"
    mkdir "$folder"
    sources=()
    while read -r file; do
        grep -qvE '^ *(//.*|(@_exported )?import .*|#.*)?$' "$file" || continue
        name=${file#Sources/}
        name=${name#experiments/}
        name=${name#"$output"/}
        ln -s "$root/$file" "$folder/${name//\//-}"
        sources+=("$folder/${name//\//-}")
    done < <(find "$@" -name '*.swift' | LC_ALL=C sort)
}

# An object per file, or one, in a folder of the module's name: `compile_module NAME FLAG… -- SOURCE…`.
compile_module() {
    local module=$1 folder=$output/$1.objects more=()
    shift
    while [ "$1" != -- ]; do
        more+=("$1")
        shift
    done
    shift
    echo "Compiling $module for $target"
    rm -rf "$folder"
    mkdir "$folder"
    (cd "$folder" && swiftc "${flags[@]}" "${more[@]}" -module-name "$module" -c "${@/#/$root/}")
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

# The core, and then the experiments with these sources, which call into them. The compiler writes what others need of the core before it makes
# machine code: the experiments need not wait for that.
compile_swift() {
    local module=$output/EvdocCore.swiftmodule core_sources job status=0
    compile_empty_modules "${core[@]}" ExperimentSupport ExperimentDocuments $(printf '%sExperiments ' $topics)
    gather EvdocCore "${core[@]/#/Sources/}"
    core_sources=("${sources[@]}")
    gather EvdocExperiments experiments/Support experiments/Documents experiments/Catalogue $(printf 'experiments/%s ' $topics) "$@"
    local core_command=(compile_module EvdocCore -emit-module -emit-module-path "$root/$module" -- "${core_sources[@]}")
    if [ "$(cat $output/core.stamp 2>/dev/null)" != "$(digest "${core_sources[@]}" -- "${core_command[@]}")" ]; then rm -f "$module"; fi
    when_changed core "${core_sources[@]}" -- "${core_command[@]}" &
    job=$!
    while [ ! -e "$module" ] && kill -0 $job 2>/dev/null; do sleep 0.2; done
    if [ -e "$module" ]; then
        when_changed experiments "${core_sources[@]}" "${sources[@]}" -- \
            compile_module EvdocExperiments -Xfrontend -import-module -Xfrontend EvdocCore -- "${sources[@]}" || status=1
    fi
    wait $job || status=1
    [ $status -eq 0 ] || exit 1
}

compile_all() {
    write_topics
    compile_swift Embedded $output/Topics.swift
    when_changed shim Embedded/shim.c -- compile_c Embedded/shim.c $output/shim.o
    when_changed sketch-c Embedded/sketch.c -- compile_c Embedded/sketch.c $output/sketch-c.o
    objects=($output/EvdocCore.objects/* $output/EvdocExperiments.objects/* $output/shim.o "${libraries[@]}")
}

# A function for all experiments and one for each folder: a link takes one of them, and with it what it needs.
write_topics() {
    local topic
    {
        echo 'import ExperimentKit'
        echo '@_cdecl("live_choose_all") public func chooseAll() { liveExperiments = allExperiments }'
        for topic in $topics; do
            echo "@_cdecl(\"live_choose_${topic,,}\") public func choose$topic() { liveExperiments = .${topic,} }"
        done
        # None before there is a sketch.
        echo '@_cdecl("live_choose_sketch") public func chooseSketch() { liveExperiments = [] }'
    } >$output/Topics.swift.new
    cmp -s $output/Topics.swift.new $output/Topics.swift || cp $output/Topics.swift.new $output/Topics.swift
}

# `link PRODUCT CHOICE INPUT… FLAG…`: a module with all experiments, those of a folder, or what sketches take. Embedded Swift emits some members of the engine's classes
# in every module that uses them, all the same.
link() {
    local product=$1 choice=$2
    shift 2
    echo "void live_choose_$choice(void); void live_choose(void) { live_choose_$choice(); }" >"$product.c"
    compile_c "$product.c" "$product.o"
    if [ "$choice" = sketch ]; then set -- $output/sketch-c.o "$@"; fi
    "$toolchain"/wasm-ld "$product.o" "$@" --allow-multiple-definition --gc-sections --strip-all --compress-relocations -z stack-size=1048576 \
        --stack-first -o "$product"
    rm "$product.c" "$product.o"
}

# What a page loads: `write_script NAME GZIPPED FOLDER`.
write_script() {
    mkdir -p "$3"
    { printf 'evdocEngine("%s","' "$1" && base64 -w 0 "$2" && printf '");\n'; } >"$3/$1.js"
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
