import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PRODUCTION_VARIABLES } from '../../testing/production-variables.ts';
import { readEnv } from './env.ts';

describe('the environment', () => {
  it('needs nothing', () => {
    expect(readEnv({})).toMatchObject({ PORT: 8080, KARAVAN_MODE: 'demo', KARAVAN_SEED: 'demo' });
  });

  it('takes an empty variable as none', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 8080 });
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['KARAVAN_MODE', 'prod'],
    ['KARAVAN_SEED', 'full'],
    ['DATABASE_URL', 'mysql://localhost'],
    ['REDIS_URL', 'localhost:6379'],
    ['KARAVAN_DEFAULT_COUNTRY', 'Kyrgyzstan'],
    ['KARAVAN_TRUSTED_PROXY', '10.0.0.0/99'],
    ['KARAVAN_TRUSTED_PROXY', 'my-proxy'],
    ['KARAVAN_REMOTE_ORIGINS', 'cdn.example.com'],
    ['SMS_PER_PHONE_DAY', '0'],
    ['SMTP_URL', 'mail.example.com'],
    ['MAIL_FROM', 'Karavan'],
    ['PAYMENT_KEY', 'short'],
  ])('names %s=%s as wrong', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(
      new RegExp(`^The variable ${name} is wrong: `),
    );
  });

  it('keeps passwords out of its messages', () => {
    const variables = { DATABASE_URL: 'mysql://root:open-sesame@localhost' };
    expect(() => readEnv(variables)).toThrow(/^(?!.*open-sesame)/);
  });

  it('takes several proxies', () => {
    const list = '10.0.0.0/8, 192.168.1.1,fd00::/8';
    expect(readEnv({ KARAVAN_TRUSTED_PROXY: list }).KARAVAN_TRUSTED_PROXY).toEqual([
      '10.0.0.0/8',
      '192.168.1.1',
      'fd00::/8',
    ]);
  });

  it('brings no demo accounts into production', () => {
    const production = PRODUCTION_VARIABLES;
    expect(readEnv(production).KARAVAN_SEED).toBe('empty');
    expect(() => readEnv({ ...production, KARAVAN_SEED: 'demo' })).toThrow('KARAVAN_SEED');
  });

  it('names everything at once that production lacks', () => {
    expect(() => readEnv({ KARAVAN_MODE: 'production' })).toThrow(
      /^KARAVAN_MODE is production, which also needs KARAVAN_TRUSTED_PROXY, PUBLIC_URL, SMS_URL, SMTP_URL, MAIL_FROM;/,
    );
    const paying = { ...PRODUCTION_VARIABLES, PAYMENT_URL: 'https://pay.test' };
    expect(() => readEnv(paying)).toThrow('also needs PAYMENT_KEY;');
  });

  it('is listed whole in .env.example, with the defaults', () => {
    const lines = readFileSync(path.resolve('.env.example'), 'utf8').split('\n');
    const example = Object.fromEntries(
      lines
        .filter((line) => /^\w+=/.test(line))
        .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    );
    const defaults = readEnv({});
    const { KARAVAN_DATA_DIR: _, ...listed } = readEnv(example);
    expect(defaults).toMatchObject(listed);
    expect(Object.keys(example)).toEqual(expect.arrayContaining(Object.keys(defaults)));
  });

  it('ends the process with one sentence and the code 1', () => {
    const { status, stderr } = spawnSync(
      path.resolve('node_modules/.bin/node'),
      [path.resolve('server/src/main.ts')],
      { env: { PATH: process.env['PATH'], PORT: 'eighty' }, encoding: 'utf8' },
    );
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringMatching(/^The variable PORT is wrong/),
    ]);
  });
});
