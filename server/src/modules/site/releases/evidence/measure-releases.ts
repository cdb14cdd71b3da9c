import { Counter, type Registry } from 'prom-client';
import type { EvidenceKind, ReportedRelease } from './minute.ts';

/** Figures of releases that visitors may have got; those of others are no longer shown. */
export function measureReleases(registry: Registry) {
  const reports = new Counter({
    name: 'release_reports_total',
    help: 'What browsers report of a release, each visitor once a minute: visits, failed loads, errors, slow first screens',
    labelNames: ['package', 'version', 'kind'],
    registers: [registry],
  });
  const shown = new Map<string, { package: string; version: string; kind: EvidenceKind }>();

  return {
    count(kind: EvidenceKind, { package: name, version }: ReportedRelease): void {
      const labels = { package: name, version, kind };
      shown.set(`${name} ${version} ${kind}`, labels);
      reports.inc(labels);
    },
    /** @param names of releases: package and version */
    keepOnly(names: ReadonlySet<string>): void {
      for (const [key, labels] of shown) {
        if (names.has(`${labels.package} ${labels.version}`)) continue;
        reports.remove(labels);
        shown.delete(key);
      }
    },
  };
}
