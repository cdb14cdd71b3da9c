import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ORGANIZATIONS_PER_PERSON } from '@karavan/shared-api/contract/limits';
import { z } from 'zod';
import { BUCKET_SECRETS, BUCKET_VARIABLES, readBucketAddress } from './bucket-address.ts';
import { defaultDataDir } from './default-data-dir.ts';
import { checkDeployment, DEPLOYMENT_SECRETS, DEPLOYMENT_VARIABLES } from './deployment.ts';
import { INSTAGRAM_SECRETS, INSTAGRAM_VARIABLES } from './instagram.ts';
import { MAP_SOURCE_SECRETS, MAP_SOURCE_VARIABLES } from './map-sources.ts';
import { PROVIDER_SECRETS, PROVIDER_VARIABLES, readProviders } from './providers.ts';
import { withSecretFiles } from './secret-files.ts';
import { readWallets, WALLET_SECRETS, WALLET_VARIABLES } from './wallets.ts';
import { WrongVariableError } from './wrong-variable-error.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const limit = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

/** In production. */
const DRAIN_SECONDS = 5;

/** Everything that can be configured, and nothing is configured elsewhere. `.env.example` lists it. */
const Variables = z.object({
  PORT: port.default(8080),
  HOST: z.string().min(1).default('0.0.0.0'),
  /** Serves `/metrics` to whoever reaches this port; without it PORT does, to this machine alone. */
  METRICS_PORT: port.optional(),
  KARAVAN_MODE: z.enum(['demo', 'production']).default('demo'),
  /** By default the demo's data in demo mode, and nothing in production. */
  KARAVAN_SEED: z.enum(['demo', 'empty']).optional(),
  KARAVAN_DATA_DIR: z.string().min(1).optional(),
  ...DEPLOYMENT_VARIABLES,
  ...BUCKET_VARIABLES,
  /** Phones of the accounts that are made operators of the platform at the start, comma-separated. */
  KARAVAN_OPERATORS: z
    .string()
    .default('')
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(z.e164())),
  /** The public key (Ed25519, base64) that may release every package; further keys are added by operators. */
  KARAVAN_DEPLOY_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=$/)
    .optional(),
  /** Country of private and loopback addresses (ISO 3166-1). */
  KARAVAN_DEFAULT_COUNTRY: z.string().length(2).toUpperCase().default('KG'),
  /** Addresses or ranges of the proxies in front, comma-separated; only they may name the client's address. */
  KARAVAN_TRUSTED_PROXY: z
    .string()
    .transform((list) => list.split(',').map((range) => range.trim()))
    .pipe(z.array(z.string().refine(isAddressRange, 'not an address or a range like 10.0.0.0/8')))
    .optional(),
  /** Origins that serve `/remotes/`, the preferred one first; empty: this server does. */
  KARAVAN_REMOTE_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^https?$/ }))),
  /** A service of exchange rates for one dollar; without it those of the release stay. */
  CURRENCY_RATES_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** A style for the maps, with its tiles and glyphs at the same origin; without it they are drawn from our own base. */
  MAP_STYLE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** A Nominatim, or a service that speaks like one; without it, or when it fails, our own tables answer. */
  GEOCODER_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** What all processes together may ask of it in a second. */
  GEOCODER_PER_SECOND: limit(1),
  /** Searches for addresses that one person may make. */
  GEOCODING_PER_PERSON_MINUTE: limit(120),
  /** `off` takes the service worker away from every browser at its next visit. */
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  /** The Android app that opens addresses of the site: its package and the SHA-256 of its certificates, comma-separated. */
  ANDROID_APP: z
    .string()
    .regex(/^[a-zA-Z][\w.]+(,[0-9A-F]{2}(:[0-9A-F]{2}){31})+$/)
    .transform((list) => {
      const [name = '', ...fingerprints] = list.split(',');
      return { name, fingerprints };
    })
    .optional(),
  /** The iOS app that does: its team and bundle, `ABCDE12345.com.example.app`. */
  IOS_APP: z
    .string()
    .regex(/^[A-Z0-9]{10}\.[\w.-]+$/)
    .optional(),
  /** Processes that render first screens at a time; each takes about 40 MB, and up to four more stay idle. */
  RENDER_WORKERS: limit(Math.max(1, Math.floor(availableParallelism() / 2))),
  /** How long a visitor waits for a first screen; a slower one goes out as a skeleton instead. */
  FIRST_SCREEN_MS: limit(800),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** Hours for the organization to answer an order; then it is rejected. */
  ORDER_ANSWER_HOURS: limit(24),
  /** Hours for the client to fetch what is accepted; then it is rejected. */
  ORDER_PICK_UP_HOURS: limit(72),
  /** Hours for the client to pay online for what is accepted; then it is rejected. */
  ORDER_PAY_HOURS: limit(24),
  /** Minutes for the seller to scan a cart that is taken to the till; then it is rejected. */
  ORDER_TILL_MINUTES: limit(60),
  TICKET_PAY_MINUTES: limit(15),
  /** Hours that a courier may have an order; then it is taken back. */
  DELIVERY_HOURS: limit(24),
  /** Minutes that a payment page stays open. */
  PAYMENT_MINUTES: limit(15),
  /** Seconds between two codes for one phone. */
  SMS_RESEND_SECONDS: limit(60),
  SMS_PER_PHONE_HALF_HOUR: limit(3),
  SMS_PER_PHONE_DAY: limit(5),
  /** To one network for nothing; `sms-allowance.ts` derives the rest from it. */
  SMS_PER_ADDRESS_HOUR: limit(10),
  WRONG_CODES_HALF_HOUR: limit(5),
  WRONG_CODES_DAY: limit(15),
  /** Of one known device, or of all strangers of one network, at one account. */
  WRONG_PASSWORDS_HALF_HOUR: limit(5),
  /** Of all strangers at one account; devices that it was signed in from go on. */
  WRONG_PASSWORDS_PER_ACCOUNT_DAY: limit(30),
  ...PROVIDER_VARIABLES,
  ...WALLET_VARIABLES,
  ...MAP_SOURCE_VARIABLES,
  ...INSTAGRAM_VARIABLES,
  /** How many organizations one person may own. */
  ORGANIZATIONS_PER_PERSON: limit(ORGANIZATIONS_PER_PERSON),
  MESSAGES_PER_PERSON_MINUTE: limit(60),
  /** What an organization may write to its followers within 24 hours. */
  MESSAGES_TO_FOLLOWERS_PER_DAY: limit(1),
  /** Days after the decision for which the documents of a verification are kept. */
  VERIFICATION_DOCUMENT_DAYS: limit(30),
  /** Days until the owner of a limited organization may ask for a review again. */
  REVIEW_COOL_DOWN_DAYS: limit(7),
  /** Pictures that one person may upload. */
  UPLOADS_PER_PERSON_HOUR: limit(200),
  /** Megabytes that one person may upload in a day. */
  UPLOAD_MEGABYTES_PER_PERSON_DAY: limit(1000),
  /** Megabytes of other sites' pictures that this machine keeps. */
  EXTERNAL_IMAGES_MEGABYTES: limit(200),
  /** With less than this left on the disk of KARAVAN_DATA_DIR nothing more is uploaded. */
  FREE_DISK_MEGABYTES: limit(500),
  /** What one address may ask of one process, files aside; many people may share it. */
  REQUESTS_PER_ADDRESS_MINUTE: limit(3000),
  /** Calls of the API in one process; beyond it guests' reads are refused first, writes last. */
  REQUESTS_AT_ONCE: limit(288),
  /** After this a call is given up, and a statement of one is ended in the database. */
  REQUEST_SECONDS: limit(15),
  STATEMENT_SECONDS: limit(8),
  /** How old the lists and items may be that guests read together; 0 reads them for each guest anew. */
  GUEST_ANSWER_MS: z.coerce.number().int().min(0).default(1000),
  /** For all headers of a request, for the body of one that uploads nothing, and for a whole upload. */
  REQUEST_HEAD_SECONDS: limit(10),
  REQUEST_BODY_SECONDS: limit(10),
  UPLOAD_SECONDS: limit(600),
  /** Sockets that one session, and one person, may keep open to one process. */
  SOCKETS_PER_SESSION: limit(20),
  SOCKETS_PER_PERSON: limit(60),
  /** Failed sign-ins of one address in ten minutes. */
  AUTH_FAILURES_PER_ADDRESS: limit(30),
});

