import { z } from 'zod';
import { fetchPicture } from '../../../../platform/files/fetch-picture.ts';
import { OutboundError } from '../../../../platform/outbound/outbound-error.ts';
import type { Outbound, OutboundRequest } from '../../../../platform/outbound/outbound.ts';
import type { InstagramPort, Media } from '../instagram-port.ts';

interface Options {
  readonly gateways: Pick<Outbound, 'fetch'>;
  /** For the addresses of pictures. */
  readonly outbound: Outbound;
  readonly appId: string;
  readonly appSecret: string;
  /** Where codes are exchanged. */
  readonly loginUrl: string;
  /** Where accounts are read. */
  readonly graphUrl: string;
  /** Our page that people come back to, as it is registered with Instagram. */
  readonly redirectUrl: string;
}

const AUTHORIZE = 'https://www.instagram.com/oauth/authorize';
/** Profile and posts, and nothing else. */
const SCOPE = 'instagram_business_basic';
const MEDIA_FIELDS =
  'id,caption,media_type,media_url,thumbnail_url,permalink,children{media_type,media_url,thumbnail_url}';
const MEDIA_MAX = 25;
const MAX_BYTES = 1_000_000;
const TIMEOUT_MS = 8000;

const Login = z.object({ access_token: z.string().min(1) });
/** The service answers in both forms. */
const LoginAnswer = z.union([
  Login,
  z.object({ data: z.array(Login).min(1) }).transform(({ data }) => data[0]!),
]);
const LongToken = z.object({
  access_token: z.string().min(1),
  /** Seconds. */
  expires_in: z.number().positive(),
});
const Profile = z.object({ username: z.string().min(1).max(100) });
const Pictured = z.object({
  media_type: z.string(),
  media_url: z.url().optional(),
  thumbnail_url: z.url().optional(),
});
const MediaPage = z.object({
  data: z.array(
    Pictured.extend({
      id: z.string().min(1).max(100),
      caption: z.string().default(''),
      permalink: z.string().default(''),
      children: z.object({ data: z.array(Pictured) }).optional(),
    }),
  ),
});

/** The Instagram API with Instagram Login. */
export function createGraphPort(options: Options): InstagramPort {
  const { gateways, outbound, appId, appSecret, redirectUrl } = options;
  const loginUrl = options.loginUrl.replace(/\/$/, '');
  const graphUrl = options.graphUrl.replace(/\/$/, '');

  async function ask<T>(
    url: string,
    schema: z.ZodType<T>,
    request: Pick<OutboundRequest, 'method' | 'headers' | 'body'> = {},
  ): Promise<T | 'refused'> {
    let content: Buffer;
    try {
      ({ content } = await gateways.fetch(url, {
        ...request,
        maxBytes: MAX_BYTES,
        timeoutMs: TIMEOUT_MS,
      }));
    } catch (error) {
      const status = error instanceof OutboundError ? error.status : undefined;
      if (status === 400 || status === 401 || status === 403) return 'refused';
      throw error;
    }
    try {
      return schema.parse(JSON.parse(content.toString()));
    } catch (cause) {
      throw new OutboundError('type', { cause });
    }
  }

  const read = <T>(path: string, query: Readonly<Record<string, string>>, schema: z.ZodType<T>) =>
    ask(`${graphUrl}/${path}?${new URLSearchParams(query)}`, schema);

  const present = ({ access_token, expires_in }: z.output<typeof LongToken>) => ({
    token: access_token,
    expiresAt: new Date(Date.now() + expires_in * 1000),
  });

  return {
    isSandbox: false,
    authorizationUrl: (state) =>
      `${AUTHORIZE}?${new URLSearchParams({
        client_id: appId,
        redirect_uri: redirectUrl,
        response_type: 'code',
        scope: SCOPE,
        state,
      })}`,
    async exchange(code) {
      const short = await ask(`${loginUrl}/oauth/access_token`, LoginAnswer, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: String(
          new URLSearchParams({
            client_id: appId,
            client_secret: appSecret,
            grant_type: 'authorization_code',
            redirect_uri: redirectUrl,
            code,
          }),
        ),
      });
      if (short === 'refused') return short;
      const long = await read(
        'access_token',
        {
          grant_type: 'ig_exchange_token',
          client_secret: appSecret,
          access_token: short.access_token,
        },
        LongToken,
      );
      if (long === 'refused') return long;
      const profile = await read(
        'me',
        { fields: 'user_id,username', access_token: long.access_token },
        Profile,
      );
      return profile === 'refused' ? profile : { ...present(long), username: profile.username };
    },
    async renew(token) {
      const query = { grant_type: 'ig_refresh_token', access_token: token };
      const long = await read('refresh_access_token', query, LongToken);
      return long === 'refused' ? long : present(long);
    },
    async listMedia(token) {
      const query = { fields: MEDIA_FIELDS, limit: String(MEDIA_MAX), access_token: token };
      const page = await read('me/media', query, MediaPage);
      if (page === 'refused') return page;
      return page.data.map(({ id, caption, permalink, children, ...own }): Media => {
        const shown = children && children.data.length > 0 ? children.data : [own];
        return {
          id,
          caption,
          permalink,
          pictures: shown.flatMap((one) => {
            const url = one.media_type === 'VIDEO' ? one.thumbnail_url : one.media_url;
            return url === undefined ? [] : [() => fetchPicture(outbound, url)];
          }),
        };
      });
    },
  };
}
