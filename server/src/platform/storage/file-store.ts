import type { Readable } from 'node:stream';

/** A part of a file, in bytes; both ends belong to it. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface StoredFile {
  /** Of the whole file, in bytes. */
  readonly size: number;
}

export interface OpenFile extends StoredFile {
  /** The file, or the part of it that was asked for. The caller reads or destroys it. */
  readonly content: Readable;
}

/** A file of this machine. */
export interface LocalFile {
  readonly file: string;
}

/**
 * Keeps files that all servers share. Their names are paths of letters, digits and `._-/`,
 * for example `ab/0123-small.webp`.
 * Every method throws ApiError `unavailable` while the store does not answer.
 */
export interface FileStore {
  /** A folder of this machine for what is made before it is put; it may be missing. */
  readonly drafts: string;
  /**
   * Stores all of a file or nothing, in the place of one that has the name already; readers get the one or
   * the other. A local file is gone afterwards.
   */
  put(name: string, content: Uint8Array | LocalFile): Promise<void>;
  /** @param range within the file. Null when there is no such file. */
  get(name: string, range?: ByteRange): Promise<OpenFile | null>;
  /** Null when there is no such file. */
  head(name: string): Promise<StoredFile | null>;
  /** One that is not there is as good as deleted. */
  delete(name: string): Promise<void>;
  /** The names of all files of a folder and those below it, in no order. */
  list(folder: string): Promise<string[]>;
}
