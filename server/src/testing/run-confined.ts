import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { confine } from '../modules/site/document/first-screens/renderer/confine.ts';
import { answerFrames } from '../platform/process/answer-frames.ts';

/** What a release could do that has broken out of its realm: tries what it is told, in the renderer's own. */
const names = Object.getOwnPropertyNames(globalThis).filter((name) => /^[A-Z]/.test(name));
const isConfined = process.permission !== undefined;
const { getuid } = process;
const tries: Readonly<Record<string, (subject: string) => unknown>> = {
  read: (file) => readFileSync(file, 'utf8'),
  write: (file) => writeFileSync(file, 'broken'),
  start: (command) => execFileSync(command),
  thread: () => new Worker('0', { eval: true }),
  compile: () => Reflect.construct(Function, ['return 1'])(),
  pollute: () => {
    Array.prototype.join = () => 'polluted';
    return [].join('');
  },
  process: () => Object.keys(globalThis.process ?? {}),
  account: () => getuid!(),
};
const send = answerFrames((frame) => {
  const { attempt, subject } = JSON.parse(frame.toString()) as { attempt: string; subject: string };
  const say = (outcome: string) => send(Buffer.from(outcome));
  const attemptIt = async () => tries[attempt]!(subject);
  void attemptIt().then(
    (loot) => say(`got ${String(loot)}`),
    (error: Error & { code?: string }) => say(`failed ${error.code ?? error.name}`),
  );
});
// Without the options of a renderer: what the same tries come to where nothing confines them.
if (isConfined) confine(names);
