import { drawAttendanceCode } from './attendance-code.ts';
import { provePresence } from './prove-presence.ts';

const KEY = Buffer.alloc(32, 7);
const SITE = { organizationId: 3, latitude: 42.87, longitude: 74.6 };
/** Degrees of latitude. */
const METRE = 1 / 111_195;
const NOW = 1_800_000_000_000;

const at = (metres: number, accuracy = 10) => ({
  place: { latitude: SITE.latitude + metres * METRE, longitude: SITE.longitude, accuracy },
});
const prove = (presence: Parameters<typeof provePresence>[2]) =>
  provePresence(KEY, SITE, presence, NOW);

it('a place counts up to 150 metres, with how far it was', () => {
  expect(prove(at(0))).toEqual({ how: 'place', metres: 0 });
  expect(prove(at(149))).toEqual({ how: 'place', metres: 149 });
  expect(() => prove(at(152))).toThrow(
    expect.objectContaining({ code: 'too_far_away', details: { count: 152 } }),
  );
});

it('a place that is known too roughly is refused, near as it may be', () => {
  expect(prove(at(0, 100))).toEqual({ how: 'place', metres: 0 });
  expect(() => prove(at(0, 101))).toThrow(
    expect.objectContaining({ code: 'position_inaccurate', details: { count: 101 } }),
  );
});

it('a code counts at its own organization alone', () => {
  const { code, digits } = drawAttendanceCode(KEY, 3, NOW);
  expect(prove({ code })).toEqual({ how: 'code', metres: null });
  expect(prove({ code: digits })).toEqual({ how: 'code', metres: null });
  expect(() => prove({ code: drawAttendanceCode(KEY, 4, NOW).code })).toThrow(
    expect.objectContaining({ code: 'attendance_code_elsewhere' }),
  );
  expect(() => prove({ code: 'UID3' })).toThrow(
    expect.objectContaining({ code: 'attendance_code_wrong' }),
  );
});
