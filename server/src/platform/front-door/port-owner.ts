import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** A socket that waits for connections, in the kernel's table. */
const LISTENING = '0A';

/**
 * Which process listens on a TCP port, for example `process 4711 (node server.js)`; null where the system
 * does not tell, or the process is another account's.
 */
export function findPortOwner(port: number): string | null {
  const sockets = new Set(listeningSockets(port).map((inode) => `socket:[${inode}]`));
  if (sockets.size === 0) return null;
  const pid = list('/proc').find(
    (name) =>
      /^\d+$/.test(name) &&
      list(`/proc/${name}/fd`).some((fd) => sockets.has(readLink(`/proc/${name}/fd/${fd}`))),
  );
  return pid === undefined ? null : `process ${pid} (${commandOf(pid)})`;
}

/** Their inodes. */
function listeningSockets(port: number): string[] {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  return ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) =>
    read(table)
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local, , state]) => local?.endsWith(`:${hex}`) && state === LISTENING)
      .map((columns) => columns[9] ?? ''),
  );
}

const COMMAND_MAX = 120;

function commandOf(pid: string): string {
  return read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim().slice(0, COMMAND_MAX);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function readLink(link: string): string {
  try {
    return readlinkSync(link);
  } catch {
    return '';
  }
}
