import { z } from 'zod';
import type { NamedKey } from '../secrets/keyring.ts';
import { WrongVariableError } from './wrong-variable-error.ts';

/** {to}, {text} and {key} are replaced. */
const BODY = '{"to":"{to}","text":"{text}","key":"{key}"}';

/** Who sends messages and takes money in production; the demo has providers of its own. */
export const PROVIDER_VARIABLES = {
  /** The address people open; links in messages start with it. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The gateway that SMS are posted to. */
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The Authorization header for it. */
  SMS_AUTHORIZATION: z.string().optional(),
  /** What is posted: JSON, or a form, with {to}, {text} and {key} in it. */
  SMS_BODY: z.string().default(BODY),
  /** The gateway that WhatsApp messages are posted to; without it codes do not go there. */
  WHATSAPP_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The Authorization header for it. */
  WHATSAPP_AUTHORIZATION: z.string().optional(),
  /** As SMS_BODY. */
  WHATSAPP_BODY: z.string().default(BODY),
  /** The mail server, with name and password. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Whom mails come from. */
  MAIL_FROM: z.string().includes('@').optional(),
  /** The payment provider, or the adapter in front of one; without it nobody pays online. */
  PAYMENT_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** What it and we sign with. */
  PAYMENT_KEY: z.string().min(32).optional(),
  /**
   * What the secrets of organizations' own accounts are sealed with: `<id>:<32 bytes in base64>`, comma-separated. The
   * first one seals, all of them open; without it organizations keep no accounts of their own.
   */
  PAYMENT_ACCOUNT_KEYS: z
    .string()
    .regex(/^[\w-]{1,40}:[A-Za-z0-9+/]{43}=(,[\w-]{1,40}:[A-Za-z0-9+/]{43}=)*$/)
    .optional(),
  /** What pushes to browsers are signed with: a private key of P-256, base64url; without it one is made and kept. */
  PUSH_PRIVATE_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/)
    .optional(),
};

/** Their values may hold a password and are not repeated in messages. */
export const PROVIDER_SECRETS = [
  'SMS_URL',
  'SMS_AUTHORIZATION',
  'WHATSAPP_URL',
  'WHATSAPP_AUTHORIZATION',
  'SMTP_URL',
  'PAYMENT_KEY',
  'PAYMENT_ACCOUNT_KEYS',
  'PUSH_PRIVATE_KEY',
] as const;

const Variables = z.object(PROVIDER_VARIABLES);
type ProviderEnv = z.output<typeof Variables> & {
  readonly KARAVAN_MODE: 'demo' | 'production';
  readonly KARAVAN_TRUSTED_PROXY?: readonly string[] | undefined;
};

/** Takes texts for phones. */
export interface TextGateway {
  readonly url: string;
  readonly authorization: string | undefined;
  /** See SMS_BODY. */
  readonly template: string;
}

export interface MailServer {
  /** `smtp://` or `smtps://`, with name and password. */
  readonly url: string;
  readonly from: string;
}

export interface PaymentService {
  readonly url: string;
  readonly key: string;
  /** Where we are reached, without a closing slash. */
  readonly publicUrl: string;
  /** Null where organizations keep no accounts of their own. */
  readonly accountKeys: readonly [NamedKey, ...NamedKey[]] | null;
}

export interface Providers {
  readonly sms: TextGateway;
  /** Null where codes do not go there. */
  readonly whatsapp: TextGateway | null;
  readonly mail: MailServer;
  /** Null where nobody takes money online. */
  readonly payments: PaymentService | null;
}

/**
 * The providers of production; null in demo mode.
 * @throws WrongVariableError naming every variable that is missing
 */
export function readProviders(env: ProviderEnv): Providers | null {
  if (env.KARAVAN_MODE === 'demo') return null;
  const missing: string[] = [];
  const need = (
    name: Exclude<keyof typeof PROVIDER_VARIABLES, 'SMS_BODY' | 'WHATSAPP_BODY'>,
  ): string => {
    if (env[name] === undefined) missing.push(name);
    return env[name] ?? '';
  };
  // TLS ends at a proxy. Unless it is named, every request would seem to come from there.
  if (!env.KARAVAN_TRUSTED_PROXY) missing.push('KARAVAN_TRUSTED_PROXY');
  const publicUrl = need('PUBLIC_URL').replace(/\/$/, '');
  const providers: Providers = {
    sms: {
      url: need('SMS_URL'),
      authorization: env.SMS_AUTHORIZATION,
      template: env.SMS_BODY,
    },
    whatsapp:
      env.WHATSAPP_URL === undefined
        ? null
        : {
            url: env.WHATSAPP_URL,
            authorization: env.WHATSAPP_AUTHORIZATION,
            template: env.WHATSAPP_BODY,
          },
    mail: { url: need('SMTP_URL'), from: need('MAIL_FROM') },
    payments: env.PAYMENT_URL
      ? {
          url: env.PAYMENT_URL.replace(/\/$/, ''),
          key: need('PAYMENT_KEY'),
          publicUrl,
          accountKeys: readKeys(env.PAYMENT_ACCOUNT_KEYS),
        }
      : null,
  };
  if (missing.length > 0) {
    throw new WrongVariableError(
      `KARAVAN_MODE is production, which also needs ${missing.join(', ')}; docs/guides/deploy.md tells what they hold.`,
    );
  }
  return providers;
}

function readKeys(list: string | undefined): PaymentService['accountKeys'] {
  const [current, ...others] = (list?.split(',') ?? []).map((entry) => {
    const [id = '', key = ''] = entry.split(':');
    return { id, key: Buffer.from(key, 'base64') };
  });
  return current ? [current, ...others] : null;
}

/** Whether codes can go by WhatsApp; the demo's outbox takes them. */
export const hasWhatsApp = ({
  KARAVAN_MODE,
  WHATSAPP_URL,
}: Pick<ProviderEnv, 'KARAVAN_MODE' | 'WHATSAPP_URL'>): boolean =>
  KARAVAN_MODE === 'demo' || WHATSAPP_URL !== undefined;
