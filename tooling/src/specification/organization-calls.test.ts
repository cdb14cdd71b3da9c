import { listRoutes } from '@karavan/shared-api/contract/routes';

const CALLS: ReadonlySet<string> = new Set(
  listRoutes().map(
    ({ route: { method, path } }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{id}')}`,
  ),
);

const of = (call: string) => `organizations/{id}/${call}` as const;

/** Calls that the specification names for organizations and their people (section 7), letter by letter. */
it.each<[address: string, methods: readonly string[]]>([
  ['organizations/', ['GET', 'POST']],
  ['organizations/{id}/', ['GET', 'PUT']],
  ['organizations/my/', ['GET']],
  [of('getOrganizationTitle/'), ['GET']],
  ['organization_types/', ['GET']],
  ['organization_all_types/', ['GET']],
  ['subscriptions/', ['GET']],
  ['user_limits/', ['GET']],
  ['users/has_organizations/', ['GET']],
  [of('deactivate/'), ['POST']],
  [of('reactivate/'), ['POST']],
  [of('resetPurchaseID/'), ['POST']],
  [of('delivery_settings/'), ['GET', 'PUT']],
  [of('shadow_ban_status/'), ['GET']],
  [of('request_from_shadow_ban/'), ['POST']],
  [of('verifications/'), ['GET', 'POST']],
  [of('followers/'), ['GET']],
  [of('accept_follower/'), ['POST']],
  [of('accept_all_followers/'), ['POST']],
  [of('complaints/'), ['GET', 'POST']],
  [of('blacklist/'), ['GET']],
  [of('blocked_users/'), ['GET']],
  [of('block_user/'), ['POST']],
  [of('unblock_user/'), ['POST']],
  [of('payment_systems/'), ['GET', 'POST']],
  [of('payment_systems/{id}/confirmation/'), ['POST']],
  [of('payment_systems/{id}/activation/'), ['POST']],
  [of('employees/'), ['GET', 'POST']],
  [of('roles/'), ['GET', 'POST']],
  [of('attendance/'), ['GET']],
  [of('messages/'), ['GET', 'POST']],
  [of('partners/'), ['GET']],
  [of('partnerships/'), ['GET', 'POST']],
  [of('partnerships/{id}/'), ['GET', 'PUT', 'DELETE']],
  ['partners/', ['GET']],
  ['partners/categories/', ['GET']],
  ['partners/{id}/posts/', ['GET']],
])('%s is served', (address, methods) => {
  expect(methods.filter((method) => !CALLS.has(`${method} /${address}`))).toEqual([]);
});
