import fc from 'fast-check';
import {
  ACCOUNT_TRANSITIONS,
  nextStanding,
  ownerActions,
  type AccountMove,
  type AccountStanding,
} from './account-transitions.ts';

const MOVES = Object.keys(ACCOUNT_TRANSITIONS) as AccountMove[];
const DRAFT: AccountStanding = { state: 'draft', suspendedBy: null, isConfirmed: false };

/** What becomes of a draft; moves that cannot be made change nothing. */
function* run(moves: readonly AccountMove[]) {
  let now = DRAFT;
  for (const move of moves) {
    const next = nextStanding(now, move);
    yield { before: now, move, next };
    now = next ?? now;
  }
}

const sequences = fc.array(fc.constantFrom(...MOVES), { maxLength: 40 });

const stepsOf = (moves: readonly AccountMove[]) => [...run(moves)];

type Rule = (step: ReturnType<typeof stepsOf>[number]) => boolean;

/** A step of any sequence that breaks a rule, with what led to it; null where none does. */
const breachOf = (holds: Rule) =>
  fc.check(fc.property(sequences, (moves) => stepsOf(moves).every((step) => holds(step))))
    .counterexample;

describe('a payment account, whatever is done to it', () => {
  it('takes money only once it is proven, and by whom it may be', () => {
    const breach = breachOf(({ before, move, next }) => {
      if (next?.state !== 'active') return true;
      const mayBe = before.suspendedBy === 'platform' ? ['lift'] : ['confirm', 'activate'];
      return next.isConfirmed && mayBe.includes(move);
    });
    expect(breach).toBeNull();
  });

  it('is proven by a test payment alone, and no more after another owner or another secret', () => {
    const breach = breachOf(({ before, move, next }) => {
      if (!next) return true;
      if (move === 'pass' || move === 'edit') return !next.isConfirmed;
      return before.isConfirmed || !next.isConfirmed || move === 'confirm';
    });
    expect(breach).toBeNull();
  });

  it('is suspended by somebody exactly while it is suspended, and removed for ever', () => {
    const breach = breachOf(({ before, next }) => {
      if (before.state === 'removed') return next === null;
      return !next || (next.suspendedBy !== null) === (next.state === 'suspended');
    });
    expect(breach).toBeNull();
  });

  it.each([true, false])('offers its owner nothing that cannot be done (held: %s)', (isHeld) => {
    const breach = breachOf(({ before }) => {
      const offers = ownerActions(before, { provider: 'merchant', isOrganizationHeld: isHeld });
      const opens = offers.some((offer) => offer === 'activate' || offer === 'test');
      const moves = offers.map((offer) => (offer === 'abandon' ? 'fail' : offer));
      return !(isHeld && opens) && moves.every((move) => nextStanding(before, move) !== null);
    });
    expect(breach).toBeNull();
  });

  it('reaches each state: the properties are about something', () => {
    const proven = stepsOf(['test', 'confirm', 'hold', 'lift', 'replace', 'remove']);
    expect(proven.map(({ next }) => next?.state)).toEqual([
      'confirmation',
      'active',
      'suspended',
      'active',
      'suspended',
      'removed',
    ]);
  });
});
