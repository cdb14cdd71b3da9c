import { createElement, type ComponentType, type ReactElement } from 'react';
import type { i18n } from 'i18next';
import { addNamespace } from '@karavan/shared-api/i18n';
import type { OverlayType } from '@karavan/shared-api/remote';
import type { ShellServices } from '../shell-services.ts';
import type { ShellOverlayProps } from './shell-overlay-props.ts';

type OverlayImport<T extends OverlayType> = () => Promise<{
  Overlay: ComponentType<ShellOverlayProps<T>>;
}>;

const loadComplaints = () =>
  import(/* webpackChunkName: "overlay-complain" */ './complain/complaints.tsx');

const loadCrop = () =>
  import(/* webpackChunkName: "overlay-image-crop" */ './image-crop/image-crop.overlay.tsx');

/** The shell's own overlays, each in a chunk of its own. */
const IMPORTS = {
  slideshow: () =>
    import(/* webpackChunkName: "overlay-slideshow" */ './slideshow/slideshow.overlay.tsx'),
  map: () => import(/* webpackChunkName: "overlay-map" */ './map/map.overlay.tsx'),
  map_picker: () =>
    import(/* webpackChunkName: "overlay-map-picker" */ './map-picker/map-picker.overlay.tsx'),
  map_service: () =>
    import(/* webpackChunkName: "overlay-map-service" */ './map-service/map-service.overlay.tsx'),
  zone_drawer: () =>
    import(/* webpackChunkName: "overlay-zone-drawer" */ './zone-drawer/zone-drawer.overlay.tsx'),
  share: () => import(/* webpackChunkName: "overlay-share" */ './share/share.overlay.tsx'),
  region_select: () =>
    import(
      /* webpackChunkName: "overlay-region-select" */ './region-select/region-select.overlay.tsx'
    ),
  currency_list: () =>
    import(
      /* webpackChunkName: "overlay-currency-list" */ './currency-list/currency-list.overlay.tsx'
    ),
  language_list: () =>
    import(
      /* webpackChunkName: "overlay-language-list" */ './language-list/language-list.overlay.tsx'
    ),
  auth_history: () =>
    import(
      /* webpackChunkName: "overlay-auth-history" */ './auth-history/auth-history.overlay.tsx'
    ),
  account_deletion_confirmation: () =>
    import(
      /* webpackChunkName: "overlay-account-deletion" */ './account-deletion/account-deletion.overlay.tsx'
    ),
  organization_transfer: () =>
    import(
      /* webpackChunkName: "overlay-organization-transfer" */ './organization-transfer/organization-transfer.overlay.tsx'
    ),
  phone_country: () =>
    import(
      /* webpackChunkName: "overlay-phone-country" */ './phone-country/phone-country.overlay.tsx'
    ),
  image_crop: async () => ({ Overlay: (await loadCrop()).SquareCrop }),
  image_horizontal_crop: async () => ({ Overlay: (await loadCrop()).StripCrop }),
  text_input: () =>
    import(/* webpackChunkName: "overlay-text-input" */ './text-input/text-input.overlay.tsx'),
  product_complain: async () => ({ Overlay: (await loadComplaints()).ItemComplaint }),
  organization_complain: async () => ({ Overlay: (await loadComplaints()).OrganizationComplaint }),
  comment_complain: async () => ({ Overlay: (await loadComplaints()).CommentComplaint }),
} satisfies { readonly [T in OverlayType]?: OverlayImport<T> };

export type ShellOverlayType = keyof typeof IMPORTS;

export type RenderOverlay = (props: {
  readonly props: unknown;
  readonly services: ShellServices;
  close(result?: unknown): void;
}) => ReactElement;

const loading = new Map<OverlayType, Promise<RenderOverlay>>();

/** Loads an overlay and the texts they all share. Rejects when it is unknown or fails to load. */
export function loadShellOverlay(type: OverlayType, translations: i18n): Promise<RenderOverlay> {
  const known = loading.get(type);
  if (known) return known;
  const render = load(type, translations);
  loading.set(type, render);
  return render;
}

/** Makes the next `loadShellOverlay` try again. */
export function forgetShellOverlay(type: OverlayType): void {
  loading.delete(type);
}

async function load(type: OverlayType, translations: i18n): Promise<RenderOverlay> {
  // The opener's props are typed by the same table as the component's.
  const load = (IMPORTS as { readonly [T in OverlayType]?: OverlayImport<never> })[type];
  if (!load) throw new Error(`Nobody brings the overlay '${type}'`);
  const [{ Overlay }] = await Promise.all([load(), loadTexts(translations)]);
  const Component = Overlay as ComponentType<Parameters<RenderOverlay>[0]>;
  return (props) => createElement(Component, props);
}

function loadTexts(translations: i18n): Promise<void> {
  return addNamespace(
    translations,
    'shell-overlays',
    (locale) =>
      import(/* webpackChunkName: "overlays-locale-[request]" */ `./locales/${locale}.json`),
  );
}
