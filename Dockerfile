# A machine with all that evdoc takes, on which the engine and the experiments are compiled already:
#
#     docker build --tag evdoc .
#     docker run --rm -it evdoc evdoc run TapThatMoves
#
# The image is the official one of the toolchain that the project is developed with; it is there for amd64 and arm64. Its digest makes the bytes the
# same every time. To renew it, take the digest of `docker buildx imagetools inspect swift:6.3-bookworm`, which also stands in
# repos/swift/remote/6.3-bookworm.md of github.com/docker-library/repo-info, and replace the old one here, in .github/workflows and .github/examples.
ARG TOOLCHAIN=swift:6.3-bookworm@sha256:7060a792f4cd9eaa0d00826d941cec00ab8d252d33b8b28bc8e105f51f2dba73
FROM ${TOOLCHAIN}
WORKDIR /evdoc
# Packages first: they change seldom.
COPY scripts/install-packages scripts/packages.txt scripts/packages-test.txt scripts/
RUN scripts/install-packages scripts/packages.txt scripts/packages-test.txt && rm -rf /var/lib/apt/lists/*
COPY . .
RUN swift build --product evdoc
ENV PATH="/evdoc/.build/debug:${PATH}"
CMD ["bash"]
