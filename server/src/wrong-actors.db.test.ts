import {
  ORGANIZATION_PERMISSIONS,
  type OrganizationPermission,
  type Permission,
} from '@karavan/shared-api/contract/permissions';
import { listRoutes, type NamedRoute } from '@karavan/shared-api/contract/routes';
import { createMember, createUser } from './testing/factories/accounts.ts';
import { createOrganization } from './testing/factories/catalog.ts';
import { furnishWorld, type World } from './testing/furnished-world.ts';
import { goodRequestOf, type GoodRequest } from './testing/good-requests.ts';
import { createTestServer, type TestServer } from './testing/test-server.ts';
import { callWitnesses, type Witnesses } from './testing/witnesses.ts';

/** The organization that good requests are about. */
const OWN = 1;

/**
 * Whoever is not the one that a good request is made for. A guest has no session; a stranger has nothing
 * else; a rival has every permission in another organization, which delivers; a colleague works for the
 * same one without any permission, which makes them a courier; an almost has all permissions but those
 * needed; a former had them all until they were dismissed; a client has bought there.
 */
const ACTORS = ['guest', 'stranger', 'rival', 'colleague', 'almost', 'former', 'client'] as const;
type Actor = (typeof ACTORS)[number];

/**
 * Routes with a session that everybody may use in their own name. Any other write with a session is
 * about a thing of the person, and must fail for everybody else.
 */
const IN_OWN_NAME = new Set([
  'logout',
  'setPassword',
  'changePassword',
  'sendNumberCode',
  'validateOldNumber',
  'changeNumber',
  'getEmail',
  'sendEmailCode',
  'changeEmail',
  'initProfile',
  'updateMe',
  'replacePersonPhones',
  'replacePersonNetworks',
  'deactivateAllDevices',
  'deactivateAccount',
  'requestExport',
  'deleteExport',
  'complainAboutItem',
  'complainAboutOrganization',
  'complainAboutComment',
  'followOrganization',
  'changePushPreferences',
  'chooseDiscount',
  'registerPush',
  'removePush',
  'requestWholesale',
  'unfollowOrganization',
  'writeComment',
  'likeComment',
  'unlikeComment',
  'likeItem',
  'unlikeItem',
  'muteOrganization',
  'unmuteOrganization',
  'dismissPost',
  'recallPost',
  'saveItem',
  'unsaveItem',
  'deleteBookmarks',
  'restoreBookmarks',
  'createFolder',
  'saveSharedFolder',
  'createDeliveryAddress',
  'addToCart',
  'setCartedSize',
  'bookRental',
  'buyTickets',
  'joinWaitingList',
  'openChat',
  'receiveMessages',
  'uploadPicture',
  'uploadWatermarkedPicture',
  'pictureAsBase64',
  'uploadPictureByUrl',
  'pictureByUrlAsBase64',
  'uploadVideo',
  'uploadVideoByUrl',
  'findYoutubeVideo',
  'signExternalImage',
  'createOrganization',
  'previewGooglePlace',
  'previewTwoGisPlace',
  'createFromGooglePlace',
  'createFromTwoGisPlace',
  'resetNotificationCount',
  'createRealtimeTicket',
]);

/** Things that belong to others besides: the client is the other side of the chat. */
const SHARED_WITH: Readonly<Record<string, readonly Actor[]>> = {
  sendMessage: ['client'],
  forwardMessage: ['client'],
  readChat: ['client'],
  blockInChat: ['client'],
  // It is theirs.
  quitJob: ['colleague'],
  checkAttendanceIn: ['colleague'],
  checkAttendanceOut: ['colleague'],
  declareHandOver: ['colleague'],
  withdrawHandOver: ['colleague'],
  agreeHandOver: ['colleague'],
};

/** What somebody's own act changes of another: the likes of a comment are counted in its row. */
const COUNTED_IN: Readonly<Record<string, readonly string[]>> = {
  likeComment: ['comment'],
  unlikeComment: ['comment'],
};

let server: TestServer;
let world: World;
let witnesses: Witnesses;
let people: Record<Exclude<Actor, 'guest' | 'almost'>, number>;
let rivalOrganization: number;
let rivalOwner: number;
beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.database;
  world = await furnishWorld(server);
  // The first session is a thing that a request names.
  await server.sessionOf(world.person);
  await db.insertInto('bookmark').values({ item_id: 1, user_id: world.person }).execute();
  rivalOwner = await createUser(db);
  rivalOrganization = await createOrganization(db, {
    is_delivery_service: true,
    ownerId: rivalOwner,
  });
  people = {
    stranger: await createUser(db),
    rival: await createMember(db, rivalOrganization, ORGANIZATION_PERMISSIONS),
    colleague: world.courier,
    former: await createMember(db, OWN, ORGANIZATION_PERMISSIONS),
    client: world.client,
  };
  await db.deleteFrom('organization_member').where('user_id', '=', people.former).execute();
  witnesses = await callWitnesses(server);
});
afterAll(() => server.close());

