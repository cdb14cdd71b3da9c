import { z } from 'zod/mini';
import { atMost } from './at-most.ts';
import { Id, IdParams, pageOf, pageQuery } from './common.ts';
import { OPERATOR_REASON_LENGTH, QUEUE_PAGE_SIZE } from './limits.ts';
import { OverlayEntry, PageEntry } from './remotes.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

/** What is released: `shell`, or a remote by its id. */
export const PackageName = z.string().check(z.regex(/^(shell|mf-[a-z][a-z0-9-]{0,40})$/));

export const Version = z.string().check(z.regex(/^\d+\.\d+\.\d+-[0-9a-f]{12}$/));

/** A file of a release: `web/` is for browsers, `node/` for the renderer of first screens. */
export const ReleaseFile = z.string().check(z.regex(/^(web|node)\/[\w-][\w.-]{0,120}$/));

const Sha384 = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
const Chunks = z.record(z.string().check(atMost(100)), z.array(z.string()));

/** What a build says of itself: `release.json`. Its signature covers every file, since it has their hashes. */
export const ReleaseManifest = z.strictObject({
  id: PackageName,
  /** Ends with a hash of the content, so that equal builds have equal versions. */
  version: Version,
  /** The script that starts it: of a remote the federation entry, of the shell its only script. */
  entry: z.string().check(atMost(100)),
  /** Of a remote the range of contracts it works with; of the shell the one it implements. */
  contract: z.string().check(z.regex(/^\^?\d+\.\d+\.\d+$/)),
  /** Scripts and styles by chunk, relative to `web/`. */
  chunks: Chunks,
  pages: z.array(PageEntry),
  overlays: z.array(OverlayEntry),
  /** Libraries that exist once per page: the versions that the shell carries, the ranges that a remote takes. */
  shared: z.record(z.string().check(atMost(100)), z.string().check(atMost(50))),
  /** The sha384 of every file. */
  files: z.record(ReleaseFile, Sha384),
  /** The commit it was built from. */
  commit: z.nullable(z.string().check(z.regex(/^[0-9a-f]{7,64}$/))),
});
export type ReleaseManifest = z.output<typeof ReleaseManifest>;

/** What a copy of React says when it is made; whoever takes it from the shell only reads it. */
export const SECOND_REACT =
  /\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=[^=]/;

/**
 * The life of a release.
 *
 *   uploaded -> verified -> staged -> canary -> live -> superseded -> retired -> collected
 *
 * Uploaded: all files are here. Verified: it is in order by itself. Staged: it fits what is live, and can be
 * previewed. Superseded: it was live, and can be again. Retired: open tabs only. Collected: its files are gone.
 * Blocked: nobody gets it any more.
 */
export const RELEASE_STATES = [
  'uploaded',
  'verified',
  'staged',
  'canary',
  'live',
  'superseded',
  'retired',
  'collected',
  'blocked',
] as const;
export const ReleaseState = z.enum(RELEASE_STATES);
export type ReleaseState = z.output<typeof ReleaseState>;

/** What a team's key may be limited to. */
export const RELEASE_ACTIONS = ['publish', 'promote', 'rollback', 'block'] as const;
export const ReleaseAction = z.enum(RELEASE_ACTIONS);
export type ReleaseAction = z.output<typeof ReleaseAction>;

/** Everybody is on `stable`; whoever joins another channel gets its releases where it has any. */
export const Channel = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,30}$/));
export const STABLE = 'stable';

const Reason = text(OPERATOR_REASON_LENGTH, { isOptional: true });

export const Release = z.object({
  package: PackageName,
  version: Version,
  state: ReleaseState,
  contract: z.string(),
  commit: z.nullable(z.string()),
  /** The key that signed it. */
  signer: z.nullable(z.string()),
  uploaded_at: z.string(),
  /** Why it is not verified, or does not fit what is live. */
  problems: z.array(z.string()),
});
export type Release = z.output<typeof Release>;

/** How a canary goes on by itself while it does well; it ends with everybody. */
export const ReleasePlan = z.object({
  /** Shares of the visitors, each greater than the one before. */
  steps: z.array(z.number().check(z.int(), z.gte(1), z.lte(99))).check(atMost(20)),
  /** How long each step lasts at least. */
  minutes: z.number().check(z.int(), z.gte(1), z.lte(10_080)),
  /** How many visitors must have got it in each step. */
  visits: z.number().check(z.int(), z.gte(1), z.lte(1_000_000)),
});
export type ReleasePlan = z.output<typeof ReleasePlan>;

