import type { OverlayComponentProps, OverlayType } from '@karavan/shared-api/remote';
import type { ShellServices } from '../shell-services.ts';

/** What an overlay that the shell brings itself receives. */
export interface ShellOverlayProps<T extends OverlayType> extends OverlayComponentProps<T> {
  readonly services: ShellServices;
}
