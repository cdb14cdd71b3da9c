import { useShell } from '@karavan/shared-api/remote';

interface Shared {
  readonly title: string;
  /** Of the page, on this site. */
  readonly path: string;
}

/** Shares a page: through the device's share sheet if it has one, else in the overlay for that. */
export function useShare(): (page: Shared) => Promise<void> {
  const { overlays } = useShell();
  return async ({ title, path }) => {
    if (typeof navigator.share === 'function') {
      try {
        return await navigator.share({ title, url: new URL(path, location.origin).href });
      } catch (error) {
        // Closing the share sheet is not an error; a device that refuses gets the overlay.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    await overlays.open('share', { title, path });
  };
}
