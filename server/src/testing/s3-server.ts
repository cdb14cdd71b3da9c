import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { freePort } from './free-port.ts';

const BUCKET = 'karavan';
/** The only one that it knows. */
const KEY = 'S3RVER';

export interface S3Server {
  /** With these a server of ours keeps its files here. */
  readonly variables: Readonly<Record<string, string>>;
  /** Nobody answers until `start`; what is stored stays. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** For good. */
  close(): Promise<void>;
}

/** An S3 server with an empty bucket; it checks signatures. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'karavan-s3-'));
  const port = await freePort();
  let running: S3rver | null = null;
  async function start() {
    running = new S3rver({
      address: '127.0.0.1',
      port,
      directory,
      silent: true,
      vhostBuckets: false,
      configureBuckets: [{ name: BUCKET }],
    });
    await running.run();
  }
  async function stop() {
    await running?.close();
    running = null;
  }
  await start();
  return {
    variables: {
      KARAVAN_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      KARAVAN_S3_BUCKET: BUCKET,
      KARAVAN_S3_ACCESS_KEY_ID: KEY,
      KARAVAN_S3_SECRET_ACCESS_KEY: KEY,
    },
    start,
    stop,
    async close() {
      await stop();
      await rm(directory, { recursive: true });
    },
  };
}
