import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import {
  KEY_SCHEME,
  signedText,
  type SignedRequest,
} from '@karavan/shared-api/contract/signed-request';

/** A raw Ed25519 public key is the end of its DER form. */
const RAW_BYTES = 32;

/** A team's private key (Ed25519), which signs its releases and its requests. */
export interface TeamKey {
  /** The public half, 32 bytes in base64: what an operator trusts. */
  readonly publicKey: string;
  /** A signature in base64. */
  sign(text: string): string;
  /** The value of the header `Authorization`. */
  authorize(request: Omit<SignedRequest, 'at'>): string;
}

/** @param pem PKCS 8 */
export function readTeamKey(pem: string): TeamKey {
  const key = createPrivateKey(pem);
  const der = createPublicKey(key).export({ format: 'der', type: 'spki' });
  const publicKey = der.subarray(-RAW_BYTES).toString('base64');
  const signText = (text: string) => sign(null, Buffer.from(text), key).toString('base64');
  return {
    publicKey,
    sign: signText,
    authorize(request) {
      const at = Math.floor(Date.now() / 1000);
      return `${KEY_SCHEME} ${publicKey}:${at}:${signText(signedText({ ...request, at }))}`;
    },
  };
}

/** A new private key in PEM. */
export function createTeamKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  return String(privateKey.export({ format: 'pem', type: 'pkcs8' }));
}
