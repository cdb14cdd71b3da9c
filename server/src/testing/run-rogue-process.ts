import { writeSync } from 'node:fs';
import { getPriority } from 'node:os';
import { answerFrames } from '../platform/process/answer-frames.ts';
import { CHANNEL_FD } from '../platform/process/frames.ts';

/** A process of a pool that does what it is told, most of it wrong. */
const send = answerFrames((frame) => {
  const order = frame.toString();
  const say = (text: string) => send(Buffer.from(text));
  switch (order) {
    case 'pid':
      say(String(process.pid));
      return;
    case 'hang':
      for (;;);
    case 'exit':
      process.exit(3);
    case 'throw':
      throw new Error('thrown by a rogue');
    case 'flood':
      for (let count = 0; count < 1000; count += 1) writeSync(CHANNEL_FD, Buffer.alloc(4));
      return;
    case 'huge':
      say('x'.repeat(5000));
      return;
    case 'claim 4 GB':
      writeSync(CHANNEL_FD, Buffer.alloc(4, 0xff));
      return;
    case 'echo twice':
      say('1');
      say('2');
      return;
    case 'in pieces':
      writeSync(CHANNEL_FD, Buffer.from([0, 0]));
      setTimeout(() => writeSync(CHANNEL_FD, Buffer.from([0, 5, 119])), 20);
      setTimeout(() => writeSync(CHANNEL_FD, 'hole'), 40);
      return;
    case 'surroundings':
      say(JSON.stringify({ env: process.env, nice: getPriority() }));
      return;
    default:
      say(order);
  }
});
