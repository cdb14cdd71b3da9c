import type { Locale } from '@karavan/shared-api/contract/locales';
import type {
  PaymentSystem,
  PaymentSystemCase,
  PaymentSystemTest,
} from '@karavan/shared-api/contract/payment-systems';
import { presentMoney } from '../../../../platform/money/present-money.ts';
import { presentOnTrial } from '../../../organizations/trust/index.ts';
import { ownerActions } from './account-transitions.ts';
import { standingOf } from './move-account.ts';
import type {
  AccountCaseRow,
  AccountDetails,
  StepRow,
  TestRow,
} from './payment-accounts.queries.ts';

/** As its owner sees it. */
export function presentAccount(row: AccountDetails, isOrganizationHeld: boolean): PaymentSystem {
  const { provider, has_payments, version } = row;
  return {
    ...presentDetails(row),
    // Owners are not told who of the platform it was.
    history: row.history.map((step) => ({
      ...presentStep(step),
      ...((step.action === 'hold' || step.action === 'lift') && { by: null }),
    })),
    version,
    can_change_merchant: !has_payments,
    actions: ownerActions(standingOf(row), { provider, isOrganizationHeld }),
  };
}

export function presentAccountCase(row: AccountCaseRow, locale: Locale): PaymentSystemCase {
  const decision = row.suspended_by === 'platform' ? 'lift' : 'suspend';
  return {
    ...presentDetails(row),
    history: row.history.map(presentStep),
    organization: presentOnTrial(row, locale),
    decisions: row.state === 'active' || decision === 'lift' ? [decision] : [],
  };
}

function presentDetails(row: Omit<AccountDetails, 'history' | 'has_payments'>) {
  const { id, provider, label, merchant_id, secret_last4, state, suspended_by, reason } = row;
  return {
    id,
    provider,
    label,
    merchant_id,
    secret_last4,
    state,
    suspended_by,
    reason,
    created_at: row.created_at.toISOString(),
    open_payments: row.open_payments,
    test: row.test && presentTest(row.test),
  };
}

const presentStep = ({ action, reason, by, at }: StepRow) => ({
  action,
  reason,
  by,
  at: new Date(at).toISOString(),
});

function presentTest({ state, amount, currency, failure, ...times }: TestRow): PaymentSystemTest {
  return {
    state,
    sum: presentMoney(amount, currency),
    failure,
    created_at: new Date(times.created_at).toISOString(),
    expires_at: new Date(times.expires_at).toISOString(),
    refunded_at: times.refunded_at && new Date(times.refunded_at).toISOString(),
  };
}
