export {
  defineOverlay,
  definePages,
  defineRemote,
  type OverlayComponentProps,
  type PageModule,
  type RemoteApp,
  type RemoteOverlay,
} from './define-remote.ts';
export { createShellEvents, type ShellEventMap, type ShellEvents } from './events.ts';
export { createAdoptingRoot } from './adopting-root.ts';
export { useHeader } from './use-header.ts';
export type { RemoteViewProps } from './lifecycles.tsx';
export type { PrefetchContext, PreparedView } from './prepared-view.ts';
export type { OverlayProps, OverlayType, PickedPlace, RegionChoice } from './overlays.ts';
export { RemotePlatform, UiTexts, useShell } from './remote-platform.tsx';
export type {
  DialogOptions,
  HeaderState,
  MenuItem,
  MenuOptions,
  PageParams,
  RemoteView,
  ShellApi,
  PendingAction,
  ToastOptions,
  UiTextProvider,
} from './shell-api.ts';
