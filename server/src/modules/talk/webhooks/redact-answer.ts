const EXCERPT_LENGTH = 200;

/** What looks like an e-mail address, a number to call or of a card, or a secret. */
const SENSITIVE = [
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /(?:bearer|basic)\s+\S+/gi,
  /[\w+/=-]{24,}/g,
  /\+?\d[\d ()-]{8,}\d/g,
] as const;

/** How somebody else's answer began, for the log: readable, short, and without what nobody should find in a log. */
export function redactAnswer(content: Buffer): string {
  const words = content
    .toString('utf8')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  const redacted = SENSITIVE.reduce((text, pattern) => text.replace(pattern, '…'), words);
  return Array.from(redacted).slice(0, EXCERPT_LENGTH).join('');
}
