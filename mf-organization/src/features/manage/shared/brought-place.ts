import type { PlacePreview } from '@karavan/shared-api/contract/map-places';

/** What a new organization is filled in with: a place of a service of maps. */
export interface BroughtPlace extends PlacePreview {
  onOpened(organizationId: number): void;
}
