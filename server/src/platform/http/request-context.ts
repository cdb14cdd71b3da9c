import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@karavan/shared-api/contract/locales';
import type { AuditDuty } from '../audit/audit-duty.ts';
import type { Actor } from '../auth/actor.ts';
import type { Team } from '../auth/team.ts';
import type { IdempotencyClaim } from '../idempotency/idempotency-claim.ts';

/** What every handler may know of the request besides its input. */
export interface RequestContext {
  readonly actor: Actor | null;
  /** Set when a team's key has signed the request instead. */
  readonly team: Team | null;
  readonly locale: Locale;
  /** The currency a person wants to see prices converted to, ISO 4217; null when none was sent. */
  readonly currency: string | null;
  /** The client's address, as far as trusted proxies tell. */
  readonly address: string;
  readonly log: FastifyBaseLogger;
  /** For `once`: set when the route is idempotent. */
  readonly idempotency: IdempotencyClaim | null;
  /** For `recordAudit`: set when the request acts in the name of an organization. */
  readonly audit: AuditDuty | null;
}

/** The first supported language of Accept-Language, else Russian. */
export function localeOf(request: Pick<FastifyRequest, 'headers'>): Locale {
  const wanted = (request.headers['accept-language'] ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.find((code): code is Locale => LOCALES.includes(code as Locale)) ?? DEFAULT_LOCALE;
}

export function currencyOf(request: FastifyRequest): string | null {
  const header = request.headers['x-currency'];
  return typeof header === 'string' && /^[A-Z]{3}$/.test(header) ? header : null;
}