export const Pointer = z.object({
  package: PackageName,
  channel: Channel,
  /** Of the contract; 0 for the shell, which decides about it. */
  contract_major: z.number(),
  current: Version,
  previous: z.nullable(Version),
  canary: z.nullable(Version),
  /** The share of visitors that get the canary, 0 to 100. */
  percent: z.number(),
  /** The steps that are left of a canary that goes on by itself. */
  plan: z.nullable(ReleasePlan),
  /** Grows with each move; a move names the one that it was decided upon. */
  revision: z.number(),
  moved_at: z.string(),
});
export type Pointer = z.output<typeof Pointer>;

const Named = { package: PackageName, version: Version };
const MOVE_ERRORS = ['forbidden', 'not_found', 'conflict', 'release_refused'] as const;

export const listReleases = defineRoute({
  method: 'GET',
  path: '/releases/',
  summary: 'Which releases visitors get, and those that could be given',
  permission: 'releases',
  query: z.object({ package: z.optional(PackageName) }),
  responses: { 200: z.object({ pointers: z.array(Pointer), releases: z.array(Release) }) },
  errors: ['forbidden'],
});

export const publishRelease = defineRoute({
  method: 'POST',
  path: '/releases/',
  summary:
    'Announces a signed release and returns the files that are still missing; a repeat has no effect',
  permission: 'releases',
  body: z.object({
    /** `release.json` as it was signed, byte by byte. */
    manifest: z.string().check(atMost(500_000)),
    /** Ed25519 over the manifest, base64; with the key that makes the request. */
    signature: z.string().check(z.regex(/^[A-Za-z0-9+/]{86}==$/)),
  }),
  responses: { 200: z.object({ release: Release, missing: z.array(ReleaseFile) }) },
  errors: ['forbidden', 'release_refused'],
});

export const uploadReleaseFile = defineRoute({
  method: 'POST',
  path: '/releases/files/',
  summary: 'Uploads one file of an announced release; its content must have the announced hash',
  permission: 'releases',
  query: z.object({ ...Named, path: ReleaseFile }),
  body: 'multipart',
  responses: { 200: z.object({ missing: z.number() }) },
  errors: [
    'forbidden',
    'not_found',
    'conflict',
    'release_refused',
    'payload_too_large',
    'storage_full',
  ],
});

export const verifyRelease = defineRoute({
  method: 'POST',
  path: '/releases/verify/',
  summary: 'Checks a release by itself and against what is live; returns what is wrong with it',
  permission: 'releases',
  body: z.object(Named),
  responses: { 200: Release },
  errors: ['forbidden', 'not_found', 'conflict'],
});

export const promoteRelease = defineRoute({
  method: 'POST',
  path: '/releases/promote/',
  summary: 'Gives a release to a share of the visitors, or to all of them',
  permission: 'releases',
  body: z.object({
    ...Named,
    channel: z._default(Channel, STABLE),
    /** 100 makes it live; 0 takes a canary back. */
    percent: z.number().check(z.int(), z.gte(0), z.lte(100)),
    /** How a canary goes on by itself; without it, it stays as it is. */
    plan: z.optional(ReleasePlan),
    /** Of the pointer as it was seen; 0 if there was none. */
    revision: z.number().check(z.int(), z.gte(0)),
    reason: z._default(Reason, ''),
  }),
  responses: { 200: Pointer },
  errors: MOVE_ERRORS,
});

export const rollbackRelease = defineRoute({
  method: 'POST',
  path: '/releases/rollback/',
  summary: 'Gives everybody the release before the present one again, and ends a canary',
  permission: 'releases',
  body: z.object({
    package: PackageName,
    channel: z._default(Channel, STABLE),
    /** 0 for the shell. */
    contract_major: z.number().check(z.int(), z.gte(0), z.lte(1000)),
    revision: z.number().check(z.int(), z.gte(0)),
    reason: z._default(Reason, ''),
  }),
  responses: { 200: Pointer },
  errors: MOVE_ERRORS,
});

