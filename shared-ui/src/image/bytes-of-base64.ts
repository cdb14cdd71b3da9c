export function bytesOfBase64(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
}
