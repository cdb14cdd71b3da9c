import { randomBytes } from 'node:crypto';

const SECRET_BYTES = 24;

/** What is in the code of a ticket or of guests. */
export const drawSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');
