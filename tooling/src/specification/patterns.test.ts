import { Email, LoginName, Password, PhoneNumber } from '@karavan/shared-api/contract/accounts';
import { organizationOf } from '@karavan/shared-api/contract/id-prefixes';
import { replacePersonPhones } from '@karavan/shared-api/contract/person-contacts';
import { socialAccountOf } from '@karavan/shared-api/contract/social-networks';
import { readScan } from '../../../mf-commerce/src/features/till/shared/read-scan.ts';

const ORIGIN = 'https://karavan.example';

/** What a text must look like (specification, section 5): what passes, and what does not. */
const PATTERNS: Readonly<
  Record<string, { accepts(text: string): boolean; right: string[]; wrong: string[] }>
> = {
  'an e-mail': {
    accepts: (text) => Email.safeParse(text).success,
    right: ['aigul@mail.kg', 'A.B+c@Mail.Example.com'],
    wrong: ['aigul', 'aigul@', '@mail.kg', 'a b@mail.kg', 'aigul@mail'],
  },
  'a contact number': {
    accepts: (text) =>
      replacePersonPhones.body.safeParse({ list: [{ phone_number: text }] }).success,
    right: ['+996700123456', '*4040'],
    wrong: ['996700123456', '+', '*', '+996 700', '4040', '#4040', '+99670x'],
  },
  'an international number': {
    accepts: (text) => PhoneNumber.safeParse(text).success,
    right: ['+996700123456'],
    wrong: ['*4040', '996700123456', '+996-700', '+'],
  },
  'what somebody signs in with': {
    accepts: (text) => LoginName.safeParse(text).success,
    right: ['+996700123456', 'aigul@mail.kg', ' AIGUL@mail.kg '],
    wrong: ['aigul', '700123456', 'aigul@', '*4040', ''],
  },
  'the id of an organization': {
    accepts: (text) => organizationOf(text) !== null,
    right: ['OID1', 'OID120'],
    wrong: ['OID', 'UID1', '120', 'OID1x', 'xOID1'],
  },
  'the link of a product': {
    accepts: (text) => readScan(text, ORIGIN) === '/p/12',
    right: ['/p/12', `${ORIGIN}/p/12`],
    wrong: ['/p/', '/p/x', '/p/12/3', 'p/12', 'https://evil.example/p/12'],
  },
  'a website': {
    accepts: (text) => socialAccountOf('web', text) !== null,
    right: ['https://mail.kg/a?b=1', 'http://mail.kg', 'mail.kg'],
    wrong: ['javascript:alert(1)', 'mail', 'ftp://mail.kg', 'https://'],
  },
  'a password': {
    accepts: (text) => Password.safeParse(text).success,
    right: ['Tulpe-7!', 'тюльпан7!'],
    wrong: ['Tulp-7!', 'Tulpe-regen', '12345678!', 'Tulpe777'],
  },
};

describe.each(Object.entries(PATTERNS))('%s', (_name, { accepts, right, wrong }) => {
  it.each(right)('may be %j', (text) => expect(accepts(text)).toBe(true));
  it.each(wrong)('is not %j', (text) => expect(accepts(text)).toBe(false));
});
