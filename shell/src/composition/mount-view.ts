import { mountRootParcel, type Parcel, type ParcelProps } from 'single-spa';
import type { Location } from '@karavan/shared-api/router';
import type {
  PreparedView,
  RemoteApp,
  RemoteViewProps,
  ShellApi,
} from '@karavan/shared-api/remote';

/** A view of a remote in its container, an island with a React root of its own. */
export interface MountedView {
  readonly parcel: Parcel;
  readonly props: ParcelProps & RemoteViewProps;
  /** Resolves when the view is on screen; rejects when it throws before. */
  readonly ready: Promise<void>;
}

interface ViewToMount {
  readonly view: PreparedView;
  readonly container: HTMLElement;
  readonly location: Location;
  readonly shell: ShellApi;
  /** The view threw, then or later; it shows nothing any more. */
  onError(error: unknown): void;
}

/** Mounts a view of a remote as a parcel. */
export function mountView(
  app: RemoteApp,
  { view, container, location, shell, onError }: ViewToMount,
): MountedView {
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  const props = {
    domElement: container,
    shell,
    view,
    location,
    onReady: resolve,
    onError(error: unknown) {
      reject(error);
      onError(error);
    },
  };
  return { parcel: mountRootParcel(app.lifecycles, props), props, ready };
}

/** Unmounts a view, also one that still hangs while it mounts: should it wake up, it goes then. */
export async function unmountView(mounted: Omit<MountedView, 'ready'>): Promise<void> {
  if (mounted.parcel.getStatus() === 'MOUNTED') await remove(mounted);
  else void mounted.parcel.mountPromise.then(() => remove(mounted)).catch(() => undefined);
}

async function remove({ parcel, props }: Omit<MountedView, 'ready'>): Promise<void> {
  await parcel.unmount();
  // single-spa keeps a record of every root parcel for ever: it must not keep the page with it.
  for (const name of Object.keys(props)) Reflect.deleteProperty(props, name);
}
