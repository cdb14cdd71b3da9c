/** What a courier who goes may leave behind knowingly: the refusal, and the field that says so. */
export const LEFT_BEHIND: Readonly<Record<string, 'leaves_deliveries' | 'leaves_cash'>> = {
  deliveries_under_way: 'leaves_deliveries',
  courier_owes_cash: 'leaves_cash',
};
