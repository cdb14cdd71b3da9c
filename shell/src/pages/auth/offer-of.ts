import type { ApiError } from '@karavan/shared-api/client';
import type { AccountReturn } from '@karavan/shared-api/contract/departures';

/** The way back that a refused sign-in tells whoever has left; null for every other refusal. */
export const offerOf = (error: ApiError): AccountReturn | null =>
  error.code === 'account_deactivated' ? (error.body as AccountReturn) : null;
