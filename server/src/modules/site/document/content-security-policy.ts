import { YOUTUBE_PLAYER } from '../../../platform/files/youtube/youtube-player.ts';

interface PolicyOptions {
  /** Of this very response; styles in the document carry it. */
  readonly nonce: string;
  /** The hash of the one script that stands in the document itself. */
  readonly startSource: string;
  /** Scheme and host of this site, as people open it. */
  readonly origin: string;
  /** Origins of remotes besides our own. */
  readonly scriptOrigins: readonly string[];
  /** Where this session's local builds are served from; a shell among them has styles and fonts as well. */
  readonly localOrigins: readonly string[];
  /** Where maps come from that are not drawn from our own base. */
  readonly mapOrigin?: string | undefined;
}

/**
 * The policy of every document: scripts only from our own and the remotes' origins, none inline but the
 * one that is known by its hash, and nothing may become a script's address or markup past the shell's one Trusted Types policy.
 */
export function contentSecurityPolicy({
  nonce,
  startSource,
  origin,
  scriptOrigins,
  localOrigins,
  mapOrigin,
}: PolicyOptions): string {
  const local = ["'self'", ...localOrigins].join(' ');
  const sources = [local, ...scriptOrigins].join(' ');
  const map = mapOrigin ? ` ${mapOrigin}` : '';
  return [
    "default-src 'none'",
    `script-src ${sources} ${startSource}`,
    `style-src ${local} 'nonce-${nonce}'`,
    // Server-rendered style attributes (a picture's placeholder colour); they cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${map}`,
    `font-src ${local}`,
    // Not every browser applies 'self' to sockets; local builds report edits to the page over one.
    `connect-src ${sources} ${[origin, ...localOrigins].map(socketOrigin).join(' ')}${map}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "media-src 'self' blob:",
    `frame-src ${YOUTUBE_PLAYER}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

const socketOrigin = (origin: string) => origin.replace(/^http/, 'ws');