export type Env = Omit<
  z.output<typeof Variables>,
  'KARAVAN_DATA_DIR' | 'KARAVAN_SEED' | 'DRAIN_SECONDS'
> & {
  readonly DRAIN_SECONDS: number;
  /** Absolute. */
  readonly KARAVAN_DATA_DIR: string;
  readonly KARAVAN_SEED: 'demo' | 'empty';
};

/** Their values may hold a password and are not repeated in messages. */
const SECRET_VARIABLES: ReadonlySet<string> = new Set([
  ...DEPLOYMENT_SECRETS,
  ...BUCKET_SECRETS,
  'CURRENCY_RATES_URL',
  'GEOCODER_URL',
  ...PROVIDER_SECRETS,
  ...WALLET_SECRETS,
  ...MAP_SOURCE_SECRETS,
  ...INSTAGRAM_SECRETS,
]);

/** @throws WrongVariableError naming the first wrong variable, or all that production lacks */
export function readEnv(given: NodeJS.ProcessEnv): Env {
  const variables = withSecretFiles(withoutEmpty(given), SECRET_VARIABLES);
  const parsed = Variables.safeParse(variables);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0]);
    const value = SECRET_VARIABLES.has(name) ? '' : ` (it is '${variables[name]}')`;
    throw new WrongVariableError(
      `The variable ${name} is wrong: ${issue?.message ?? 'invalid'}${value}.`,
    );
  }
  const { KARAVAN_MODE: mode, KARAVAN_SEED: seed } = parsed.data;
  if (mode === 'production' && seed === 'demo') {
    throw new WrongVariableError(
      'The variable KARAVAN_SEED is wrong: the demo accounts have a public password and must not exist in production.',
    );
  }
  checkDeployment(parsed.data);
  readProviders(parsed.data);
  readWallets(parsed.data);
  readBucketAddress(parsed.data);
  return {
    ...parsed.data,
    DRAIN_SECONDS: parsed.data.DRAIN_SECONDS ?? (mode === 'demo' ? 0 : DRAIN_SECONDS),
    KARAVAN_SEED: seed ?? (mode === 'demo' ? 'demo' : 'empty'),
    KARAVAN_DATA_DIR: path.resolve(parsed.data.KARAVAN_DATA_DIR ?? defaultDataDir(variables)),
  };
}

function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

function withoutEmpty(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
}
