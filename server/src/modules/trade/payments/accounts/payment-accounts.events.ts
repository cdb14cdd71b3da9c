import type { AccountAction } from '@karavan/shared-api/contract/payment-system-states';
import { defineEvent } from '../../../../platform/events/domain-event.ts';

/** Something has happened to an account that an organization takes money with. */
export const paymentAccountMoved = defineEvent<{
  readonly organizationId: number;
  readonly accountId: number;
  readonly stepId: number;
  readonly action: AccountAction;
}>('payment-account-moved');

/** Another owner has come, who has to confirm what the organization takes money with. */
export const paymentAccountsPassed = defineEvent<{
  readonly organizationId: number;
  readonly transferId: number;
}>('payment-accounts-passed');
