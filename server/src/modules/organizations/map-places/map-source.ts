import type { Locale } from '@karavan/shared-api/contract/locales';
import type { MapPlace } from '@karavan/shared-api/contract/map-places';
import type { SentPicture } from '../../../platform/files/require-photo.ts';

/** A business as a service of maps knows it. */
export interface FoundPlace {
  readonly place: MapPlace;
  /** Loads a picture each; the first one is the most telling. Each may fail with an ApiError or OutboundError. */
  readonly pictures: readonly (() => Promise<SentPicture>)[];
}

/** A service of maps. */
export interface MapSource {
  readonly state: 'live' | 'sandbox';
  /** Links that it knows, to try it with. */
  readonly examples: readonly string[];
  /**
   * The business that a link leads to; null where it knows none, `no_link` for a link that is not one of its own.
   * @throws OutboundError where it does not answer as it should
   */
  findByLink(link: string, locale: Locale): Promise<FoundPlace | 'no_link' | null>;
  /**
   * The same by its id there.
   * @throws OutboundError
   */
  findById(placeId: string, locale: Locale): Promise<FoundPlace | null>;
}
