const ID = /^[A-Za-z0-9_-]{11}$/;

const SITES: ReadonlySet<string> = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'gaming.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);
const SHORT_SITES: ReadonlySet<string> = new Set(['youtu.be', 'www.youtu.be']);
/** Parts of an address that the id follows. */
const BEFORE_ID: ReadonlySet<string> = new Set(['embed', 'shorts', 'live', 'v', 'e', 'watch']);

/**
 * The id of the video that a link to YouTube leads to: a page, a short link, a player, a short film or a
 * broadcast, with or without the protocol. Null for anything else.
 */
export function readYoutubeLink(link: string): string | null {
  const url = URL.parse(/^https?:\/\//i.test(link) ? link : `https://${link}`);
  if (!url || url.username || url.password || url.port) return null;
  const [first = '', second = ''] = url.pathname.split('/').slice(1);
  if (SHORT_SITES.has(url.hostname)) return idOf(first);
  if (!SITES.has(url.hostname)) return null;
  if (first === 'attribution_link') return readForwarded(url.searchParams.get('u'));
  const asked = url.searchParams.get('v') ?? url.searchParams.get('vi');
  if (first === 'watch' && second === '') return idOf(asked);
  return BEFORE_ID.has(first) ? idOf(second) : null;
}

/** The page that a link of the share button forwards to. */
function readForwarded(path: string | null): string | null {
  return path?.startsWith('/watch?') ? readYoutubeLink(`www.youtube.com${path}`) : null;
}

const idOf = (text: string | null) => (text !== null && ID.test(text) ? text : null);
