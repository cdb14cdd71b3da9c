/**
 * A new key of 128 random bits. `crypto.randomUUID` is missing on plain http, for example on a
 * local network.
 */
export function drawIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
