import { rm } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT_VERSION } from '@karavan/shared-api/contract/contract-version';
import { STABLE, type Pointer } from '@karavan/shared-api/contract/releases';
import { versionOf } from '../../../../testing/manifest.ts';
import { createTestServer, type TestServer } from '../../../../testing/test-server.ts';
import { createTestTeam, type TeamRights, type TestTeam } from './team.ts';

/** The contract's major version that pointers of this workspace stand for. */
export const MAJOR = Number(CONTRACT_VERSION.split('.')[0]);
/** How many versions a test may use. */
const VERSIONS_PER_TEST = 100;

type Moves = Pick<Pointer, 'current' | 'previous' | 'canary' | 'percent'>;

/** A server that listens, with a team that may release everything. */
export interface ReleaseSite {
  readonly server: TestServer;
  /** Scheme, host and port. */
  readonly address: string;
  readonly team: TestTeam;
  /** Another team, with a key of its own. */
  createTeam(may?: TeamRights): Promise<TestTeam>;
  /** The n-th version of this test. */
  v(n: number): string;
  pointer(name: string): Promise<Moves | undefined>;
  /** The states of a package's releases, by version. */
  states(name: string): Promise<Record<string, string>>;
  rollback(name: string): Promise<unknown>;
}

/** Starts one server before a file of tests; each test begins without releases, with versions of its own. */
export function startReleaseSite(): ReleaseSite {
  let server: TestServer;
  let address: string;
  let team: TestTeam;
  // A version is never another release, so no test may use one of another's.
  let offset = 0;
  beforeAll(async () => {
    server = await createTestServer();
    address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  beforeEach(async () => {
    await server.database.db.deleteFrom('release_pointer').execute();
    await server.database.db.deleteFrom('release').execute();
    await rm(path.join(server.dataDir, 'releases'), { recursive: true, force: true });
    offset += VERSIONS_PER_TEST;
    team = await createTestTeam(server, address, { offset });
  });
  afterAll(() => server.close());

  return {
    get server() {
      return server;
    },
    get address() {
      return address;
    },
    get team() {
      return team;
    },
    createTeam: (may) => createTestTeam(server, address, { ...may, offset }),
    v: (n) => versionOf(offset + n),
    async pointer(name) {
      const { pointers } = await team.api.list(name);
      return pointers.map(({ current, previous, canary, percent }) => ({
        current,
        previous,
        canary,
        percent,
      }))[0];
    },
    async states(name) {
      const { releases } = await team.api.list(name);
      return Object.fromEntries(releases.map(({ version, state }) => [version, state]));
    },
    async rollback(name) {
      const { pointers } = await team.api.list(name);
      const { revision, contract_major } = pointers[0]!;
      return team.api.rollback({
        package: name,
        channel: STABLE,
        contract_major,
        revision,
        reason: '',
      });
    },
  };
}

/** What a refused call says; 'done' when it was not refused. */
export const refusal = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: Error) => error.message,
  );
