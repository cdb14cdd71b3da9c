import type { PageHost } from '../composition/page-host.ts';
import type { Visit } from '../telemetry.ts';

interface VisitsDependencies {
  readonly pageHost: Pick<PageHost, 'status' | 'subscribe'>;
  /** The releases that the page now shows, by package. */
  shown(): Readonly<Record<string, string | undefined>>;
  report(visits: readonly Visit[]): void;
}

/** Reports each release once, when its first page is on screen. */
export function countVisits({ pageHost, shown, report }: VisitsDependencies): void {
  const told = new Set<string>();
  let slow = false;
  pageHost.subscribe(() => {
    const { phase } = pageHost.status();
    slow ||= phase === 'slow';
    if (phase !== 'ready' && phase !== 'idle') return;
    const visits = Object.entries(shown()).flatMap(([remote, version]) => {
      if (version === undefined || told.has(remote + version)) return [];
      told.add(remote + version);
      return [{ remote, version, slow }];
    });
    slow = false;
    if (visits.length > 0) report(visits);
  });
}
