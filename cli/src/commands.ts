import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { RELEASE_PLAN } from '@karavan/shared-api/contract/limits';
import type { Pointer, Release, ReleasePlan } from '@karavan/shared-api/contract/releases';
import { pointerMajor, pointerOf } from './pointer-of.ts';
import { publish } from './publish.ts';
import { createReleasesApi, type ReleasesApi } from './releases-api.ts';
import { createTeamKey, readTeamKey, type TeamKey } from './team-key.ts';
import { USAGE } from './usage.ts';
import { UsageError } from './usage-error.ts';

interface CommandInput {
  readonly api: ReleasesApi;
  readonly key: TeamKey;
  readonly args: readonly string[];
  readonly options: Omit<ReleaseOptions, 'site' | 'key'>;
}

interface ReleaseOptions {
  readonly site: string;
  /** The file of the team's key. */
  readonly key: string;
  readonly channel: string;
  readonly percent?: string | undefined;
  readonly live: boolean;
  readonly gradually: boolean;
  readonly steps?: string | undefined;
  readonly minutes?: string | undefined;
  readonly visits?: string | undefined;
  readonly reason: string;
}

/** @throws UsageError, ReleaseRefusedError */
export async function runCommand(
  name: string,
  args: readonly string[],
  { site, key: file, ...options }: ReleaseOptions,
): Promise<void> {
  if (name === 'new-key') {
    const made = createTeamKey();
    console.error(`Ask an operator to trust this public key: ${readTeamKey(made).publicKey}`);
    return console.log(made.trim());
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`There is no command '${name}'.\n\n${USAGE}`);
  const pem = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new UsageError(`${file} cannot be read; karavan new-key makes a key.`, { cause });
  });
  const key = readTeamKey(pem);
  await command({ api: createReleasesApi(site, key), key, args, options });
}

/** By name. Each prints what it has done, and rejects with one sentence. */
const commands: Readonly<Record<string, (input: CommandInput) => Promise<void>>> = {
  async publish({ api, key, args, options: { live, ...options } }) {
    for (const folder of args.length > 0 ? args : ['dist']) {
      const release = await publish(api, key, path.resolve(folder));
      console.log(`${nameOf(release)} is ${release.state}`);
      if (release.problems.length > 0) throw new UsageError(release.problems.join('\n'));
      if (live) {
        const { channel, reason } = options;
        await promote(api, release, { channel, reason, percent: 100 });
      }
    }
  },
  async preview({ api, args }) {
    const { url, expires_at: expires } = await api.preview(named(args));
    console.log(`${url}\nuntil ${expires}`);
  },
  async promote({ api, args, options }) {
    const share = shareOf(options);
    const { channel, reason } = options;
    await promote(api, await findRelease(api, named(args)), { channel, reason, ...share });
  },
  async rollback({ api, args: [name], options: { channel, reason } }) {
    if (!name) throw new UsageError('Say which package.');
    const pointer = await pointerOf(api, name, { channel });
    if (!pointer) throw new UsageError(`Nothing of ${name} is live on ${channel}.`);
    const { contract_major, revision } = pointer;
    printPointer(await api.rollback({ package: name, channel, contract_major, revision, reason }));
  },
  async block({ api, args, options: { reason } }) {
    if (reason === '') throw new UsageError('Say --reason: a blocked release stays blocked.');
    const release = await api.block({ ...named(args), reason });
    console.log(`${nameOf(release)} is ${release.state}`);
  },
  async status({ api, args: [name] }) {
    const [{ pointers, releases }, { figures }] = await Promise.all([
      api.list(name),
      api.figures(),
    ]);
    for (const pointer of pointers) {
      printPointer(pointer);
      for (const version of [pointer.current, pointer.canary]) {
        const one = figures.find(
          (own) => own.package === pointer.package && own.version === version,
        );
        if (one) console.log(`  ${version}: ${one.failures} of ${one.visits} visits with failures`);
      }
    }
    const waiting = releases.filter(({ state }) =>
      ['uploaded', 'verified', 'staged'].includes(state),
    );
    for (const release of waiting) {
      console.log(
        `${nameOf(release)} is ${release.state}${release.problems.map((problem) => `\n  ${problem}`).join('')}`,
      );
    }
  },
  async who({ api, args: [visitor] }) {
    if (!visitor) throw new UsageError("Say whom: the value of their cookie 'visitor'.");
    const { releases } = await api.visitor(visitor);
    for (const release of releases) console.log(nameOf(release));
  },
  async log({ api, args: [name] }) {
    const { list } = await api.log({ ...(name && { package: name }), limit: 50 });
    for (const { at, by, action, package: of, from, to, percent, reason } of list) {
      const share = percent === null ? '' : ` ${percent} %`;
      console.log(
        `${at}  ${by}: ${action} ${of} ${from ?? '-'} -> ${to ?? '-'}${share}  ${reason}`,
      );
    }
  },
};

/** To whom a release goes, and how it goes on. */
function shareOf({ live, gradually, percent, ...options }: CommandInput['options']): {
  readonly percent: number;
  readonly plan?: ReleasePlan;
} {
  if (gradually) {
    const { steps = RELEASE_PLAN.steps.join(','), minutes, visits } = options;
    const [first, ...rest] = steps.split(',').map(wholeNumber);
    return {
      percent: first!,
      plan: {
        steps: rest,
        minutes: wholeNumber(minutes ?? RELEASE_PLAN.minutes),
        visits: wholeNumber(visits ?? RELEASE_PLAN.visits),
      },
    };
  }
  if (live) return { percent: 100 };
  if (percent === undefined) throw new UsageError('Say --live, --gradually, or --percent.');
  return { percent: wholeNumber(percent) };
}

function wholeNumber(text: string | number): number {
  const number = Number(text);
  if (text === '' || !Number.isInteger(number)) {
    throw new UsageError(`'${text}' is not a whole number.`);
  }
  return number;
}

async function promote(
  api: ReleasesApi,
  release: Release,
  {
    channel,
    reason,
    ...share
  }: { channel: string; reason: string; percent: number; plan?: ReleasePlan },
): Promise<void> {
  const { package: name, version } = release;
  const pointer = await pointerOf(api, name, { channel, major: pointerMajor(release) });
  const revision = pointer?.revision ?? 0;
  printPointer(await api.promote({ package: name, version, channel, ...share, revision, reason }));
}

function named([name, version]: readonly string[]): { package: string; version: string } {
  if (!name || !version) throw new UsageError('Say which package and version.');
  return { package: name, version };
}

async function findRelease(
  api: ReleasesApi,
  { package: name, version }: { package: string; version: string },
): Promise<Release> {
  const { releases } = await api.list(name);
  const release = releases.find((known) => known.version === version);
  if (!release) throw new UsageError(`${name} ${version} has not been published.`);
  return release;
}

function nameOf({ package: name, version }: { package: string; version: string }): string {
  return `${name} ${version}`;
}

function printPointer({
  package: name,
  channel,
  current,
  previous,
  canary,
  percent,
  plan,
}: Pointer): void {
  const next = plan ? `, then ${[...plan.steps, 100].join(', ')} % while it does well` : '';
  const trial = canary ? `, ${percent} % get ${canary}${next}` : '';
  console.log(`${name} on ${channel}: ${current}${trial} (before: ${previous ?? 'nothing'})`);
}
