import { randomUUID } from 'node:crypto';
import type { Release } from '@karavan/shared-api/contract/releases';
import type { TestServer } from '../../../../testing/test-server.ts';

interface Crowd {
  readonly count: number;
  /** How many of them have failures. */
  readonly failing?: number;
  /** All of them come from there; without it each from a network of their own. */
  readonly address?: string;
}

let people = 0;

/** Lets visitors report a release, as browsers do. */
export async function visit(
  { app }: Pick<TestServer, 'app'>,
  { package: remote, version }: Pick<Release, 'package' | 'version'>,
  { count, failing = 0, address }: Crowd,
): Promise<void> {
  for (let nth = 0; nth < count; nth += 1) {
    people += 1;
    const report =
      nth < failing
        ? { kind: 'error', name: 'Error', message: 'no', path: '/', remote, version }
        : { visits: [{ remote, version, slow: false }] };
    await app.inject({
      method: 'POST',
      url: '/telemetry',
      headers: { 'content-type': 'text/plain', cookie: `visitor=${randomUUID()}` },
      payload: JSON.stringify(report),
      remoteAddress: address ?? `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`,
    });
  }
}
