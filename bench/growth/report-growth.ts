import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Costs } from './open-world.ts';

interface Growth {
  /** Of the file in `results`. */
  readonly name: string;
  readonly few: number;
  readonly many: number;
  readonly costs: { readonly few: Costs; readonly many: Costs };
}

/** Shows and keeps what each request costs among few and among many, and the ratios. */
export function reportGrowth({ name: file, few, many, costs }: Growth): void {
  const figures = [...costs.many].map(([name, cost]) => {
    const before = costs.few.get(name)!;
    return {
      name,
      'pages, few': before.buffers,
      'pages, many': cost.buffers,
      'pages, ratio': round(cost.buffers / before.buffers),
      'ms, few': round(before.time),
      'ms, many': round(cost.time),
      'ms, ratio': round(cost.time / before.time),
    };
  });
  console.table(figures);
  const report = { date: new Date().toISOString(), node: process.version, few, many, figures };
  writeFileSync(
    path.join(import.meta.dirname, `../results/${file}.json`),
    `${JSON.stringify(report, null, 2)}\n`,
  );
}

function round(value: number): number {
  return Number(value.toFixed(2));
}