export const blockRelease = defineRoute({
  method: 'POST',
  path: '/releases/block/',
  summary:
    'Takes a release out of use for good: every pointer leaves it, and open tabs are told at once',
  permission: 'releases',
  body: z.object({ ...Named, reason: text(OPERATOR_REASON_LENGTH) }),
  responses: { 200: Release },
  errors: MOVE_ERRORS,
});

export const previewRelease = defineRoute({
  method: 'POST',
  path: '/releases/preview/',
  summary: 'Makes a link that shows a staged release to whoever holds it',
  permission: 'releases',
  body: z.object(Named),
  responses: { 200: z.object({ url: z.string(), expires_at: z.string() }) },
  errors: ['forbidden', 'not_found', 'conflict'],
});

export const findVisitorReleases = defineRoute({
  method: 'GET',
  path: '/releases/visitors/',
  summary: 'Which releases a visitor gets, by the id in their cookie',
  permission: 'releases',
  query: z.object({ visitor: z.string().check(z.regex(/^[0-9a-f-]{36}$/)) }),
  responses: { 200: z.object({ releases: z.array(z.object(Named)) }) },
  errors: ['forbidden'],
});

/** What browsers have reported of a release since a day ago; each visitor counts once a minute. */
export const ReleaseFigures = z.object({
  package: PackageName,
  version: Version,
  visits: z.number(),
  /** Visitors with a failed load, an error, or both. */
  failures: z.number(),
  failed_loads: z.number(),
  errors: z.number(),
  /** Visitors whose first screen took long. */
  slow: z.number(),
});
export type ReleaseFigures = z.output<typeof ReleaseFigures>;

export const listReleaseFigures = defineRoute({
  method: 'GET',
  path: '/releases/figures/',
  summary: 'How releases do, as browsers have reported it within a day',
  permission: 'releases',
  responses: { 200: z.object({ figures: z.array(ReleaseFigures) }) },
  errors: ['forbidden'],
});

export const ReleaseLogEntry = z.object({
  id: Id,
  at: z.string(),
  /** A person, a team's key, or the server itself. */
  by: z.string(),
  action: z.string(),
  package: PackageName,
  channel: z.nullable(Channel),
  from: z.nullable(Version),
  to: z.nullable(Version),
  percent: z.nullable(z.number()),
  reason: z.string(),
});
export type ReleaseLogEntry = z.output<typeof ReleaseLogEntry>;

export const listReleaseLog = defineRoute({
  method: 'GET',
  path: '/releases/log/',
  summary: 'Who has released what, the latest first',
  permission: 'releases',
  query: z.object({ ...pageQuery(QUEUE_PAGE_SIZE), package: z.optional(PackageName) }),
  responses: { 200: pageOf(ReleaseLogEntry) },
  errors: ['forbidden'],
});

/** `*` is every package, those to come as well. */
export const ANY_PACKAGE = '*';
const KeyPackage = z.union([PackageName, z.literal(ANY_PACKAGE)]);

export const TeamKey = z.object({
  id: Id,
  name: z.string(),
  packages: z.array(KeyPackage),
  actions: z.array(ReleaseAction),
  created_at: z.string(),
  revoked_at: z.nullable(z.string()),
});
export type TeamKey = z.output<typeof TeamKey>;

export const listTeamKeys = defineRoute({
  method: 'GET',
  path: '/releases/keys/',
  summary: 'The keys of the teams that release',
  permission: 'platform',
  responses: { 200: z.object({ keys: z.array(TeamKey) }) },
  errors: ['forbidden'],
});

export const addTeamKey = defineRoute({
  method: 'POST',
  path: '/releases/keys/',
  summary: "Trusts a team's public key for some packages and actions; a repeat has no effect",
  permission: 'platform',
  body: z.object({
    name: text(100),
    /** Ed25519, 32 bytes in base64. */
    public_key: z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=$/)),
    packages: z.array(KeyPackage).check(z.minLength(1), atMost(100)),
    actions: z.array(ReleaseAction).check(z.minLength(1), atMost(10)),
  }),
  responses: { 200: TeamKey },
  errors: ['forbidden', 'conflict'],
});

export const revokeTeamKey = defineRoute({
  method: 'POST',
  path: '/releases/keys/{id}/revoke/',
  summary: 'Trusts a key no longer; what it has signed stays in use',
  permission: 'platform',
  params: IdParams,
  responses: { 200: TeamKey },
  errors: ['forbidden', 'not_found'],
});
