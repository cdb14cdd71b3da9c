import { createLocateAddress } from './locate-address.ts';

const locate = createLocateAddress('KG');

it.each([
  '127.0.0.1',
  '::1',
  '10.1.2.3',
  '192.168.0.7',
  '172.31.0.1',
  '::ffff:10.0.0.1',
  'fd00::1',
])('takes %s for the default country', async (address) => {
  expect(await locate(address)).toBe('KG');
});

it('finds the country of a public address', async () => {
  expect(await locate('8.8.8.8')).toBe('US');
  expect(await locate('::ffff:8.8.8.8')).toBe('US');
});

it('knows nothing of what is no address, or of nobody', async () => {
  expect(await locate('somewhere')).toBeNull();
  expect(await locate('240.0.0.1')).toBeNull();
});
