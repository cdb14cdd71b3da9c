import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What a secret looks like at rest. */
export interface Sealed {
  /** Nonce, ciphertext and tag. */
  readonly content: Buffer;
  /** The id of the key that it was sealed with. */
  readonly key: string;
}

export interface NamedKey {
  readonly id: string;
  /** 32 bytes. */
  readonly key: Buffer;
}

/** Seals secrets of others that we have to use ourselves, and so cannot hash. */
export interface Keyring {
  /** The id of the key that seals. */
  readonly current: string;
  /** @param owner names what the secret belongs to; nothing else opens it */
  seal(secret: string, owner: string): Sealed;
  /** @throws Error for another owner, a key that is gone, or a content that was changed */
  open(sealed: Sealed, owner: string): string;
}

/** The first key seals, all of them open: a new one is put in front, and the old one goes once nothing needs it. */
export function createKeyring([current, ...others]: readonly [NamedKey, ...NamedKey[]]): Keyring {
  const keys = new Map([current, ...others].map(({ id, key }) => [id, key]));
  return {
    current: current.id,
    seal(secret, owner) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, current.key, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(owner));
      const sealed = [nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return { content: Buffer.concat(sealed), key: current.id };
    },
    open({ content, key: id }, owner) {
      const key = keys.get(id);
      if (!key) throw new Error(`There is no key ${id} any more`);
      const nonce = content.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(owner));
      decipher.setAuthTag(content.subarray(-TAG_BYTES));
      const opened = decipher.update(content.subarray(NONCE_BYTES, -TAG_BYTES));
      return Buffer.concat([opened, decipher.final()]).toString('utf8');
    },
  };
}
