import { neighbourhoodOf, networkOf, siteOf } from './network-of.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:0001:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['2001:db8:1:2:3:4:5::', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
])('%s is counted under %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['203.0.113.9', '203.0.113'],
  ['::ffff:203.0.113.9', '203.0.113'],
  ['2001:db8:1:2::3', '2001:db8:1'],
  ['2001:db8:1:ffff::3', '2001:db8:1'],
])('counts %s with its neighbourhood', (address, neighbourhood) => {
  expect(neighbourhoodOf(address)).toBe(neighbourhood);
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2::3', '2001:db8:1'],
  ['2001:db8:1:ffff::3', '2001:db8:1'],
])('counts %s with its site', (address, site) => {
  expect(siteOf(address)).toBe(site);
});
