const LOCAL_HEADER = 0x04_03_4b_50;
const HEADER_BYTES = 30;

/** The files of a ZIP that compresses nothing. */
export function unzipStored(zip: Buffer): Record<string, Buffer> {
  const files: Record<string, Buffer> = {};
  let at = 0;
  while (zip.readUInt32LE(at) === LOCAL_HEADER) {
    const size = zip.readUInt32LE(at + 18);
    const nameEnd = at + HEADER_BYTES + zip.readUInt16LE(at + 26);
    const begin = nameEnd + zip.readUInt16LE(at + 28);
    files[zip.toString('utf8', at + HEADER_BYTES, nameEnd)] = zip.subarray(begin, begin + size);
    at = begin + size;
  }
  return files;
}
