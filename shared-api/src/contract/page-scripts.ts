import type { Locale } from './locales.ts';
import type { ReleaseFiles, RemoteRelease } from './remotes.ts';

/** The scripts of a release that one of its pages needs, with its texts, relative to its base. */
export function pageScripts(
  { entry }: Pick<RemoteRelease, 'entry'>,
  { chunks }: Pick<ReleaseFiles, 'chunks'>,
  page: string,
  locale: Locale,
): ReadonlySet<string> {
  const names = ['app', `page-${page}`, `locale-${locale}-json`];
  return new Set([entry, ...names.flatMap((name) => chunks[name] ?? [])]);
}
