import { isCommonPassword } from './is-common-password.ts';

it.each([
  'Password1!',
  'P@ssw0rd1',
  'Qwerty123!',
  'Iloveyou-1',
  'Admin@123',
  'Summer2024!',
  '12345678a!',
])('knows %s as one of those that are tried first', async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

it.each(['Karavan-2026', 'kT7!xq2v', 'tulpe Regen 7!', 'пароль каравана 5!'])(
  'has nothing against %s',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  },
);

it('takes no time worth mentioning for the longest one', async () => {
  await isCommonPassword('once');
  const start = performance.now();
  await isCommonPassword('aA1!'.repeat(50));
  expect(performance.now() - start).toBeLessThan(500);
});
