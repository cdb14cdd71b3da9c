import type { createStore } from 'jotai/vanilla';
import { createMarkBook } from './interaction-store.ts';

/** What can be known of an item beyond the lists that hold it. */
export interface ItemMarks {
  readonly is_liked?: boolean;
  readonly is_saved?: boolean;
  readonly like_count?: number;
  readonly comment_count?: number;
}

export interface OrganizationMarks {
  readonly is_following?: boolean;
  readonly follower_count?: number;
}

export const itemMarks = createMarkBook<ItemMarks>();
export const organizationMarks = createMarkBook<OrganizationMarks>();

/** What the person has liked, saved and said since the lists were loaded, by item id. */
export const itemMarksAtom = itemMarks.atom;
/** Whom the person has followed since, by organization id. */
export const organizationMarksAtom = organizationMarks.atom;

export const markItem = itemMarks.mark;

export function forgetMarks(store: ReturnType<typeof createStore>): void {
  itemMarks.forgetAll(store);
  organizationMarks.forgetAll(store);
}
