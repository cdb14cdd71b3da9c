import type {
  AccountAction,
  AccountProvider,
  AccountState,
  OwnerAccountAction,
  Suspender,
} from '@karavan/shared-api/contract/payment-system-states';

/** What decides on what can become of an account. */
export interface AccountStanding {
  readonly state: AccountState;
  readonly suspendedBy: Suspender | null;
  /** A test payment has proven it in the name of the present owner. */
  readonly isConfirmed: boolean;
}

interface Transition {
  readonly from: readonly AccountState[];
  readonly to: AccountState;
  readonly by: 'owner' | 'provider' | 'operator' | 'product';
  /** Who has suspended it then. */
  readonly suspendedBy?: Suspender;
  /** Whether it is proven then; it stays as it was without. */
  readonly isConfirmed?: boolean;
  /** What else has to hold. */
  readonly when?: (standing: AccountStanding) => boolean;
}

const isHeld = ({ suspendedBy }: AccountStanding) => suspendedBy === 'platform';
const isFree = (standing: AccountStanding) => !isHeld(standing);

/** How an account comes to take money, stops, and goes. Adding it makes a draft. */
export const ACCOUNT_TRANSITIONS = {
  edit: {
    from: ['draft', 'suspended'],
    to: 'draft',
    by: 'owner',
    isConfirmed: false,
    when: isFree,
  },
  test: {
    from: ['draft', 'suspended'],
    to: 'confirmation',
    by: 'owner',
    when: (standing) => isFree(standing) && !standing.isConfirmed,
  },
  fail: { from: ['confirmation'], to: 'draft', by: 'provider' },
  confirm: { from: ['confirmation'], to: 'active', by: 'provider', isConfirmed: true },
  activate: {
    from: ['suspended'],
    to: 'active',
    by: 'owner',
    when: (standing) => isFree(standing) && standing.isConfirmed,
  },
  suspend: { from: ['active'], to: 'suspended', by: 'owner', suspendedBy: 'owner' },
  replace: { from: ['active'], to: 'suspended', by: 'product', suspendedBy: 'replacement' },
  hold: { from: ['active'], to: 'suspended', by: 'operator', suspendedBy: 'platform' },
  lift: {
    from: ['suspended'],
    to: 'active',
    by: 'operator',
    when: (standing) => isHeld(standing) && standing.isConfirmed,
  },
  /** Another owner has come. What the platform holds stays held (`doubt`). */
  pass: {
    from: ['active', 'suspended'],
    to: 'suspended',
    by: 'product',
    suspendedBy: 'transfer',
    isConfirmed: false,
    when: isFree,
  },
  remove: {
    from: ['draft', 'confirmation', 'active', 'suspended'],
    to: 'removed',
    by: 'owner',
    when: isFree,
  },
} as const satisfies Readonly<Record<Exclude<AccountAction, 'add'>, Transition>>;

export type AccountMove = keyof typeof ACCOUNT_TRANSITIONS;

/** What a move makes of an account; null where it cannot be made. */
export function nextStanding(now: AccountStanding, move: AccountMove): AccountStanding | null {
  const { from, to, suspendedBy, isConfirmed, when }: Transition = ACCOUNT_TRANSITIONS[move];
  if (!from.includes(now.state) || (when && !when(now))) return null;
  return {
    state: to,
    suspendedBy: suspendedBy ?? null,
    isConfirmed: isConfirmed ?? now.isConfirmed,
  };
}

/** An account whose present owner has not proven it, though the platform holds it. */
export const doubt = (held: AccountStanding): AccountStanding => ({ ...held, isConfirmed: false });

/** What an owner can do, in the order of their buttons. */
export function ownerActions(
  standing: AccountStanding,
  { provider, isOrganizationHeld }: Surroundings,
): OwnerAccountAction[] {
  const can = (move: AccountMove) => nextStanding(standing, move) !== null;
  const isOwn = provider === 'merchant';
  const offers: Readonly<Record<OwnerAccountAction, boolean>> = {
    test: can('test') && !isOrganizationHeld,
    abandon: standing.state === 'confirmation',
    activate: can('activate') && !isOrganizationHeld,
    edit: can('edit') && isOwn,
    suspend: can('suspend'),
    remove: can('remove') && isOwn,
  };
  return (Object.keys(offers) as OwnerAccountAction[]).filter((action) => offers[action]);
}

interface Surroundings {
  readonly provider: AccountProvider;
  /** The platform holds an account of the same organization. */
  readonly isOrganizationHeld: boolean;
}
