import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { createKeyring } from './keyring.ts';

const OLD = { id: '2025', key: randomBytes(32) };
const NEW = { id: '2026', key: randomBytes(32) };

it('opens for its owner what it has sealed, whatever it is', () => {
  const keyring = createKeyring([OLD]);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (secret) => {
      const sealed = keyring.seal(secret, 'account:1');
      expect(keyring.open(sealed, 'account:1')).toBe(secret);
      expect(() => keyring.open(sealed, 'account:2')).toThrow();
    }),
  );
});

it('opens nothing of which a bit was changed', () => {
  const keyring = createKeyring([OLD]);
  const sealed = keyring.seal('s3cret-of-a-merchant', 'account:1');
  for (const index of sealed.content.keys()) {
    const content = Buffer.from(sealed.content);
    content[index]! ^= 1;
    expect(() => keyring.open({ ...sealed, content }, 'account:1')).toThrow();
  }
});

it('seals the same in another way each time, without the secret in it', () => {
  const keyring = createKeyring([OLD]);
  const [one, other] = [1, 2].map(() => keyring.seal('s3cret-of-a-merchant', 'account:1'));
  expect(one!.content.equals(other!.content)).toBe(false);
  expect(one!.content.includes('s3cret')).toBe(false);
});

it('goes on opening after a new key has come in front, until the old one is gone', () => {
  const sealed = createKeyring([OLD]).seal('secret', 'account:1');
  const rotated = createKeyring([NEW, OLD]);
  expect(rotated.open(sealed, 'account:1')).toBe('secret');
  expect(rotated.seal('secret', 'account:1').key).toBe(NEW.id);
  expect(() => createKeyring([NEW]).open(sealed, 'account:1')).toThrow('no key 2025');
});
