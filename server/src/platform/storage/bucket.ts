import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { Logger } from 'pino';
import type { Readable } from 'node:stream';
import { Agent, request, type Dispatcher } from 'undici';
import type { BucketAddress } from '../env/bucket-address.ts';
import { ApiError } from '../errors/api-error.ts';

const ATTEMPTS = 3;
const PAUSE_MS = 150;
const CONNECT_MS = 2000;
/** Until an answer begins, and between two pieces of it. */
const SILENCE_MS = 8000;
const LOOK_EVERY_MS = 10_000;
const RETRY_AFTER_SECONDS = 5;

export interface BucketRequest {
  readonly method: 'GET' | 'PUT' | 'HEAD' | 'DELETE';
  /** Below the bucket; the bucket itself if left out. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Made again for each attempt. */
  readonly body?: () => Readable | Uint8Array;
}

/** A bucket of S3, or of anything that speaks its language. */
export interface Bucket {
  /**
   * Sends a signed request, several times if need be. The caller reads the body of the answer.
   * @returns the answer, or null for 404
   * @throws ApiError `unavailable` when nobody answers, or a refusal
   */
  ask(request: BucketRequest): Promise<Dispatcher.ResponseData | null>;
  /** Why nothing can be read or stored, in a sentence; null while all is well. */
  problem(): string | null;
  close(): Promise<void>;
}

type Outcome =
  | { readonly answer: Dispatcher.ResponseData | null }
  | {
      /** In words. */
      readonly failure: string;
      readonly mayPass: boolean;
    };

/** Watches the bucket as well, so that its failure and its return show without anybody asking for a file. */
export function openBucket(
  address: BucketAddress,
  log: Pick<Logger, 'warn' | 'info'>,
  { lookEveryMs = LOOK_EVERY_MS }: { readonly lookEveryMs?: number } = {},
): Bucket {
  const dispatcher = new Agent({
    connect: { timeout: CONNECT_MS },
    headersTimeout: SILENCE_MS,
    bodyTimeout: SILENCE_MS,
  });
  const home = `${address.endpoint.replace(/\/$/, '')}/${address.bucket}`;
  let problem: string | null = null;

  function report(found: string | null): void {
    if (dispatcher.destroyed) return;
    if (found !== null && problem === null) log.warn({ problem: found }, 'The bucket fails');
    if (found === null && problem !== null) log.info('The bucket is well again');
    problem = found;
  }

  async function send({ method, key, query = {}, headers, body }: BucketRequest) {
    const url = new URL(key === undefined ? home : `${home}/${key}`);
    url.search = new URLSearchParams(query).toString();
    const signed = await new AwsV4Signer({
      method,
      url: url.href,
      service: 's3',
      region: address.region,
      accessKeyId: address.keyId,
      secretAccessKey: address.secret,
      ...(headers && { headers: { ...headers } }),
    }).sign();
    return request(signed.url, {
      method,
      dispatcher,
      headers: Object.fromEntries(signed.headers),
      ...(body && { body: body() }),
    });
  }

  async function attempt(asked: BucketRequest): Promise<Outcome> {
    try {
      const answer = await send(asked);
      // A bucket that is missing itself must not look like a missing file.
      if (answer.statusCode < 300) return { answer };
      const words = await answer.body.text();
      const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(words) ?? [];
      const isMissing = answer.statusCode === 404 && code !== 'NoSuchBucket';
      if (isMissing && asked.key !== undefined) return { answer: null };
      const mayPass = answer.statusCode >= 500 || answer.statusCode === 429;
      return { failure: `it answers ${answer.statusCode} ${code}`.trim(), mayPass };
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      return { failure: code ?? message, mayPass: true };
    }
  }

  async function ask(asked: BucketRequest): Promise<Dispatcher.ResponseData | null> {
    for (let round = 1; ; round += 1) {
      const outcome = await attempt(asked);
      if ('answer' in outcome) {
        report(null);
        return outcome.answer;
      }
      if (!outcome.mayPass || round === ATTEMPTS) throw refuse(outcome.failure);
      await sleep(PAUSE_MS * round);
    }
  }

  function refuse(failure: string): ApiError {
    const sentence = `The bucket ${home} cannot be used: ${failure}.`;
    report(sentence);
    const cause = new Error(sentence);
    return new ApiError('unavailable', { retryAfter: RETRY_AFTER_SECONDS }, { cause });
  }

  const look = () => ask({ method: 'HEAD' }).then(drain, () => undefined);
  // At once, so that a wrong variable shows in the log of the start.
  void look();
  const timer = setInterval(() => void look(), lookEveryMs);
  timer.unref();
  return {
    ask,
    problem: () => problem,
    async close() {
      clearInterval(timer);
      await dispatcher.destroy();
    },
  };
}

/** Reads what is left of an answer, so that its connection can be used again. */
export async function drain(answer: Dispatcher.ResponseData | null): Promise<void> {
  await answer?.body.dump();
}
