import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY_MS } from '../../../../platform/time/durations.ts';

/** A link that has gone round a team for two weeks has done its work. */
const DAYS = 14;

export interface PreviewedRelease {
  readonly package: string;
  readonly version: string;
}

/** Links that show a staged release to whoever holds them, and nobody else. */
export interface PreviewLinks {
  /** The secret part of the link. */
  make(release: PreviewedRelease): { readonly token: string; readonly expiresAt: Date };
  /** The release of a link, null for one that is forged or has expired. */
  read(token: string): PreviewedRelease | null;
}

/** @param key signs the links */
export function createPreviewLinks(key: Buffer): PreviewLinks {
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');

  return {
    make(release) {
      const expiresAt = new Date(Date.now() + DAYS * DAY_MS);
      const text = `${release.package}@${release.version}@${expiresAt.getTime()}`;
      return { token: `${text}@${sign(text)}`, expiresAt };
    },
    read(token) {
      const cut = token.lastIndexOf('@');
      const text = token.slice(0, Math.max(cut, 0));
      const given = Buffer.from(token.slice(cut + 1));
      const expected = Buffer.from(sign(text));
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const [name = '', version = '', expires] = text.split('@');
      return Number(expires) > Date.now() ? { package: name, version } : null;
    },
  };
}
