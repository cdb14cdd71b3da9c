import { ALL_STEPS } from './steps.ts';
import { stepsSince } from './steps-since.ts';

const commandOf = (name: string, ...touched: string[]) =>
  stepsSince(ALL_STEPS, 'main', touched)
    .find((step) => step.name === name)!
    .command.join(' ');

it.each(['unit and component tests', 'server on PostgreSQL'])(
  '%s: only what imports a touched file',
  (step) => {
    expect(commandOf(step, 'server/src/app.ts')).toContain('--changedSince=main');
    expect(commandOf(step, 'pnpm-lock.yaml')).not.toContain('--changedSince');
  },
);

it('a migration concerns every test on the database, and no other', () => {
  const migration = 'server/migrations/202611220900-units.ts';
  expect(commandOf('server on PostgreSQL', migration)).not.toContain('--changedSince');
  expect(commandOf('unit and component tests', migration)).toContain('--changedSince');
});

it.each([
  ['shell/src/main.tsx', false],
  ['server/migrations/202611220900-units.ts', false],
  ['remote-build/src/webpack/common.ts', false],
  ['mf-feed/src/features/search/search-history.test.tsx', true],
  ['docs/architecture.md', true],
  ['e2e/journeys/chat.spec.ts', true],
])('after an edit of %s the browser runs changed journeys alone: %s', (file, isNarrow) => {
  expect(commandOf('browser journeys', file).includes('--only-changed=main')).toBe(isNarrow);
});

it("takes the server's tests file by file, since a portion imports all of them", () => {
  expect(commandOf('server on PostgreSQL', 'server/src/app.ts')).toContain('server --max');
  expect(commandOf('server on PostgreSQL', 'pnpm-lock.yaml')).toContain('server-together --max');
});

it('leaves no step out', () => {
  expect(stepsSince(ALL_STEPS, 'main', ['README.md'])).toHaveLength(ALL_STEPS.length);
});
