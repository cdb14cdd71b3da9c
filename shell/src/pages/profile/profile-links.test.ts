import { ORDER_READERS } from '@karavan/shared-api/contract/order-readers';
import type { Me } from '@karavan/shared-api/contract/accounts';
import type { OrganizationPermission } from '@karavan/shared-api/contract/permissions';
import { linksFor } from './profile-links.ts';

const staffWith = (...permissions: OrganizationPermission[]) => ({
  is_courier: false,
  organizations: [{ permissions }],
});
const namesFor = (person: object) =>
  linksFor(person as Me).flatMap(({ links }) => links.map(({ name }) => name));

describe('the links of a profile', () => {
  it.each([...new Set(Object.values(ORDER_READERS).flat())])(
    'lead whoever reads orders with %s to them',
    (permission) => {
      expect(namesFor(staffWith(permission))).toContain('statistics');
    },
  );

  it('lead everybody to the scanner once, whoever sells for their work', () => {
    const client = { is_courier: false, organizations: [] };
    expect(namesFor(client).filter((name) => name.startsWith('scan'))).toEqual(['scan_code']);
    expect(namesFor(staffWith('can_sell')).filter((name) => name.startsWith('scan'))).toEqual([
      'scan',
    ]);
  });

  it('lead everybody to tickets of others', () => {
    expect(namesFor({ is_courier: false, organizations: [] })).toContain('tickets');
  });

  it('lead nobody else to the orders', () => {
    expect(namesFor(staffWith('can_send_message'))).not.toContain('statistics');
    expect(namesFor({ is_courier: true, organizations: [] })).not.toContain('statistics');
  });
});
