import { Writable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { createLog, logOfRequest } from './create-log.ts';

function logged(value: object, reqId?: string): string {
  let output = '';
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      output += chunk.toString();
      done();
    },
  });
  const log = createLog('info', destination) as FastifyBaseLogger;
  const own = reqId === undefined ? log : logOfRequest(log, { reqId }, {});
  own.info(value, 'message');
  return output;
}

describe('the log', () => {
  it.each([
    { token: 'open-sesame' },
    { body: { password: 'open-sesame', phone: '+1' } },
    { body: { secret: 'open-sesame', merchant_id: 'shop' } },
    { request: { headers: { authorization: 'Token open-sesame', cookie: 'session=open-sesame' } } },
    { payload: { code: 'open-sesame', text: 'your code is open-sesame' } },
  ])('keeps secrets out of %j', (value) => {
    expect(logged(value)).not.toContain('open-sesame');
  });

  it("keeps a socket's ticket and what people search for out of the request's line", () => {
    const req = { method: 'GET', url: '/ws/unread?ticket=open-sesame', ip: '10.0.0.1' };
    expect(logged({ req })).toContain('"path":"/ws/unread"');
    expect(logged({ req })).not.toContain('open-sesame');
  });

  it('keeps the proof of a number out of the address', () => {
    const req = { method: 'GET', url: '/profile/edit-auth/open-sesame', ip: '10.0.0.1' };
    expect(logged({ req })).toContain('"path":"/profile/edit-auth/[secret]"');
  });

  it("tells an error's code and cause, but not the row that a database quotes", () => {
    const cause = Object.assign(new Error('violates check'), {
      code: '23514',
      detail: 'Failing row contains (open-sesame)',
    });
    const line = logged({ err: new Error('A message was not stored', { cause }) });
    expect(line).toContain('"errorCode":"23514"');
    expect(line).not.toContain('open-sesame');
  });

  it('tells which request a line is of, without its secrets', () => {
    const line = logged({ body: { password: 'open-sesame' } }, 'a-request');
    expect(JSON.parse(line)).toMatchObject({ reqId: 'a-request', msg: 'message' });
    expect(line).not.toContain('open-sesame');
    expect(JSON.parse(logged({}))).not.toHaveProperty('reqId');
  });

  it('keeps everything else', () => {
    expect(logged({ body: { phone: '+996700000001' } })).toContain('+996700000001');
  });
});
