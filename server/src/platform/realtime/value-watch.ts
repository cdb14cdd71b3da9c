import type { Logger } from 'pino';
import type { RawData, WebSocket } from 'ws';
import { WatchedItems } from '@karavan/shared-api/contract/live-items';
import type { RealtimeFrame, RealtimeStream } from '@karavan/shared-api/contract/realtime';
import { sendFrame } from './send-frame.ts';

/** Between two looks for changes, in milliseconds, while anybody watches. */
const LOOK_MS = 400;
/** Between two looks at everything watched, for what no change has told of. */
const LOOK_AT_ALL_MS = 60_000;

/** Things that everybody may see, and whose values change. */
export interface ValueSource {
  readonly stream: RealtimeStream;
  /** The type of the frames that tell the values. */
  readonly event: string;
  /** The values of those that everybody may see. */
  read(ids: readonly number[]): Promise<ReadonlyMap<number, object>>;
  /** Which were changed since a mark, and the mark to go on from. */
  findChanged(
    mark: string | null,
  ): Promise<{ readonly ids: readonly number[]; readonly mark: string }>;
}

/** One thing that somebody watches: what was said of it last, and to whom changes are said. */
interface Watched {
  said: string;
  readonly sockets: Set<WebSocket>;
}

/** What a socket wants to be told of. */
interface Wanted {
  readonly ids: ReadonlySet<number>;
  /** Those that it has not given up since it was answered: of the others it has forgotten what it was told. */
  readonly throughout: ReadonlySet<number>;
}

export interface ValueWatch {
  readonly stream: RealtimeStream;
  /** Tells a socket how the things are that it names, now and whenever they change. */
  follow(socket: WebSocket): void;
  close(): void;
}

/**
 * Tells the open pages of this process how things are. Values are read once, however many pages show them, and nothing is
 * read for those that nobody shows. They are values, not events: whoever connects anew names what they show and is told.
 */
export function createValueWatch(
  source: ValueSource,
  log: Pick<Logger, 'warn'>,
  lookMs = LOOK_MS,
): ValueWatch {
  const { stream, event: type } = source;
  // A frame, up to its data.
  const opening = JSON.stringify({ stream, seq: 0, type } satisfies Partial<RealtimeFrame>).slice(
    0,
    -1,
  );
  const watched = new Map<number, Watched>();
  /** What each socket has named. */
  const named = new Map<WebSocket, ReadonlySet<number>>();
  let mark: string | null = null;
  let lookedAtAll = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** One after the other, so that a value is never followed by an older one. */
  let work: Promise<void> = Promise.resolve();

  function enqueue(task: () => Promise<void>): void {
    work = work.then(task).catch((error: unknown) => {
      log.warn({ err: error }, 'Values could not be read');
    });
  }

  function plan(): void {
    timer ??= setTimeout(() => {
      enqueue(look);
      enqueue(async () => {
        timer = undefined;
        if (named.size > 0) plan();
      });
    }, lookMs).unref();
  }

  async function look(): Promise<void> {
    const changed = await source.findChanged(mark);
    mark = changed.mark;
    if (Date.now() - lookedAtAll < LOOK_AT_ALL_MS) {
      await tellChanges(changed.ids.filter((id) => watched.has(id)));
    } else {
      lookedAtAll = Date.now();
      await tellChanges([...watched.keys()]);
    }
  }

  async function tellChanges(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    const values = await source.read(ids);
    const news = new Map<WebSocket, string[]>();
    for (const id of ids) {
      const thing = watched.get(id);
      const said = wordsOf(id, values.get(id));
      if (!thing || thing.said === said) continue;
      thing.said = said;
      for (const socket of thing.sockets) news.set(socket, [...(news.get(socket) ?? []), said]);
    }
    for (const [socket, said] of news) tell(socket, said);
  }

  /** Tells of those that it has not named all the time. */
  async function name(socket: WebSocket, { ids, throughout }: Wanted): Promise<void> {
    const before = named.get(socket);
    if (!before) return;
    // From the mark on changes are found, so it is there before values are read.
    mark ??= (await source.findChanged(null)).mark;
    const unknown = [...ids].filter((id) => !watched.has(id));
    const values = unknown.length > 0 ? await source.read(unknown) : new Map<number, object>();
    for (const id of unknown) {
      watched.set(id, { said: wordsOf(id, values.get(id)), sockets: new Set() });
    }
    const added = [...ids].filter((id) => !before.has(id) || !throughout.has(id));
    for (const id of added) watched.get(id)!.sockets.add(socket);
    for (const id of before) if (!ids.has(id)) forget(socket, id);
    named.set(socket, ids);
    if (added.length > 0) {
      tell(
        socket,
        added.map((id) => watched.get(id)!.said),
      );
    }
    plan();
  }

  function forget(socket: WebSocket, id: number): void {
    const thing = watched.get(id);
    thing?.sockets.delete(socket);
    if (thing?.sockets.size === 0) watched.delete(id);
  }

  function leave(socket: WebSocket): void {
    for (const id of named.get(socket) ?? []) forget(socket, id);
    named.delete(socket);
    // Whoever comes next begins from that moment.
    if (named.size === 0) mark = null;
  }

  function tell(socket: WebSocket, said: readonly string[]): void {
    sendFrame(socket, Buffer.from(`${opening},"data":{"items":[${said.join(',')}]}}`));
  }

  return {
    stream,
    follow(socket) {
      named.set(socket, new Set());
      let wanted: Wanted | null = null;
      const answer = async (): Promise<void> => {
        if (!wanted) return;
        const latest = wanted;
        wanted = null;
        try {
          await name(socket, latest);
        } catch (error) {
          // Nobody names anew what is on their screen.
          wanted ??= latest;
          setTimeout(() => enqueue(answer), lookMs).unref();
          throw error;
        }
      };
      socket.on('message', (message) => {
        const ids = idsOf(message);
        if (!ids) return;
        // Of what one says faster than it is answered the last counts: nobody makes the others wait.
        const isWaiting = wanted !== null;
        wanted = { ids, throughout: wanted ? common(wanted.throughout, ids) : ids };
        if (!isWaiting) enqueue(answer);
      });
      // In its turn, too: what is watched stays so until whoever names it is told.
      socket.once('close', () => enqueue(async () => leave(socket)));
    },
    close() {
      clearTimeout(timer);
      named.clear();
      watched.clear();
    },
  };
}

const wordsOf = (id: number, shown: object | undefined) =>
  JSON.stringify({ id, shown: shown ?? null });

/** Null for what is no such message. */
function idsOf(message: RawData): ReadonlySet<number> | null {
  try {
    // A message comes as one buffer, unless the socket is told otherwise.
    const asked = WatchedItems.safeParse(JSON.parse((message as Buffer).toString()));
    return asked.success ? new Set(asked.data.watch) : null;
  } catch {
    return null;
  }
}

const common = (one: ReadonlySet<number>, other: ReadonlySet<number>): ReadonlySet<number> =>
  new Set([...one].filter((id) => other.has(id)));
