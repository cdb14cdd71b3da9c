import type { SentPicture } from '../../../platform/files/require-photo.ts';

/** A token that reads an account, and how long it does. */
export interface Token {
  readonly token: string;
  readonly expiresAt: Date;
}

export interface Media {
  readonly id: string;
  readonly caption: string;
  /** Its page at Instagram. */
  readonly permalink: string;
  /** Loads a picture each, in their order; of a video its first frame. Each may fail with an ApiError or OutboundError. */
  readonly pictures: readonly (() => Promise<SentPicture>)[];
}

/** Instagram, as far as it is asked for. `refused` is what it says of a code or token that it does not take. */
export interface InstagramPort {
  readonly isSandbox: boolean;
  /** Where a person lets this site read their account; it sends them back with a code and the state. */
  authorizationUrl(state: string): string;
  /** @throws OutboundError */
  exchange(code: string): Promise<(Token & { readonly username: string }) | 'refused'>;
  /** @throws OutboundError */
  renew(token: string): Promise<Token | 'refused'>;
  /**
   * The latest posts.
   * @throws OutboundError
   */
  listMedia(token: string): Promise<readonly Media[] | 'refused'>;
}
