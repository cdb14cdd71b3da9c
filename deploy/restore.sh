#!/bin/sh
# Usage: DATABASE_URL=… KARAVAN_DATA_DIR=… deploy/restore.sh <folder>/<time>
# Fills an empty database and the files from a backup. The server must not run.
set -eu
source="${1:?which backup?}"
pg_restore --exit-on-error --no-owner --dbname="${DATABASE_URL:?}" "$source/database.dump"
mkdir -p "${KARAVAN_DATA_DIR:?}"
tar --extract --file="$source/files.tar" --directory="$KARAVAN_DATA_DIR"
echo "Restored from $source"
