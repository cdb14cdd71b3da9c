import { createWalletKeys } from '../../testing/wallet-keys.ts';
import { readEnv } from './env.ts';
import { readWallets } from './wallets.ts';

const { variables } = createWalletKeys();
const other = createWalletKeys().variables;

it('needs no wallet, and takes one without the other', () => {
  expect(readWallets({})).toEqual({ apple: null, google: null });
  const { GOOGLE_WALLET_ISSUER, GOOGLE_WALLET_ACCOUNT, ...apple } = variables;
  expect(readWallets(apple)).toMatchObject({ google: null, apple: { team: 'TEAM123456' } });
  expect(readWallets({ GOOGLE_WALLET_ISSUER, GOOGLE_WALLET_ACCOUNT })).toMatchObject({
    apple: null,
    google: { id: GOOGLE_WALLET_ISSUER, account: 'passes@karavan.test' },
  });
});

it('reads from the certificate what it is for, also where line breaks are escaped', () => {
  const escaped = Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      name.startsWith('APPLE') ? value.replaceAll(/\r?\n/g, String.raw`\n`) : value,
    ]),
  );
  expect(readWallets(escaped).apple).toMatchObject({
    passType: 'pass.test.karavan',
    team: 'TEAM123456',
  });
});

it.each([
  ['APPLE_PASS_KEY', other.APPLE_PASS_KEY, 'it is not the key of the certificate'],
  ['APPLE_PASS_AUTHORITY', other.APPLE_PASS_AUTHORITY, 'it has not issued the certificate'],
  ['APPLE_PASS_CERTIFICATE', other.APPLE_PASS_AUTHORITY, ''],
  ['APPLE_PASS_CERTIFICATE', '-----BEGIN nothing', 'it cannot be read'],
  ['GOOGLE_WALLET_ACCOUNT', '{}', 'it cannot be read'],
  ['GOOGLE_WALLET_ISSUER', 'me', ''],
])('stops a server that could sign nothing: %s', (name, value, problem) => {
  const start = () => readEnv({ ...variables, [name]: value });
  expect(start).toThrow(problem);
  expect(start).toThrow(/^The variable (APPLE|GOOGLE)_\w+ is wrong: (?!.*BEGIN)/);
});

it('says what is missing', () => {
  expect(() => readEnv({ GOOGLE_WALLET_ISSUER: '1' })).toThrow(
    'GOOGLE_WALLET_ISSUER also needs GOOGLE_WALLET_ACCOUNT',
  );
});
