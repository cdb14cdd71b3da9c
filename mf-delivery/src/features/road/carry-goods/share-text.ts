interface Shared {
  readonly title: string;
  readonly text: string;
}

/** Shares a text through the device's share sheet if it has one, else copies it; `shared` also when the sheet was closed. */
export async function shareText({ title, text }: Shared): Promise<'shared' | 'copied' | 'failed'> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, text });
      return 'shared';
    } catch (error) {
      // A device that refuses gets the text copied.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(`${title}\n${text}`);
    return 'copied';
  } catch {
    return 'failed';
  }
}
