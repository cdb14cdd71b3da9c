#!/bin/sh
# Usage: DATABASE_URL=… KARAVAN_DATA_DIR=… deploy/backup.sh <folder>
# Writes <folder>/<time>/ with the database and the files. The server may run meanwhile.
set -eu
target="${1:?which folder?}/$(date -u +%Y-%m-%dT%H-%M-%SZ)"
mkdir -p "$target"
# First the database: a file that is newer than it is superfluous, a missing one would be a hole.
pg_dump --format=custom --file="$target/database.dump" "${DATABASE_URL:?}"
tar --create --file="$target/files.tar" --directory="${KARAVAN_DATA_DIR:?}" files documents releases
echo "$target"
