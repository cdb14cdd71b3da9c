import fc from 'fast-check';
import { redactAnswer } from './redact-answer.ts';

it.each([
  ['{"ok":true}', '{"ok":true}'],
  ['line\n\u0000two', 'line two'],
  ['by anna@example.org at +996 700 00-00-01', 'by … at …'],
  ['Authorization: Bearer abc.def', 'Authorization: …'],
  ['key sk_live_0123456789abcdefghij ends', 'key … ends'],
])('%j becomes %j', (answer, expected) => {
  expect(redactAnswer(Buffer.from(answer))).toBe(expected);
});

it('is short and readable, whatever was answered', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 2048 }), (bytes) => {
      const text = redactAnswer(Buffer.from(bytes));
      expect(Array.from(text).length).toBeLessThanOrEqual(200);
      expect(text).not.toMatch(/\p{C}/u);
    }),
  );
});
