import fc from 'fast-check';
import { CLOSING_NOTICE_DAYS } from '@karavan/shared-api/contract/limits';
import { isSelling, LIFE_ACTIONS, LIFE_STATES } from '@karavan/shared-api/contract/life-states';
import { earliestClosing, isNoticeOver } from './closing-day.ts';
import { canLifeMove, LIFE_TRANSITIONS } from './life-transitions.ts';

const DAY_MS = 86_400_000;

describe('the life of an organization', () => {
  it('goes through closing before it ends, and never back from there, whatever is asked', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...LIFE_ACTIONS), { maxLength: 40 }), (actions) => {
        let state: (typeof LIFE_STATES)[number] = 'active';
        for (const action of actions) {
          if (!canLifeMove(action, state)) continue;
          const { to } = LIFE_TRANSITIONS[action];
          expect((to === 'deactivated') === (state === 'closing')).toBe(true);
          // What sells nothing sells again only after it has ended.
          expect(isSelling(state) || !isSelling(to) || state === 'deactivated').toBe(true);
          state = to;
        }
      }),
    );
  });

  it('leads from every state to every other', () => {
    for (const start of LIFE_STATES) {
      const reached = new Set([start]);
      for (const state of reached) {
        for (const action of LIFE_ACTIONS) {
          if (canLifeMove(action, state)) reached.add(LIFE_TRANSITIONS[action].to);
        }
      }
      expect([...reached].toSorted()).toEqual(LIFE_STATES.toSorted());
    }
  });
});

describe('the day of closing', () => {
  const zones = fc.constantFrom('Asia/Bishkek', 'America/Los_Angeles', 'Pacific/Kiritimati', 'UTC');
  const moments = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2031-01-01'),
    noInvalidDate: true,
  });

  it('is never today, and gives who has cashback the whole notice', () => {
    fc.assert(
      fc.property(moments, zones, (now, zone) => {
        const soon = Date.parse(earliestClosing(now, zone, false));
        const later = Date.parse(earliestClosing(now, zone, true));
        expect(later - soon).toBe((CLOSING_NOTICE_DAYS - 1) * DAY_MS);
        // Whatever the clock there shows, it is within a day of ours.
        expect(Math.abs(soon - now.getTime())).toBeLessThanOrEqual(2 * DAY_MS);
        // At midnight of the chosen day the notice is over.
        expect(isNoticeOver(now, new Date(now.getTime() + CLOSING_NOTICE_DAYS * DAY_MS))).toBe(
          true,
        );
        expect(isNoticeOver(now, new Date(now.getTime() + 28 * DAY_MS))).toBe(false);
      }),
    );
  });
});
