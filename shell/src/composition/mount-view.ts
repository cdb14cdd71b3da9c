import { mountRootParcel, type Parcel, type ParcelProps } from 'single-spa';
import type { Location } from '@karavan/shared-api/router';
import type {
  PreparedView,
  RemoteApp,
  RemoteViewProps,
  ShellApi,
} from '@karavan/shared-api/remote';

/** A view of a remote in its container, with a React root of its own. */
export interface MountedView {
  readonly parcel: Parcel;
  readonly props: ParcelProps & RemoteViewProps;
  /** Resolves when the view is on screen; rejects when it throws before that. */
  readonly ready: Promise<void>;
  /**
   * Resolves when it is mounted and has taken what it was last given, or has failed to: before that
   * single-spa refuses everything.
   */
  settled(): Promise<unknown>;
  /** Resolves when React has left the view. */
  readonly left: Promise<void>;
  /** Gives a settled view other properties; they replace all of the former. */
  update(props: MountedView['props']): Promise<void>;
}

interface ViewToMount {
  readonly view: PreparedView;
  readonly container: HTMLElement;
  readonly location: Location;
  readonly shell: ShellApi;
  /** The view threw, while mounting or later; it no longer shows anything. */
  onError(error: unknown): void;
}

/** Mounts a view of a remote as a parcel. */
export function mountView(
  app: RemoteApp,
  { view, container, location, shell, onError }: ViewToMount,
): MountedView {
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  const { promise: left, resolve: onLeft } = Promise.withResolvers<void>();
  const props = {
    domElement: container,
    shell,
    view,
    location,
    onReady: resolve,
    onLeft,
    onError(error: unknown) {
      reject(error);
      onError(error);
    },
  };
  const parcel = mountRootParcel(app.lifecycles, props);
  let last: Promise<unknown> = parcel.mountPromise;
  return {
    parcel,
    props,
    ready,
    left,
    settled: () => last.catch(() => undefined),
    async update(next) {
      await (last = Promise.resolve(parcel.update?.(next)));
    },
  };
}

type ViewToRemove = Pick<MountedView, 'parcel' | 'props' | 'settled' | 'left'>;

/** Unmounts a view, even one stuck mounting: if it finishes later, it is removed then. Resolves when React has left it. */
export async function unmountView(view: ViewToRemove): Promise<void> {
  if (view.parcel.getStatus() === 'MOUNTED') await Promise.race([remove(view), view.left]);
  else
    void view
      .settled()
      .then(() => remove(view))
      .catch(() => undefined);
}

async function remove({ parcel, props }: ViewToRemove): Promise<void> {
  await parcel.unmount();
  // single-spa keeps a record of every root parcel forever: that must not keep the page in memory.
  for (const name of Object.keys(props)) Reflect.deleteProperty(props, name);
}
