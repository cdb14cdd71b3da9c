import { argon2, randomBytes, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';
import { equal } from './tokens.ts';

const derive = promisify(argon2);

/** OWASP's first choice for argon2id: 19 MiB, two passes. */
const COST = { parallelism: 1, memory: 19_456, passes: 2, tagLength: 32 } as const;

/** Hashes with argon2id and a fresh salt; the result carries both. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('base64url')}.${(await derivedKey(password, salt)).toString('base64url')}`;
}

/** Takes the same time for a person without a password, so that the answer does not tell who exists. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [salt = '', hash = ''] = (stored ?? `${'A'.repeat(22)}.`).split('.');
  const derived = await derivedKey(password, Buffer.from(salt, 'base64url'));
  return equal(derived.toString('base64url'), hash);
}

function derivedKey(password: string, nonce: Buffer): Promise<Buffer> {
  const parameters: Argon2Parameters = { ...COST, message: password, nonce };
  return derive('argon2id', parameters);
}
