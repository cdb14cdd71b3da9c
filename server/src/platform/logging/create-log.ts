import { pino, type DestinationStream, type Logger } from 'pino';

/** Never logged, wherever it stands: what opens an account, and what people write to each other. */
const SECRETS = [
  'token',
  'code',
  'password',
  'text',
  'authorization',
  'cookie',
  'set-cookie',
  'x-csrftoken',
];

/** The server's log: one JSON object a line. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: {
      paths: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[secret]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
