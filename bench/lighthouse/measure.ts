import lighthouse, { type Result } from 'lighthouse';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * How the slow phone is made: `devtools` slows processor and network down while the page loads;
 * `simulate` loads it at full speed and computes, from what depended on what, how long it would take.
 */
export type Throttling = 'devtools' | 'simulate';

export interface Measured {
  /** By category, 0 to 100. */
  readonly scores: Readonly<Record<string, number>>;
  /** Milliseconds, as the throttling gives them. */
  readonly lcp: number;
  readonly tbt: number;
  /** Milliseconds of the main thread for parsing, compiling and running scripts, as the throttling gives them. */
  readonly script: number;
  readonly cls: number;
  /** Audits of the categories other than performance that do not pass. */
  readonly failed: readonly string[];
}

/**
 * One visit of a phone, by Lighthouse.
 * @param port of Chromium's debugging protocol
 */
export async function measure(
  url: string,
  port: number,
  throttlingMethod: Throttling,
): Promise<Measured> {
  const answer = await lighthouse(url, {
    port,
    onlyCategories: [...CATEGORIES],
    logLevel: 'error',
    throttlingMethod,
    skipAudits: ['full-page-screenshot'],
  });
  if (!answer) throw new Error(`${url}: Lighthouse answers nothing`);
  const { audits, categories } = answer.lhr;
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]),
    ),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    script: scriptTime(answer.lhr),
    cls: figure('cumulative-layout-shift'),
    failed: CATEGORIES.slice(1).flatMap((id) => failedAudits(answer.lhr, id)),
  };
}

function scriptTime({ audits }: Result): number {
  const { items } = audits['mainthread-work-breakdown']!.details as unknown as {
    items: { group: string; duration: number }[];
  };
  return items
    .filter(({ group }) => group === 'scriptEvaluation' || group === 'scriptParseCompile')
    .reduce((total, { duration }) => total + duration, 0);
}

function failedAudits({ audits, categories, finalDisplayedUrl }: Result, category: string) {
  return categories[category]!.auditRefs.flatMap(({ id, weight }) => {
    const score = audits[id]?.score;
    const isFailed = weight > 0 && typeof score === 'number' && score < 1;
    return isFailed ? [`${new URL(finalDisplayedUrl).pathname}: ${id}`] : [];
  });
}
