import type { ByteRange } from './file-store.ts';

/**
 * What a Range header asks of a file: one range, `outside` of it, or null for anything else, which is
 * answered with the whole file (RFC 9110, 14.2).
 * @param size in bytes
 */
export function readRange(header: string, size: number): ByteRange | 'outside' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (from === '' && to === '') return null;
  if (from === '') return within(Math.max(0, size - Number(to)), size - 1, size);
  if (to === '') return within(Number(from), size - 1, size);
  if (Number(to) < Number(from)) return null;
  return within(Number(from), Math.min(Number(to), size - 1), size);
}

function within(start: number, end: number, size: number): ByteRange | 'outside' {
  return start < size && start <= end ? { start, end } : 'outside';
}
