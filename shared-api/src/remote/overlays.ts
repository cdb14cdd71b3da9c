import type { Image } from '../contract/common.ts';
import type { GeocodedPlace } from '../contract/geocoding.ts';
import type { ItemVideo } from '../contract/items.ts';

/** A place that was picked on a map. */
export interface PickedPlace {
  readonly latitude: number;
  readonly longitude: number;
  /** Its address; null where nobody knows one. */
  readonly place: GeocodedPlace | null;
}

/** A place to which a list is filtered. */
export interface RegionChoice {
  /** ISO 3166-1 alpha-2; null for the whole world. */
  readonly country: string | null;
  /** As organizations write it; null for the whole country. */
  readonly city: string | null;
}

/**
 * The full-screen overlays that this platform agrees on, by type, with their properties. Opening one
 * requires only this table; the shell finds and loads the owner.
 */
interface PlatformOverlays {
  add_folder: { readonly itemId?: number };
  /** One of the banners of an organization, also of its archive; resolves with its id. */
  banner_selection: { readonly organizationId: number };
  product_complain: { readonly itemId: number };
  organization_complain: { readonly organizationId: number };
  comment_complain: { readonly commentId: number };
  /** Resolves with the code of the chosen country. */
  phone_country: {
    readonly selected: string;
    readonly countries: readonly { readonly code: string; readonly callingCode: string }[];
  };
  /**
   * Without `filter` the chosen or detected country becomes the person's region. With it the result
   * is a `RegionChoice` and nothing else changes: a country and perhaps a city, or null for
   * everywhere. With `address` the result is one as well, with a city of the country, be it one that
   * nobody has named before.
   */
  region_select: { readonly filter?: RegionChoice; readonly address?: RegionChoice };
  /** Videos come after pictures; `start` indexes both. */
  slideshow: {
    /** `alt`: what one shows, where somebody has said it. */
    readonly images: readonly (Image & { readonly alt?: string | undefined })[];
    readonly videos?: readonly ItemVideo[];
    /** What they show together. */
    readonly title?: string;
    readonly start: number;
  };
  map: {
    readonly latitude: number;
    readonly longitude: number;
    readonly title: string;
    readonly address: string;
    /** Other places that are shown, too, each with a way there. */
    readonly stops?: readonly {
      readonly latitude: number;
      readonly longitude: number;
      readonly title: string;
    }[];
    /** Tells the place again whenever it has moved; answers what ends that. */
    readonly follow?: (
      moved: (to: { readonly latitude: number; readonly longitude: number }) => void,
    ) => () => void;
  };
  /** Resolves with a `PickedPlace`. `isApproximate` says that the start is where the network is. */
  map_picker: {
    readonly start?: { readonly latitude: number; readonly longitude: number };
    readonly isApproximate?: boolean;
  };
  /** The corners of a part of the town; resolves with those that were drawn, as a list of the same kind. */
  zone_drawer: {
    readonly center: { readonly latitude: number; readonly longitude: number };
    readonly points: readonly { readonly latitude: number; readonly longitude: number }[];
  };
  /** The link to a page, to copy and as a QR code. */
  share: { readonly title: string; readonly path: string };
  /**
   * Where organizations that offer a service are (0: of all services); the map begins at the first location, else where
   * the person is. `categories` are further services that one may change to. Resolves with the path of the
   * organization that was chosen.
   */
  map_service: {
    readonly serviceId: number;
    readonly locations: readonly { readonly latitude: number; readonly longitude: number }[];
    readonly categories: readonly number[];
  };
  /**
   * Price, size, availability, distance and kind of a feed. `address` is the query of the feed's
   * address; resolves with the query to go to.
   */
  feed_filters: {
    readonly address: string;
    /** Offered beside the others where the feed does not show its categories. */
    readonly withCategories: boolean;
    /** Of the feed, where its path names it. */
    readonly category?: string;
  };
  /**
   * Resolves with what was scanned or typed. A `client` is typed as an id or a phone number, which is
   * what it asks for unless told; a `code` as any text.
   */
  qr_scan: { readonly title?: string; readonly purpose?: 'client' | 'code' };
  /** A square of a picture; resolves with a JPEG. `round` shows the circle that remains of it. */
  image_crop: { readonly file: Blob; readonly round?: boolean };
  /** A strip of a picture, three times as wide as high; resolves with a JPEG. */
  image_horizontal_crop: { readonly file: Blob };
  /** Resolves with the text. */
  text_input: { readonly title: string; readonly value: string; readonly maxLength?: number };
  /** Resolves with the path to continue at, once the courier has answered. */
  courier_delivery: { readonly transactionId: number };
  language_list: Record<never, never>;
  currency_list: Record<never, never>;
  auth_history: Record<never, never>;
  /** Resolves with the path of what has to be settled before, where the person wants to go there. */
  account_deletion_confirmation: Record<never, never>;
  /** Resolves with true once the organization was offered. */
  organization_transfer: { readonly organizationId: number };
  all_discounts: { readonly organizationId: number };
  group_members: { readonly chatId: number };
  addMembersGroup: { readonly chatId: number };
}

/**
 * All overlays that can be opened. A remote adds its own in its own sources, named after itself:
 *
 *     declare module '@karavan/shared-api/overlays' {
 *       interface OverlayTable {
 *         'mf-weather.forecast': { readonly city: string };
 *       }
 *     }
 */
// oxlint-disable-next-line typescript/no-empty-interface -- others add to it
export interface OverlayTable extends PlatformOverlays {}

export type OverlayType = keyof OverlayTable;
/** What a remote may provide: overlays of the platform, and those named after itself. */
export type OverlayTypeOf<Id extends string> = keyof PlatformOverlays | `${Id}.${string}`;
export type OverlayProps<T extends OverlayType> = OverlayTable[T];
