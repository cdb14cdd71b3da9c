import type { OverlayComponentProps, OverlayType } from '@karavan/shared-api/remote';
import type { ShellServices } from '../shell-services.ts';

/** The properties of an overlay that the shell itself owns. */
export interface ShellOverlayProps<T extends OverlayType> extends OverlayComponentProps<T> {
  readonly services: ShellServices;
}
