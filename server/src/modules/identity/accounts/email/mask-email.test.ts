import fc from 'fast-check';
import { maskEmail } from './mask-email.ts';

it.each([
  ['aigul@example.com', 'a•••@e•••.com'],
  ['a@b.kg', 'a•••@b•••.kg'],
  ['aigul@mail.example.com', 'a•••@m•••.com'],
])('%s is told as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

it('tells neither the name nor the host, nor how long they are', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const [name = '', host = ''] = email.split('@');
      const [maskedName, maskedHost = ''] = maskEmail(email).split('@');
      expect(maskedName).toBe(`${name.at(0)}•••`);
      expect(maskedHost.startsWith(`${host.at(0)}•••.`)).toBe(true);
    }),
  );
});
