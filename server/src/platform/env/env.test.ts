import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
    ['PAYMENT_ACCOUNT_KEYS', 'short'],
    ['PUSH_PRIVATE_KEY', 'short'],
    ['ANDROID_APP', 'kg.karavan.app'],
    ['IOS_APP', 'kg.karavan.app'],
    ['SERVICE_WORKER', 'maybe'],
    ['KARAVAN_ROLE', 'cron'],
    ['DATABASE_POOL', '1'],
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

  it('tells what does not go together', () => {
    expect(() => readEnv({ KARAVAN_ROLE: 'worker' })).toThrow(
      'KARAVAN_ROLE is worker, which needs a DATABASE_URL that all processes share.',
    );
    expect(() => readEnv({ DATABASE_DIRECT_URL: 'postgres://localhost' })).toThrow(
      'DATABASE_DIRECT_URL is of no use without DATABASE_URL.',
    );
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

  describe('secrets in files', () => {
    const KEY = '0123456789abcdef0123456789abcdef';
    let folder: string;
    const inFile = (content: string) => {
      const file = path.join(folder, 'secret');
      writeFileSync(file, content);
      return file;
    };
    beforeEach(() => {
      folder = mkdtempSync(path.join(tmpdir(), 'karavan-secrets-'));
    });
    afterEach(() => rmSync(folder, { recursive: true }));

    it('are read, without the line break that editors add', () => {
      expect(readEnv({ PAYMENT_KEY_FILE: inFile(`${KEY}\n`) }).PAYMENT_KEY).toBe(KEY);
      const url = 'postgres://karavan:open-sesame@localhost/karavan';
      expect(readEnv({ DATABASE_URL_FILE: inFile(url) }).DATABASE_URL).toBe(url);
    });

    it('are told when they are missing, empty, wrong, or given twice', () => {
      const missing = path.join(folder, 'nowhere');
      expect(() => readEnv({ SMTP_URL_FILE: missing })).toThrow(
        `The variable SMTP_URL_FILE is wrong: ${missing} cannot be read (ENOENT).`,
      );
      expect(() => readEnv({ SMTP_URL_FILE: inFile('\n') })).toThrow(/SMTP_URL_FILE .* is empty/);
      expect(() => readEnv({ SMTP_URL_FILE: inFile('open-sesame') })).toThrow(
        /^The variable SMTP_URL is wrong: (?!.*open-sesame)/,
      );
      expect(() => readEnv({ PAYMENT_KEY: KEY, PAYMENT_KEY_FILE: inFile(KEY) })).toThrow(
        'Both PAYMENT_KEY and PAYMENT_KEY_FILE are set; leave one of them out.',
      );
    });
  });

  it('ends the process with one sentence and the code 1', () => {
    const { status, stderr } = spawnSync(
      path.resolve('node_modules/.bin/node'),
      [path.resolve('server/src/main.ts')],
      { env: { PATH: process.env['PATH'], PORT: 'eighty' }, encoding: 'utf8', timeout: 20_000 },
    );
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringMatching(/^The variable PORT is wrong/),
    ]);
  });
});
