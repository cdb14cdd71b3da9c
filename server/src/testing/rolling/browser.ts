import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface Visits {
  readonly visits: number;
  /** What was blank, failed or missing, in words. */
  readonly problems: readonly string[];
  /** Releases that visitors got: `shell 0.1.0-…`. */
  readonly releases: readonly string[];
}

export interface BrowserVisitors {
  /** The tab that was opened at first goes to a page whose script it has not loaded yet. */
  goOn(): Promise<void>;
  stop(): Promise<Visits>;
  kill(): void;
}

/** People who open the feed in Chromium one after the other, and one who leaves it open. */
export async function startBrowser(address: string): Promise<BrowserVisitors> {
  const child = fork(path.resolve('e2e/support/keep-visiting.ts'), [address], {
    execPath: path.resolve('node_modules/.bin/node'),
    execArgv: [],
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The browser has ended with ${code}`);
  });
  ended.catch(() => undefined);
  const hear = async () => {
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [unknown];
    return message;
  };
  await hear();
  return {
    async goOn() {
      child.send('go on');
      await hear();
    },
    async stop() {
      child.send('stop');
      return (await hear()) as Visits;
    },
    kill: () => void child.kill(),
  };
}
