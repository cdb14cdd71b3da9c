import { createPublicKey, verify } from 'node:crypto';
import { signedText, type SignedRequest } from '@karavan/shared-api/contract/signed-request';

/** What DER puts before the 32 bytes of an Ed25519 public key (RFC 8410). */
const PUBLIC_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

/** @param publicKey 32 bytes */
export function isManifestSigned(publicKey: Buffer, manifest: string, signature: Buffer): boolean {
  return isSigned(publicKey, manifest, signature);
}

/** @param publicKey 32 bytes */
export function isRequestSigned(
  publicKey: Buffer,
  request: SignedRequest,
  signature: Buffer,
): boolean {
  return isSigned(publicKey, signedText(request), signature);
}

function isSigned(publicKey: Buffer, text: string, signature: Buffer): boolean {
  const key = Buffer.concat([PUBLIC_PREFIX, publicKey]);
  return verify(
    null,
    Buffer.from(text),
    createPublicKey({ key, format: 'der', type: 'spki' }),
    signature,
  );
}
