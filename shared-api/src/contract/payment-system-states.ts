/** Whose account takes the money: the platform's own, or the organization's at the payment provider. */
export const ACCOUNT_PROVIDERS = ['platform', 'merchant'] as const;
export type AccountProvider = (typeof ACCOUNT_PROVIDERS)[number];

/**
 * Only `active` ones open payments; there is one at most of an organization. `draft`: not proven by a test
 * payment yet; `confirmation`: a test payment is open.
 */
export const ACCOUNT_STATES = ['draft', 'confirmation', 'active', 'suspended', 'removed'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** Who suspended it: `replacement` by another one that takes money now, `transfer` by another owner. */
export const SUSPENDERS = ['owner', 'platform', 'transfer', 'replacement'] as const;
export type Suspender = (typeof SUSPENDERS)[number];

export const ACCOUNT_ACTIONS = [
  'add',
  'edit',
  'test',
  'confirm',
  'fail',
  'activate',
  'suspend',
  'replace',
  'hold',
  'lift',
  'pass',
  'remove',
] as const;
export type AccountAction = (typeof ACCOUNT_ACTIONS)[number];

/** What an owner can be offered to do. */
export const OWNER_ACCOUNT_ACTIONS = [
  'edit',
  'test',
  'abandon',
  'activate',
  'suspend',
  'remove',
] as const;
export type OwnerAccountAction = (typeof OWNER_ACCOUNT_ACTIONS)[number];

/** Why a test payment has proven nothing. */
export const TEST_FAILURES = ['declined', 'expired', 'refused', 'wrong_sum', 'abandoned'] as const;
export type TestFailure = (typeof TEST_FAILURES)[number];
