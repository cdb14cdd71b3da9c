import fc from 'fast-check';
import { readYoutubeLink } from './read-youtube-link.ts';

const ID = 'aqz-KE-bpKQ';

it.each([
  `https://www.youtube.com/watch?v=${ID}`,
  `https://www.youtube.com/watch?app=desktop&v=${ID}&list=PL1&t=42s`,
  `http://youtube.com/watch?v=${ID}#t=10`,
  `https://m.youtube.com/watch?v=${ID}`,
  `https://music.youtube.com/watch?v=${ID}&feature=share`,
  `https://youtu.be/${ID}`,
  `https://youtu.be/${ID}?si=abc&t=3`,
  `https://www.youtube.com/shorts/${ID}?feature=share`,
  `https://www.youtube.com/live/${ID}`,
  `https://www.youtube.com/embed/${ID}?autoplay=1`,
  `https://www.youtube-nocookie.com/embed/${ID}`,
  `https://www.youtube.com/v/${ID}`,
  `https://www.youtube.com/watch/${ID}`,
  `https://www.youtube.com/attribution_link?a=x&u=%2Fwatch%3Fv%3D${ID}%26feature%3Dshare`,
  `youtu.be/${ID}`,
  `WWW.YouTube.com/watch?v=${ID}`,
])('%s', (link) => {
  expect(readYoutubeLink(link)).toBe(ID);
});

it.each([
  '',
  ID,
  'https://www.youtube.com/',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=short',
  `https://www.youtube.com/watch?v=${ID}x`,
  `https://www.youtube.com/@channel/${ID}`,
  `https://www.youtube.com/playlist?list=${ID}`,
  `https://youtube.com.evil.example/watch?v=${ID}`,
  `https://evil.example/youtube.com/watch?v=${ID}`,
  `https://www.youtube.com@evil.example/watch?v=${ID}`,
  `https://www.youtube.com:8443/watch?v=${ID}`,
  `https://youtu.be/../${ID.slice(0, 8)}`,
  `https://www.youtube.com/attribution_link?u=https://evil.example/watch?v=${ID}`,
  `javascript:alert('youtu.be/${ID}')`,
  `ftp://youtu.be/${ID}`,
])('%s leads to none', (link) => {
  expect(readYoutubeLink(link)).toBeNull();
});

it('finds every id, and nothing that is no id, whatever it is given', () => {
  const id = fc.stringMatching(/^[A-Za-z0-9_-]{11}$/);
  fc.assert(fc.property(id, (some) => readYoutubeLink(`https://youtu.be/${some}`) === some));
  const link = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.string().map((s) => `https://youtu.be/${s}`),
  );
  fc.assert(
    fc.property(link, (text) => {
      const found = readYoutubeLink(text);
      return found === null || /^[A-Za-z0-9_-]{11}$/.test(found);
    }),
  );
});
