import { EMAIL } from './email.ts';

/** Where people can be found: networks, a site of their own, and e-mail. */
export const SOCIAL_KINDS = [
  'instagram',
  'telegram',
  'whatsapp',
  'facebook',
  'tiktok',
  'youtube',
  'linkedin',
  'x',
  'vk',
  'ok',
  'web',
  'mail',
] as const;
export type SocialKind = (typeof SOCIAL_KINDS)[number];

/** Somebody's place in a network, as it is stored: always one that a link can be made of. */
export interface SocialAccount {
  /** A name without what surrounds it, a phone's digits, the address of a site, or an e-mail address. */
  readonly value: string;
  readonly url: string;
}

type NetworkKind = Exclude<SocialKind, 'web' | 'mail'>;

interface Network {
  /** As it is called in every language. */
  readonly title: string;
  /** The first one is where links lead. */
  readonly hosts: readonly [string, ...string[]];
  /** What stands before a name in a link. */
  readonly before?: string;
  readonly name: RegExp;
}

const NETWORKS: Readonly<Record<NetworkKind, Network>> = {
  instagram: { title: 'Instagram', hosts: ['instagram.com'], name: /^[\w.]{1,30}$/ },
  telegram: { title: 'Telegram', hosts: ['t.me', 'telegram.me'], name: /^\w{4,32}$/ },
  whatsapp: { title: 'WhatsApp', hosts: ['wa.me'], name: /^\d{7,15}$/ },
  facebook: { title: 'Facebook', hosts: ['facebook.com', 'fb.com'], name: /^[\w.-]{1,60}$/ },
  tiktok: { title: 'TikTok', hosts: ['tiktok.com'], before: '@', name: /^[\w.]{2,24}$/ },
  youtube: {
    title: 'YouTube',
    hosts: ['youtube.com'],
    before: '@',
    name: /^[\p{L}\p{N}_.-]{3,30}$/u,
  },
  linkedin: {
    title: 'LinkedIn',
    hosts: ['linkedin.com'],
    before: 'in/',
    name: /^[\p{L}\p{N}-]{3,100}$/u,
  },
  x: { title: 'X', hosts: ['x.com', 'twitter.com'], name: /^\w{1,15}$/ },
  vk: { title: 'VK', hosts: ['vk.com', 'vk.ru'], name: /^[\w.]{2,32}$/ },
  ok: { title: 'OK.ru', hosts: ['ok.ru'], name: /^(profile\/\d{1,20}|[\w.-]{2,60})$/ },
};

/**
 * What a person means who types a name, with or without `@`, or pastes a link.
 * @returns null for what is no account of this kind
 */
export function socialAccountOf(kind: SocialKind, typed: string): SocialAccount | null {
  const text = typed.trim();
  if (kind === 'mail') return EMAIL.test(text) ? { value: text, url: `mailto:${text}` } : null;
  if (kind === 'web') return siteOf(text);
  const { hosts, before = '', name } = NETWORKS[kind];
  const path = pathWithin(hosts, text) ?? text;
  const bare = (path.startsWith(before) ? path.slice(before.length) : path).replace(/^@/, '');
  const value = kind === 'whatsapp' ? bare.replaceAll(/[\s()+-]/g, '') : bare;
  if (!name.test(value)) return null;
  return { value, url: `https://${hosts[0]}/${before}${encodeURI(value)}` };
}

/** The network that a pasted link leads to; null for anything else. */
export function networkOfLink(text: string): NetworkKind | null {
  const kinds = Object.keys(NETWORKS) as NetworkKind[];
  return kinds.find((kind) => pathWithin(NETWORKS[kind].hosts, text.trim())) ?? null;
}

/** What a network is called; null for what has a word of its own in each language. */
export function networkTitle(kind: SocialKind): string | null {
  return kind === 'web' || kind === 'mail' ? null : NETWORKS[kind].title;
}

/** The address of a page, which opens in a browser and does nothing else. */
function siteOf(text: string): SocialAccount | null {
  const url = parseUrl(text);
  if (!url || !url.hostname.includes('.') || url.username !== '') return null;
  const plain = url.pathname === '/' && url.search === '' && url.hash === '';
  const { href } = url;
  return { value: plain ? href.slice(0, -1) : href, url: href };
}

/** What stands behind the host in a link to one of these; null for anything else. */
function pathWithin(hosts: readonly string[], text: string): string | null {
  const url = parseUrl(text);
  const host = url?.hostname.replace(/^(www|m)\./, '');
  if (!url || !hosts.includes(host!)) return null;
  return decode(url.pathname).replaceAll(/^\/|\/$/g, '');
}

/** Links are often written without their scheme. */
function parseUrl(text: string): URL | null {
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (/\s/.test(text) || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
