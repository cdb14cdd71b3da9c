import path from 'node:path';
import type { Logger } from 'pino';
import { readBucketAddress } from '../env/bucket-address.ts';
import type { Env } from '../env/env.ts';
import { openBucket } from './bucket.ts';
import type { FileStore } from './file-store.ts';
import { createLocalStore } from './local-store.ts';
import { createS3Store } from './s3-store.ts';

export interface Storage {
  /** Pictures and videos. */
  readonly files: FileStore;
  /** Papers that few may read; nothing serves them. */
  readonly documents: FileStore;
  /** Where releases are kept besides the data folder; null where all servers share that folder. */
  readonly releases: FileStore | null;
  /** Why nothing can be read or stored, in a sentence; null while all is well. */
  problem(): string | null;
  close(): Promise<void>;
}

/** The bucket that is configured, otherwise the data folder. */
export function openStorage(env: Env, log: Pick<Logger, 'warn' | 'info'>): Storage {
  const folder = path.join(env.KARAVAN_DATA_DIR, 'files');
  const papers = path.join(env.KARAVAN_DATA_DIR, 'documents');
  const address = readBucketAddress(env);
  if (!address) {
    return {
      files: createLocalStore(folder),
      documents: createLocalStore(papers),
      releases: null,
      problem: () => null,
      close: async () => undefined,
    };
  }
  const bucket = openBucket(address, log);
  const drafts = path.join(folder, '.drafts');
  return {
    files: createS3Store({ bucket, prefix: 'files/', drafts }),
    documents: createS3Store({
      bucket,
      prefix: 'documents/',
      drafts: path.join(papers, '.drafts'),
    }),
    releases: createS3Store({ bucket, prefix: 'releases/', drafts }),
    problem: bucket.problem,
    close: bucket.close,
  };
}
