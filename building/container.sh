#!/bin/sh
# `building/container.sh docker`: the image built, started, asked whether it is healthy, and stopped.
set -eu
tool=$1
$tool build -t royaume -f Containerfile .
started=$($tool run -d --rm royaume)
trap '$tool stop -t 20 "$started"' EXIT
for _ in $(seq 60); do
    if $tool exec "$started" sh -c "$(sed -n 's/^HEALTHCHECK CMD //p' Containerfile)"; then
        echo "The container is healthy."
        exit 0
    fi
    sleep "${PAUSE:-1}"
done
echo "The container does not answer." >&2
exit 1
