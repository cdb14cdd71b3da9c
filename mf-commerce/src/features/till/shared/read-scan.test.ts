import fc from 'fast-check';
import { readScan } from './read-scan.ts';

const HERE = 'https://karavan.example';

it.each([
  ['UID12', '/proceed-discount?client=UID12'],
  [' 12 ', '/proceed-discount?client=12'],
  ['+996700000001', '/proceed-discount?client=%2B996700000001'],
  ['12.29.aA_-', '/proceed-discount?client=12.29.aA_-'],
  [`${HERE}/proceed-discount?client=12.29.aa`, '/proceed-discount?client=12.29.aa'],
  [`${HERE}/proceed-discount-cart?transaction=7`, '/proceed-discount-cart?transaction=7'],
  // On a local network a client's phone may show a different address than the seller's.
  ['http://192.168.1.5:8080/proceed-discount?client=1.2.a', '/proceed-discount?client=1.2.a'],
  ['http://192.168.1.5:8080/attendance?code=7.2.a', '/attendance?code=7.2.a'],
  ['OID12', '/organizations/12'],
  [' oid7 ', '/organizations/7'],
  ['/p/5', '/p/5'],
  [`${HERE}/receipts/7`, '/receipts/7'],
  [`${HERE}/p/5#photo`, '/p/5#photo'],
])('%s leads to %s', (text, path) => {
  expect(readScan(text, HERE)).toBe(path);
});

it.each([
  '',
  'hello',
  'https://evil.example/receipts/7',
  'javascript:alert(1)',
  'https://evil.example/proceed-discount/../receipts/7',
  'WIFI:S:cafe;;',
  'OID0',
  'OID12x',
  '/p/5/../../receipts/7',
  '//evil.example/p/5',
  'https://evil.example/p/5',
])('%s is none of ours', (text) => {
  expect(readScan(text, HERE)).toBeNull();
});

it('never leads off this site, whatever is scanned', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl()), (text) => {
      const path = readScan(text, HERE);
      return path === null || new URL(path, HERE).origin === HERE;
    }),
  );
});
