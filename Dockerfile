# A machine with all that evdoc takes, on which the engine and the experiments are compiled already:
#
#     docker build --tag evdoc .
#     docker run --rm -it evdoc evdoc run TapThatMoves
#
# The image is the official one of the toolchain that the project is developed with; it is there for amd64 and arm64. It is named by its tag: who
# wants the same bytes every time adds a digest.
FROM swift:6.3-bookworm
WORKDIR /evdoc
# Packages first: they change seldom.
COPY scripts/install-packages scripts/packages.txt scripts/packages-test.txt scripts/
RUN scripts/install-packages scripts/packages.txt scripts/packages-test.txt && rm -rf /var/lib/apt/lists/*
COPY . .
RUN swift build --product evdoc
ENV PATH="/evdoc/.build/debug:${PATH}"
CMD ["bash"]
