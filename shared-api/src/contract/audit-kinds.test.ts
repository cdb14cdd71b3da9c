import { isAuditAct } from './audit-kinds.ts';
import { listRoutes } from './routes.ts';

it('tells each write in the name of an organization in words of its own', () => {
  const untold = listRoutes()
    .filter(
      ({ route: { method, permission } }) =>
        method !== 'GET' && typeof permission === 'object' && 'organization' in permission,
    )
    .map(({ name }) => name)
    .filter((name) => !isAuditAct(name));
  expect(untold).toEqual([]);
});
