import type { DoorEntry } from '@karavan/shared-api/contract/events';

/** What somebody gets at the door, in words; undefined where nothing. */
export const dueExtras = ({ extras }: Pick<DoorEntry, 'extras'>): string | undefined =>
  extras?.map(({ name, quantity }) => `${name} × ${quantity}`).join(', ');
