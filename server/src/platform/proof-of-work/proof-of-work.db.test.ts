import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { solveWork } from '../../testing/solve-work.ts';
import { createProofOfWork, type ProofOfWork } from './proof-of-work.ts';

const KEY = Buffer.alloc(32, 7);
const SUBJECT = 'code sign_in +996551000001';

let database: TestDatabase;
let work: ProofOfWork;
beforeAll(async () => {
  database = await createTestDatabase();
  work = createProofOfWork(database.db, KEY);
});
afterAll(() => database.drop());
afterEach(() => jest.useRealTimers());

const proofOf = async (level = 0, subject = SUBJECT) =>
  solveWork(await work.ask({ subject, level }));

it('counts once, whoever asks, in whichever process', async () => {
  const proof = await proofOf(1);
  const elsewhere = createProofOfWork(database.db, KEY);
  expect(await work.redeem(proof, SUBJECT)).toBe(1);
  expect(await work.redeem(proof, SUBJECT)).toBeNull();
  expect(await elsewhere.redeem(proof, SUBJECT)).toBeNull();
});

it('counts once when many use it at the same moment', async () => {
  const proof = await proofOf();
  const elsewhere = createProofOfWork(database.db, KEY);
  const levels = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? work : elsewhere).redeem(proof, SUBJECT)),
  );
  expect(levels.filter((level) => level !== null)).toEqual([0]);
});

it('is worth nothing for anything else, and is not used up by that', async () => {
  const proof = await proofOf();
  expect(await work.redeem(proof, 'code sign_in +996551000002')).toBeNull();
  expect(await work.redeem(proof, 'code forgot_password +996551000001')).toBeNull();
  expect(await work.redeem(proof, SUBJECT)).toBe(0);
});

it('is worth nothing when it is late', async () => {
  const proof = await proofOf();
  jest.useFakeTimers({ now: Date.now() + 301_000, doNotFake: ['nextTick', 'setImmediate'] });
  expect(await work.redeem(proof, SUBJECT)).toBeNull();
});

describe('is worth nothing when it is forged', () => {
  it.each([
    ['a higher level', { data: { subject: SUBJECT, level: 4 } }],
    ['fewer rounds', { cost: 1 }],
    ['a shorter prefix', { keyPrefix: '00' }],
    ['a later end', { expiresAt: 4_000_000_000 }],
    ['a fresh nonce', { nonce: '00112233445566778899aabbccddeeff' }],
  ])('%s', async (_, change) => {
    const { challenge, solution } = await proofOf();
    const parameters = { ...challenge.parameters, ...change };
    expect(
      await work.redeem({ challenge: { ...challenge, parameters }, solution }, SUBJECT),
    ).toBeNull();
    // Control: as it was, it is good.
    expect(await work.redeem({ challenge, solution }, SUBJECT)).toBe(0);
  });

  it('with another subject that is asked for', async () => {
    const other = 'code sign_in +996551000002';
    const { challenge, solution } = await proofOf();
    const parameters = { ...challenge.parameters, data: { subject: other, level: 0 } };
    expect(
      await work.redeem({ challenge: { ...challenge, parameters }, solution }, other),
    ).toBeNull();
  });

  it('with a key of somebody else', async () => {
    const stranger = createProofOfWork(database.db, Buffer.alloc(32, 8));
    const challenge = await stranger.ask({ subject: SUBJECT, level: 0 });
    expect(await work.redeem(await solveWork(challenge), SUBJECT)).toBeNull();
  });

  it.each([
    ['without the work', { counter: 500, derivedKey: '00'.repeat(32) }],
    ['with the prefix alone', null],
    ['with a counter that is none', { counter: 2 ** 40, derivedKey: 'zz' }],
  ])('%s', async (_, solution) => {
    const challenge = await work.ask({ subject: SUBJECT, level: 0 });
    const { keyPrefix } = challenge.parameters;
    const guess = solution ?? { counter: 500, derivedKey: keyPrefix.padEnd(64, '0') };
    expect(await work.redeem({ challenge, solution: guess }, SUBJECT)).toBeNull();
  });
});

it('takes twice the work for each level', async () => {
  const countersAt = async (level: number) =>
    (await Promise.all([proofOf(level), proofOf(level)])).map(({ solution }) => solution.counter);
  for (const level of [0, 1, 2]) {
    for (const counter of await countersAt(level)) {
      expect(counter).toBeGreaterThanOrEqual(300 * 2 ** level);
      expect(counter).toBeLessThan(601 * 2 ** level);
    }
  }
});
