import { presentAddress } from './former-addresses.ts';

it.each([
  ['/api/v1/organizations/7/delivery-settings/', '/api/v1/organizations/7/delivery_settings/'],
  [
    '/api/v1/organizations/7/delivery-settings?a=1',
    '/api/v1/organizations/7/delivery_settings?a=1',
  ],
  ['/api/v1/organizations/7/delivery_settings/', '/api/v1/organizations/7/delivery_settings/'],
  ['/api/v1/organizations/7/delivery-settings-of-old/', null],
  ['/home/search?q=/api/v1/organizations/7/delivery-settings/', null],
])('%s is served at %s', (former, present) => {
  expect(presentAddress(former)).toBe(present ?? former);
});
