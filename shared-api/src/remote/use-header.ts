import { useEffect } from 'react';
import { useShell } from './remote-platform.tsx';
import type { HeaderState } from './shell-api.ts';

/**
 * Puts a title and actions into the shell's header for as long as the page is there; also on the server,
 * for the header that a first screen is sent with.
 * @param header null for the header of a main page; memoized by the caller
 */
export function useHeader(header: HeaderState | null): void {
  const shell = useShell();
  if (typeof document === 'undefined') shell.header.set(header);
  useEffect(() => shell.header.set(header), [shell, header]);
}
