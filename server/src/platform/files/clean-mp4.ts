import type { FileHandle } from 'node:fs/promises';
import { UnreadableVideoError } from './unreadable-video-error.ts';

/** Boxes that lead to the tracks and to what may be told about them. */
const CONTAINERS: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia', 'minf', 'moof', 'traf']);
/** Where cameras write place, owner and model; players need none of it. */
const PERSONAL: ReadonlySet<string> = new Set(['udta', 'meta', 'uuid']);
/** A film of an hour has about this many; more of them only cost time. */
const BOXES_MAX = 10_000;
const ZEROS = Buffer.alloc(65_536);

/**
 * Checks that a file is a whole MP4 (ISO 14496-12) with a picture track, and blanks its metadata in
 * place: the boxes become `free` ones of the same length, so that no offset changes.
 * @throws UnreadableVideoError
 */
export async function cleanMp4(file: FileHandle): Promise<void> {
  const found: string[] = [];
  const { size } = await file.stat();
  await cleanBoxes(file, 0, size, found);
  if (!found.includes('moov') || !found.includes('vmhd'))
    throw new UnreadableVideoError('No picture track');
}

async function cleanBoxes(
  file: FileHandle,
  start: number,
  end: number,
  found: string[],
): Promise<void> {
  for (let at = start; at < end;) {
    const { type, contents, next } = await readBox(file, at, end);
    if (at === 0 && type !== 'ftyp') throw new UnreadableVideoError('Not an MP4');
    if (found.push(type) > BOXES_MAX) throw new UnreadableVideoError('Too many boxes');
    if (PERSONAL.has(type)) await blank(file, at, contents, next);
    else if (CONTAINERS.has(type)) await cleanBoxes(file, contents, next, found);
    at = next;
  }
}

interface Box {
  readonly type: string;
  /** Offsets of the contents and of the box after this one, in bytes. */
  readonly contents: number;
  readonly next: number;
}

async function readBox(file: FileHandle, at: number, end: number): Promise<Box> {
  const header = Buffer.alloc(16);
  const { bytesRead } = await file.read(header, 0, 16, at);
  const shortSize = header.readUInt32BE(0);
  const isLong = shortSize === 1;
  // A size of zero reaches to the end.
  const size = isLong ? Number(header.readBigUInt64BE(8)) : shortSize || end - at;
  const contents = at + (isLong ? 16 : 8);
  const next = at + size;
  if (bytesRead < contents - at || next < contents || next > end) {
    throw new UnreadableVideoError('A box that does not end where it should');
  }
  return { type: header.toString('latin1', 4, 8), contents, next };
}

async function blank(file: FileHandle, at: number, from: number, to: number): Promise<void> {
  await file.write('free', at + 4, 'latin1');
  for (let position = from; position < to; position += ZEROS.length) {
    await file.write(ZEROS, 0, Math.min(ZEROS.length, to - position), position);
  }
}
