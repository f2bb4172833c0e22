# seedtool for CI, with spelling. The build context is the folder that `Scripts/release` writes:
#
#     Scripts/release dist && docker build -f Dockerfile dist -t seedtool
#
# Debian 12, as the release is linked to its C library; a newer one does as well.
FROM debian:bookworm-slim
RUN apt-get update -qq \
  && apt-get install -y -qq --no-install-recommends ca-certificates git hunspell-en-us libhunspell-1.7-0 \
  && rm -rf /var/lib/apt/lists/*
COPY seedtool /usr/local/bin/seedtool
RUN seedtool --version
# A mounted repository belongs to somebody else, whom git is to trust here.
RUN git config --system --add safe.directory '*'
ENV CI=true LC_ALL=C.UTF-8
WORKDIR /work
ENTRYPOINT ["seedtool"]
CMD ["check"]
