import fc from 'fast-check';
import { furthest, isOwnSide, progressAfterMark, progressAfterMessage } from './sides.ts';

const [CLIENT, OWNER, SELLER] = [1, 2, 3];
const asClient = { clientId: CLIENT, userId: CLIENT };
const asStaff = { clientId: CLIENT, userId: OWNER };

describe('the sides of a chat', () => {
  it("are the client and all staff, in an organization's chat", () => {
    expect([CLIENT, OWNER, SELLER].map((id) => isOwnSide(asClient, id))).toEqual([
      true,
      false,
      false,
    ]);
    expect([CLIENT, OWNER, SELLER].map((id) => isOwnSide(asStaff, id))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('are the person and everybody else, in any other chat', () => {
    const side = { clientId: null, userId: OWNER };
    expect([CLIENT, OWNER, SELLER].map((id) => isOwnSide(side, id))).toEqual([false, true, false]);
  });
});

describe('progress', () => {
  it('of the other side is what has been delivered and read; of a colleague, what need not be read', () => {
    const mark = { delivered_id: 9, read_id: 7 };
    expect(progressAfterMark(asStaff, { ...mark, user_id: CLIENT })).toEqual({
      own_read_id: 0,
      delivered_id: 9,
      read_id: 7,
    });
    expect(progressAfterMark(asStaff, { ...mark, user_id: SELLER })).toEqual({
      own_read_id: 7,
      delivered_id: 0,
      read_id: 0,
    });
  });

  it('comes with an answer, too: whoever writes has read', () => {
    const sender = { id: OWNER, full_name: 'Хозяин', avatar: null };
    expect(progressAfterMessage(asClient, { id: 5, sender })).toMatchObject({
      delivered_id: 5,
      read_id: 5,
    });
  });

  it('is the same in whatever order one hears of it, and never goes back', () => {
    const progress = fc.record({
      own_read_id: fc.nat(50),
      delivered_id: fc.nat(50),
      read_id: fc.nat(50),
    });
    fc.assert(
      fc.property(progress, progress, progress, (one, two, three) => {
        const all = furthest(furthest(one, two), three);
        expect(furthest(three, furthest(two, one))).toEqual(all);
        expect(furthest(all, one)).toEqual(all);
        expect(all.read_id).toBeGreaterThanOrEqual(two.read_id);
      }),
    );
  });
});
