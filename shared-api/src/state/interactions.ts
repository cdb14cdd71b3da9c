import type { createStore } from 'jotai/vanilla';
import type { FollowStatus } from '../contract/follow-status.ts';
import { createInteractionStore } from './interaction-store.ts';

/** What is known about an item beyond the lists that contain it. */
export interface ItemInteractions {
  readonly is_liked?: boolean;
  readonly is_saved?: boolean;
  readonly like_count?: number;
  readonly comment_count?: number;
}

export interface OrganizationInteractions {
  readonly follow_status?: FollowStatus;
  readonly follower_count?: number;
}

export const itemInteractions = createInteractionStore<ItemInteractions>();
export const organizationInteractions = createInteractionStore<OrganizationInteractions>();

/** What the person has liked, saved and commented since the lists were loaded, by item id. */
export const itemInteractionsAtom = itemInteractions.atom;
/** Whom the person has followed since then, by organization id. */
export const organizationInteractionsAtom = organizationInteractions.atom;

export const setItemInteractions = itemInteractions.set;

export function forgetInteractions(store: ReturnType<typeof createStore>): void {
  itemInteractions.forgetAll(store);
  organizationInteractions.forgetAll(store);
}
