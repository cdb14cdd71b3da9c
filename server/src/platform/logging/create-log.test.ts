import { Writable } from 'node:stream';
import { createLog } from './create-log.ts';

function logged(value: object): string {
  let output = '';
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      output += chunk.toString();
      done();
    },
  });
  createLog('info', destination).info(value, 'message');
  return output;
}

describe('the log', () => {
  it.each([
    { token: 'open-sesame' },
    { body: { password: 'open-sesame', phone: '+1' } },
    { req: { headers: { authorization: 'Token open-sesame', cookie: 'session=open-sesame' } } },
    { payload: { code: 'open-sesame', text: 'your code is open-sesame' } },
  ])('keeps secrets out of %j', (value) => {
    expect(logged(value)).not.toContain('open-sesame');
  });

  it('keeps everything else', () => {
    expect(logged({ body: { phone: '+996700000001' } })).toContain('+996700000001');
  });
});
