import { drawPicture } from '../../../../platform/files/draw-picture.ts';
import { DAY_MS } from '../../../../platform/time/durations.ts';
import type { InstagramPort, Media } from '../instagram-port.ts';

const SIZE = { width: 800, height: 800 };
/** As Instagram gives them. */
const TOKEN_DAYS = 60;
const CODE = 'sandbox';

const POSTS = [
  {
    id: '18000000000000001',
    caption: 'Кружка ручной работы\nОбожжена дважды.',
    color: [178, 92, 60],
  },
  { id: '18000000000000002', caption: 'Льняная скатерть, 140 на 200', color: [208, 196, 168] },
  { id: '18000000000000003', caption: '', color: [92, 120, 96] },
] as const;

const expiresAt = () => new Date(Date.now() + TOKEN_DAYS * DAY_MS);

/** An account of Instagram that is made up, and asks nobody. Whoever goes there comes back at once. */
export function createSandboxPort(redirectPath: string): InstagramPort {
  return {
    isSandbox: true,
    authorizationUrl: (state) => `${redirectPath}?${new URLSearchParams({ code: CODE, state })}`,
    exchange: async (code) =>
      code === CODE
        ? { token: 'sandbox', expiresAt: expiresAt(), username: 'karavan.demo' }
        : 'refused',
    renew: async (token) => ({ token, expiresAt: expiresAt() }),
    listMedia: async () =>
      POSTS.map(({ id, caption, color }): Media => ({
        id,
        caption,
        permalink: '',
        pictures: [
          async () => ({
            content: drawPicture(SIZE, color, [244, 236, 220]),
            field: 'image_url',
          }),
        ],
      })),
  };
}
