import { z } from 'zod/mini';

/** Who may open a page: anyone (`public`) or signed-in people (`login`); guests are sent to /auth. */
export const PageAccess = z.enum(['public', 'login']);

/** A page as published by its remote; the registry builds the route table from these rows. */
export const PageEntry = z.object({
  /** The name of the page inside its remote, and of its chunk, `page-<name>`. */
  name: z.string(),
  /** Address pattern, for example `/home/posts/:catID?`. */
  path: z.string(),
  access: PageAccess,
  /** Whether a signed-in person sees the bottom navigation. */
  nav: z.boolean(),
  /** Rendered on the server for the first visit. */
  ssr: z.boolean(),
});
export type PageEntry = z.output<typeof PageEntry>;

/** An overlay as published by its remote; it is opened by type and never imported. */
export const OverlayEntry = z.object({ type: z.string() });
export type OverlayEntry = z.output<typeof OverlayEntry>;

/** What a developer's own build of a remote has and its published release lacks. */
export const LocalViews = z.strictObject({
  contract: z.string(),
  pages: z.array(PageEntry),
  overlays: z.array(OverlayEntry),
});
export type LocalViews = z.output<typeof LocalViews>;

/**
 * The scripts of a release, which never change: `GET /remotes/<id>/<version>/files.json`. They are most of what there is to
 * know of a release, and only whoever loads it needs them.
 */
export const ReleaseFiles = z.object({
  /** The sha384 of every script, by file name relative to `base`. A script without one never runs. */
  integrity: z.record(z.string(), z.string()),
  /** The scripts that each page and locale needs: `app`, `page-posts`, `locale-ru` … -> file names. */
  chunks: z.record(z.string(), z.array(z.string())),
});
export type ReleaseFiles = z.output<typeof ReleaseFiles>;

/** Shells of this contract ask for the files of a release; those of an earlier one are told in the registry. */
export const ASKS_FOR_FILES = '^3.18.0';

/** One immutable build of a remote, served below `base`. */
export const RemoteRelease = z.object({
  id: z.string(),
  version: z.string(),
  /** Where its files are, with a trailing slash; absolute when they are on another origin. */
  base: z.string(),
  /** The federation entry, relative to `base`. */
  entry: z.string(),
  /** The range of shell contract versions it works with, for example `^1.0.0`. */
  contract: z.string(),
  pages: z.array(PageEntry),
  overlays: z.array(OverlayEntry),
  /** Its files, where shell or server are of a contract before `ASKS_FOR_FILES`. */
  integrity: z.optional(ReleaseFiles.shape.integrity),
  chunks: z.optional(ReleaseFiles.shape.chunks),
});
export type RemoteRelease = z.output<typeof RemoteRelease>;

/** What the shell knows about a remote: the release this visitor gets and the one to fall back to. */
export const RegisteredRemote = z.object({
  current: RemoteRelease,
  previous: z.nullable(RemoteRelease),
  /** Set while a canary runs: the version and the share of visitors (0 to 100) that get it. */
  rollout: z.nullable(z.object({ version: z.string(), percent: z.number() })),
  /** Replaced by a developer's local build for this session. */
  overridden: z.boolean(),
});
export type RegisteredRemote = z.output<typeof RegisteredRemote>;

/** `GET /registry.json?contract=3.18.0`: what a shell of this contract is told; without it, one of an earlier contract. */
export const Registry = z.object({
  contract: z.string(),
  /** The release of the shell that this visitor gets. */
  shell: z.object({ version: z.string() }),
  /** More origins with the same files, tried when the first one fails; empty is our own server. */
  origins: z.array(z.string()),
  remotes: z.record(z.string(), RegisteredRemote),
});
export type Registry = z.output<typeof Registry>;

/** `GET /versions.json`: what open tabs compare theirs with. */
export interface Versions {
  /** What this visitor gets now, by package. */
  readonly versions: Readonly<Record<string, string>>;
  /** Releases that nobody is to use any more: package and version. */
  readonly blocked: readonly string[];
}
