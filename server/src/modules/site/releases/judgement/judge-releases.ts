import { sql, type Kysely } from 'kysely';
import type { Logger } from 'pino';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { movePointers, type Mover } from '../pointers/move-pointer.ts';
import type { PointerReader } from '../pointers/pointers.queries.ts';
import { promoteRelease } from '../pointers/promote-release.ts';
import type { PointedPackage } from '../pointers/world.ts';
import type { ReleasesTables } from '../releases.tables.ts';
import { judgeCanary } from './judge-canary.ts';
import { findMinutes, findSpread } from './judgement.queries.ts';

/** Evidence is a second old when it is stored: a bad canary is gone within few seconds. */
const JUDGE_EVERY_MS = 2000;
const LOCK = 'judge-releases';

/** In the log it is the platform itself. */
const ITSELF: Mover = { userId: null, keyId: null };

/** Judges all canaries until it is closed; of all processes one at a time does. */
export function startJudging(
  db: Kysely<ReleasesTables>,
  reader: PointerReader,
  log: Pick<Logger, 'warn' | 'info'>,
  everyMs = JUDGE_EVERY_MS,
): { close(): Promise<void> } {
  let judging: Promise<void> | undefined;
  const timer = setInterval(() => {
    judging ??= judgeReleases(db, reader, log)
      .catch((error: unknown) => log.warn({ err: error }, 'Canaries could not be judged'))
      .finally(() => {
        judging = undefined;
      });
  }, everyMs);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await judging;
    },
  };
}

/**
 * Looks at every canary once, unless another process is at it. The lock ends with its connection, so that
 * whoever is left takes over from a process that has been killed.
 */
export async function judgeReleases(
  db: Kysely<ReleasesTables>,
  reader: PointerReader,
  log: Pick<Logger, 'warn' | 'info'>,
  now = new Date(),
): Promise<void> {
  const canaries = (await reader.read()).filter(({ canary }) => canary);
  if (canaries.length === 0) return;
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ is_ours: boolean }>`
      select pg_try_advisory_xact_lock(hashtext(${LOCK})) as is_ours`.execute(trx);
    if (!rows[0]!.is_ours) return;
    for (const pointer of canaries) await judge(db, reader, log, { pointer, now });
  });
}

async function judge(
  db: Kysely<ReleasesTables>,
  reader: PointerReader,
  log: Pick<Logger, 'warn' | 'info'>,
  { pointer, now }: { readonly pointer: PointedPackage; readonly now: Date },
): Promise<void> {
  const [minutes, spread] = await Promise.all([findMinutes(db, pointer), findSpread(db, pointer)]);
  const { plan, movedAt: stepSince } = pointer;
  const verdict = judgeCanary({ minutes, spread, stepSince, plan, now });
  if (verdict.kind === 'wait') return;
  const { package: name, channel, revision } = pointer;
  const { version } = pointer.canary!;
  const percent = verdict.kind === 'go on' ? verdict.percent : 0;
  const rest =
    percent > 0 && percent < 100 && plan ? { ...plan, steps: plan.steps.slice(1) } : null;
  const { reason } = verdict;
  try {
    await promoteRelease(db, reader, ITSELF, {
      package: name,
      version,
      channel,
      percent,
      ...(rest && { plan: rest }),
      revision,
      reason,
    });
    log.info({ package: name, version, percent, reason }, 'A canary has been judged');
  } catch (error) {
    // Somebody has moved it meanwhile: it is judged anew.
    if (error instanceof ApiError && error.code === 'conflict') return;
    if (!(error instanceof ApiError) || error.code !== 'release_refused') throw error;
    await stopPlan(db, reader, pointer, error.message);
  }
}

/** What cannot go on stays as it is, and says why once. */
function stopPlan(
  db: Kysely<ReleasesTables>,
  reader: PointerReader,
  { package: name, channel, contractMajor, revision, percent }: PointedPackage,
  reason: string,
): Promise<void> {
  return movePointers(db, { reader, mover: ITSELF }, async ({ find, set, log }) => {
    const key = { package: name, channel, contractMajor };
    const found = await find(key);
    if (found?.revision !== revision) return;
    await set(key, { ...found, plan: null });
    await log({ package: name, channel, action: 'hold', to: found.canary, percent, reason });
  });
}
