import fc from 'fast-check';
import { saleState, saleWindowOf } from './sale-window.ts';

const HOUR = 3_600_000;
const time = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2026-12-31T00:00:00Z'),
  noInvalidDate: true,
});
const written = fc.option(time.map((date) => date.toISOString()));
const window = fc.record({ sales_from: written, sales_until: written });

describe('the sale of a section', () => {
  it('opens with its first moment and is over with its last', () => {
    const open = saleWindowOf({
      starts_at: '2026-03-29T18:00:00Z',
      sales_from: '2026-03-29T00:59:59.999Z',
      sales_until: '2026-03-29T01:00:00Z',
    });
    const at = (moment: string) => saleState(open, Date.parse(moment));
    expect(at('2026-03-29T00:59:59.998Z')).toBe('ahead');
    expect(at('2026-03-29T00:59:59.999Z')).toBe('open');
    expect(at('2026-03-29T01:00:00Z')).toBe('over');
  });

  it('never goes on once the event has begun', () => {
    fc.assert(
      fc.property(window, window, time, fc.nat({ max: HOUR }), (event, section, starts, later) => {
        const sale = saleWindowOf({ ...event, starts_at: starts.toISOString() }, section);
        expect(saleState(sale, starts.getTime() + later)).toBe('over');
      }),
    );
  });

  it('goes by its own times where it has any', () => {
    fc.assert(
      fc.property(window, window, time, (event, section, starts) => {
        const sale = saleWindowOf({ ...event, starts_at: starts.toISOString() }, section);
        expect(sale.from).toBe(section.sales_from ?? event.sales_from);
        const until = section.sales_until ?? event.sales_until;
        expect([until, starts.toISOString()]).toContain(sale.until);
      }),
    );
  });
});
