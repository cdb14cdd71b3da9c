import { createServer, type Server } from 'node:http';
import type { Env } from '../env/env.ts';

/** How often connections are looked at whose head or body takes too long. */
const TIMEOUT_CHECK_MS = 1000;
/** Longer than proxies keep theirs (nginx: 60 s), so that they close first and none sends into a closed one. */
const KEEP_ALIVE_MS = 72_000;

export type HttpLimits = Pick<Env, 'UPLOAD_SECONDS' | 'REQUEST_HEAD_SECONDS'>;

/** It listens nowhere and answers nothing yet. */
export function createHttpServer({ UPLOAD_SECONDS, REQUEST_HEAD_SECONDS }: HttpLimits): Server {
  return createServer({
    requestTimeout: UPLOAD_SECONDS * 1000,
    headersTimeout: REQUEST_HEAD_SECONDS * 1000,
    connectionsCheckingInterval: TIMEOUT_CHECK_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
  });
}
