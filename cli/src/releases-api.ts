import type * as contract from '@karavan/shared-api/contract/releases';
import type { RouteOutput } from '@karavan/shared-api/contract/route';
import { ReleaseRefusedError } from './release-refused-error.ts';
import type { TeamKey } from './team-key.ts';

const TIMEOUT_MS = 60_000;

type Answer<Name extends keyof typeof contract> = (typeof contract)[Name] extends infer R
  ? R extends Parameters<typeof import('@karavan/shared-api/contract/route').defineRoute>[0]
    ? RouteOutput<R>
    : never
  : never;

interface Move {
  readonly package: string;
  readonly revision: number;
  readonly reason: string;
}

/** The releases of one site, as a team sees them. Every call rejects with ReleaseRefusedError. */
export interface ReleasesApi {
  list(packageName?: string): Promise<Answer<'listReleases'>>;
  figures(): Promise<Answer<'listReleaseFigures'>>;
  log(query: {
    package?: string;
    cursor?: string;
    limit?: number;
  }): Promise<Answer<'listReleaseLog'>>;
  visitor(visitor: string): Promise<Answer<'findVisitorReleases'>>;
  announce(body: { manifest: string; signature: string }): Promise<Answer<'publishRelease'>>;
  upload(file: {
    package: string;
    version: string;
    path: string;
    content: Blob;
  }): Promise<Answer<'uploadReleaseFile'>>;
  verify(body: { package: string; version: string }): Promise<contract.Release>;
  promote(
    body: Move & {
      version: string;
      percent: number;
      plan?: contract.ReleasePlan;
      channel: string;
    },
  ): Promise<contract.Pointer>;
  rollback(body: Move & { channel: string; contract_major: number }): Promise<contract.Pointer>;
  block(body: { package: string; version: string; reason: string }): Promise<contract.Release>;
  preview(body: { package: string; version: string }): Promise<Answer<'previewRelease'>>;
}

/** @param site scheme and host */
export function createReleasesApi(site: string, key: TeamKey): ReleasesApi {
  async function call<T>(
    method: 'GET' | 'POST',
    path: string,
    {
      query = {},
      body,
    }: { query?: Record<string, string | number | undefined>; body?: object } = {},
  ): Promise<T> {
    const url = new URL(`/api/v1/releases/${path}`, site);
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(name, String(value));
    }
    const isForm = body instanceof FormData;
    const signed = { method, url: url.pathname + url.search, body: isForm ? null : (body ?? null) };
    const response = await fetch(url, {
      method,
      headers: {
        authorization: key.authorize(signed),
        'accept-language': 'en',
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = (await response.json()) as T & { code?: string; message?: string };
    if (response.ok) return answer;
    throw new ReleaseRefusedError(
      response.status,
      answer.code ?? 'unknown',
      answer.message ?? `${response.status}`,
    );
  }

  return {
    list: (packageName) => call('GET', '', { query: { package: packageName } }),
    figures: () => call('GET', 'figures/'),
    log: (query) => call('GET', 'log/', { query }),
    visitor: (visitor) => call('GET', 'visitors/', { query: { visitor } }),
    announce: (body) => call('POST', '', { body }),
    upload({ content, ...query }) {
      const body = new FormData();
      body.set('file', content, 'file');
      return call('POST', 'files/', { query, body });
    },
    verify: (body) => call('POST', 'verify/', { body }),
    promote: (body) => call('POST', 'promote/', { body }),
    rollback: (body) => call('POST', 'rollback/', { body }),
    block: (body) => call('POST', 'block/', { body }),
    preview: (body) => call('POST', 'preview/', { body }),
  };
}