/** @throws Error for a permission that nobody has said the wrong actors of */
function wrongActorsOf(name: string, permission: Permission): readonly Actor[] {
  if (typeof permission === 'object') return ACTORS;
  const withSession = ACTORS.filter((actor) => actor !== 'almost');
  switch (permission) {
    case 'public':
      return [];
    case 'session':
      return IN_OWN_NAME.has(name)
        ? ['guest']
        : withSession.filter((actor) => !SHARED_WITH[name]?.includes(actor));
    case 'courier':
      return withSession.filter((actor) => actor !== 'colleague');
    case 'platform':
    case 'releases':
      return withSession;
    default:
      permission satisfies never;
      throw new Error(`Say who must not use ${name}`);
  }
}

async function tokenOf(actor: Actor, permission: Permission): Promise<string | undefined> {
  switch (actor) {
    case 'guest':
      return undefined;
    case 'almost':
      return server.sessionOf(await createMember(server.database.db, OWN, allBut(permission)));
    default:
      return server.sessionOf(people[actor]);
  }
}

function allBut(permission: Permission): OrganizationPermission[] {
  const needed = typeof permission === 'object' ? [permission.organization].flat() : [];
  return ORGANIZATION_PERMISSIONS.filter((held) => !needed.some((one) => one === held));
}

async function send(
  { method, path }: NamedRoute['route'],
  { id, body }: GoodRequest,
  token: string | undefined,
  organizationId = id,
): Promise<number> {
  const address = path
    .replace(/\{\w+\}/, String(organizationId))
    .replaceAll(/\{\w+\}/g, String(id));
  const { status } = await server.call(address, {
    method,
    ...(token !== undefined && { token }),
    ...(body && { body }),
  });
  return status;
}

async function ask(...request: Parameters<typeof send>) {
  return { status: await send(...request), written: await witnesses.tables() };
}

/** Not even told what state the thing is in. */
const REFUSALS = [401, 403, 404];

const writes = listRoutes().filter(({ route }) => route.method !== 'GET');

describe('a write by the wrong actor', () => {
  it.each(writes)('changes nothing in any table: $name', async ({ name, route }) => {
    const good = goodRequestOf(name);
    for (const actor of wrongActorsOf(name, route.permission)) {
      const token = await tokenOf(actor, route.permission);
      await witnesses.tables();
      const { status, written } = await ask(route, good, token);
      expect({ actor, isRefused: REFUSALS.includes(status), written }).toEqual({
        actor,
        isRefused: true,
        written: [],
      });
    }
  });

  const inOwnName = writes.filter(({ name }) => IN_OWN_NAME.has(name));
  it.each(inOwnName)('in their own name changes nothing of another: $name', async (named) => {
    const token = await server.sessionOf(people.stranger);
    await witnesses.tables();
    await send(named.route, goodRequestOf(named.name), token);
    expect(await witnesses.tablesOf(world.person)).toEqual(COUNTED_IN[named.name] ?? []);
  });

  const namingMore = writes.filter(
    ({ route: { permission, path } }) =>
      typeof permission === 'object' && path.match(/\{/g)!.length > 1,
  );
  it.each(namingMore)(
    'does not reach through the own organization into another: $name',
    async ({ name, route }) => {
      // Who may do there whatever the route asks for.
      const token = await server.sessionOf(rivalOwner);
      await witnesses.tables();
      const answer = await ask(route, goodRequestOf(name), token, rivalOrganization);
      expect(answer).toEqual({ status: 404, written: [] });
    },
  );
});

it('would be seen: the same requests by whom they are for are written down', async () => {
  const seen: string[] = [];
  for (const { name, route } of writes) {
    const good = goodRequestOf(name);
    const token = good.as === 'guest' ? undefined : await server.sessionOf(world[good.as]);
    await server.database.db.updateTable('session').set({ opened_with: 'code' }).execute();
    await witnesses.tables();
    const { status, written } = await ask(route, good, token);
    if (status < 300 && written.length > 0) seen.push(name);
  }
  expect(seen.length).toBeGreaterThan(writes.length / 3);
  expect(seen).toEqual(
    expect.arrayContaining(['createFolder', 'addToCart', 'acceptDelivery', 'updateMe']),
  );
}, 120_000);
