import { answerFrames } from '../../../../../platform/process/answer-frames.ts';
import { joinParts, splitParts } from '../../../../../platform/process/parts.ts';
import { MESSAGE_MAX_BYTES } from './message-max-bytes.ts';
import { confine } from './confine.ts';
import { createRealm } from './realm.ts';

/**
 * What a process of the render pool runs. It renders the screens of one release, whose code may be
 * hostile; `realm.ts` and `confine.ts` say what keeps it in, `render-pool.ts` what else does.
 */
const realm = await createRealm((...parts) => {
  const frame = joinParts(parts);
  // The server ends whoever sends more.
  if (frame.length > MESSAGE_MAX_BYTES) throw new RangeError('A screen may not be this large');
  send(frame);
});
const send = answerFrames((frame) => {
  const [message, beside] = splitParts(frame);
  realm.receive(message!.toString(), beside?.toString());
});
confine(realm.language);
