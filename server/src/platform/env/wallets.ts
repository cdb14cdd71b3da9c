import { createPrivateKey, X509Certificate } from 'node:crypto';
import { z } from 'zod';
import { WrongVariableError } from './wrong-variable-error.ts';

const pem = z.string().includes('-----BEGIN ', { error: 'not a PEM' }).optional();

/** Who signs passes for the wallets of phones; without the variables of a wallet nobody is offered passes for it. */
export const WALLET_VARIABLES = {
  /** The certificate of a pass type (PEM); it names the type and the team. */
  APPLE_PASS_CERTIFICATE: pem,
  /** Its private key (PEM, RSA, without a password). */
  APPLE_PASS_KEY: pem,
  /** Apple's own certificate (PEM) that the other one was issued by: Worldwide Developer Relations. */
  APPLE_PASS_AUTHORITY: pem,
  /** The number of the issuer at Google Wallet. */
  GOOGLE_WALLET_ISSUER: z
    .string()
    .regex(/^\d{1,20}$/)
    .optional(),
  /** The key file (JSON) of a service account that may issue for it. */
  GOOGLE_WALLET_ACCOUNT: z.string().optional(),
};

export const WALLET_SECRETS = [
  'APPLE_PASS_CERTIFICATE',
  'APPLE_PASS_KEY',
  'APPLE_PASS_AUTHORITY',
  'GOOGLE_WALLET_ACCOUNT',
] as const;

const Variables = z.object(WALLET_VARIABLES);
export type WalletEnv = z.output<typeof Variables>;

/** What passes for Apple Wallet are signed with. */
export interface AppleIssuer {
  readonly passType: string;
  readonly team: string;
  /** PEM, as the two others. */
  readonly certificate: string;
  readonly key: string;
  readonly authority: string;
}

/** What passes for Google Wallet are signed with. */
export interface GoogleIssuer {
  readonly id: string;
  /** The mail address of the service account. */
  readonly account: string;
  /** PEM. */
  readonly key: string;
}

/** Null: nobody is offered passes for that wallet. */
export interface Wallets {
  readonly apple: AppleIssuer | null;
  readonly google: GoogleIssuer | null;
}

/** @throws WrongVariableError naming the variable that is missing, or that holds something else */
export const readWallets = (env: WalletEnv): Wallets => ({
  apple: readApple(env),
  google: readGoogle(env),
});

function readApple(env: WalletEnv): AppleIssuer | null {
  const names = ['APPLE_PASS_CERTIFICATE', 'APPLE_PASS_KEY', 'APPLE_PASS_AUTHORITY'] as const;
  if (!areGiven(env, names)) return null;
  const certificate = read(names[0], () => new X509Certificate(lines(env[names[0]])));
  const key = read(names[1], () => createPrivateKey(lines(env[names[1]])));
  const authority = read(names[2], () => new X509Certificate(lines(env[names[2]])));
  if (key.asymmetricKeyType !== 'rsa' || !certificate.checkPrivateKey(key)) {
    throw wrong(names[1], 'it is not the key of the certificate');
  }
  if (!certificate.verify(authority.publicKey)) {
    throw wrong(names[2], 'it has not issued the certificate');
  }
  const passType = /^UID=(.+)$/m.exec(certificate.subject)?.[1];
  const team = /^OU=(.+)$/m.exec(certificate.subject)?.[1];
  if (passType === undefined || team === undefined) {
    throw wrong(names[0], 'it names no pass type and team');
  }
  return {
    passType,
    team,
    certificate: certificate.toString(),
    key: key.export({ type: 'pkcs1', format: 'pem' }).toString(),
    authority: authority.toString(),
  };
}

const Account = z.object({ client_email: z.email(), private_key: z.string() });

function readGoogle(env: WalletEnv): GoogleIssuer | null {
  const names = ['GOOGLE_WALLET_ISSUER', 'GOOGLE_WALLET_ACCOUNT'] as const;
  if (!areGiven(env, names)) return null;
  const account = read(names[1], () => Account.parse(JSON.parse(env[names[1]]!)));
  const key = read(names[1], () => createPrivateKey(account.private_key));
  if (key.asymmetricKeyType !== 'rsa') throw wrong(names[1], 'its key is not one of RSA');
  return { id: env[names[0]]!, account: account.client_email, key: account.private_key };
}

/** All of them, or none. */
function areGiven(env: WalletEnv, names: readonly (keyof WalletEnv)[]): boolean {
  const missing = names.filter((name) => env[name] === undefined);
  if (missing.length === names.length) return false;
  if (missing.length === 0) return true;
  throw new WrongVariableError(
    `${names.filter((name) => !missing.includes(name)).join(' and ')} also needs ${missing.join(' and ')}; docs/guides/configure.md tells what they hold.`,
  );
}

/** Files of variables write line breaks as `\n`. */
const lines = (text = ''): string => text.replaceAll(String.raw`\n`, '\n');

function read<T>(name: keyof WalletEnv, parse: () => T): T {
  try {
    return parse();
  } catch (cause) {
    throw new WrongVariableError(`The variable ${name} is wrong: it cannot be read.`, { cause });
  }
}

const wrong = (name: keyof WalletEnv, what: string): WrongVariableError =>
  new WrongVariableError(`The variable ${name} is wrong: ${what}.`);
