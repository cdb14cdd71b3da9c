import { z } from 'zod/mini';
import { PhoneNumber } from '@karavan/shared-api/contract/accounts';
import { isPossibleNumber } from '@karavan/shared-ui/phone-entry';

/** A number that there may be in its country; the server only knows what numbers look like. */
export const PossiblePhone = PhoneNumber.check(z.refine(isPossibleNumber));
