import type { PersonPhone, SocialNetwork } from '@karavan/shared-api/contract/person-contacts';

/** What a person hands out of themselves. */
export interface BusinessCard {
  /** Their number here, `UID12`. */
  readonly uid: string;
  readonly name: string;
  readonly nickname: string | null;
  /** The address of their picture. */
  readonly avatar: string | null;
  readonly phones: readonly PersonPhone[];
  readonly networks: readonly SocialNetwork[];
}

/** The card as a message: what matters, a line each. */
export function cardAsText({ name, phones, networks }: BusinessCard): string {
  return [
    name,
    ...phones.map(({ phone_number }) => phone_number),
    ...networks.map(({ kind, value, url }) => (kind === 'mail' ? value : url)),
  ].join('\n');
}
