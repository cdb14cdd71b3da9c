import { listRoutes } from '@karavan/shared-api/contract/routes';
import { furnishWorld, type World } from './testing/furnished-world.ts';
import { goodRequestOf } from './testing/good-requests.ts';
import { rememberWorld, type RestorableWorld } from './testing/restorable-world.ts';
import { createTestServer, type TestServer } from './testing/test-server.ts';

/** Whose good requests are about the first organization. */
const OWN = 1;

/** Writes that begin something with an organization: none of them goes through for somebody it has blocked. */
const BEGINNINGS = [
  'followOrganization',
  'writeComment',
  'addToCart',
  'setCartedSize',
  'checkoutSelfPickup',
  'checkoutOffline',
  'checkoutOnlinePayment',
  'repeatOrder',
  'bookRental',
  'buyTickets',
  'acceptTicketOffer',
  'joinWaitingList',
  'requestWholesale',
] as const;

/**
 * Writes that go on as before, in groups by why. A write that stands in neither list fails: whoever adds
 * it says which of both it is.
 */
const GOES_ON: readonly string[] = [
  // One's own account, devices, files and addresses: no organization has a part in them.
  'logout',
  'setPassword',
  'changePassword',
  'changeDeviceLifetime',
  'deactivateDevice',
  'deactivateAllDevices',
  'changePushPreferences',
  'registerPush',
  'removePush',
  'sendNumberCode',
  'sendEmailCode',
  'initProfile',
  'updateMe',
  'replacePersonPhones',
  'replacePersonNetworks',
  'createRealtimeTicket',
  'createDeliveryAddress',
  'updateDeliveryAddress',
  'deleteDeliveryAddress',
  'setDefaultDeliveryAddress',
  'resetNotificationCount',
  'requestExport',
  'deleteExport',
  'startPasskey',
  'renamePasskey',
  'removePasskey',
  'signExternalImage',
  'previewGooglePlace',
  'previewTwoGisPlace',
  // What one keeps for oneself.
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
  'likeComment',
  'unlikeComment',
  'createFolder',
  'renameFolder',
  'deleteFolder',
  'restoreFolder',
  'shareFolder',
  'unshareFolder',
  'saveSharedFolder',
  // Whoever is taken on is let back in.
  'acceptInvitation',
  'declineInvitation',
  // Of an organization that has not blocked them.
  'acceptTransfer',
  'declineTransfer',
  // A ticket that they have goes to somebody else, or stays where it is.
  'offerTicket',
  'declineTicketOffer',
  'withdrawTicketOffer',
  // Taking back, ending and complaining.
  'unfollowOrganization',
  'withdrawWholesale',
  'leaveWaitingList',
  'chooseDiscount',
  'deleteComment',
  'cancelReceipt',
  'cancelBookingReceipt',
  'changeBooking',
  'quoteBookingChange',
  'rejectPayment',
  'rejectRentalPayment',
  'complainAboutItem',
  'complainAboutOrganization',
  'complainAboutComment',
  // Carts that are there are only ordered by a checkout, and what is ordered is finished.
  'updateCart',
  'updateCartDelivery',
  'updateCartCashback',
  'updateCartGifts',
  'chooseCartPromotion',
  'acceptPayment',
  'acceptReceipt',
  'acceptOnlineReceipt',
  'acceptBookingReceipt',
  'completeOfflineTransaction',
  // Of the first organization's blocked person with others: another organization, or a friend.
  'openChat',
  'sendMessage',
  'forwardMessage',
  'blockInChat',
  'readChat',
  'receiveMessages',
  'readSubscriptionMessages',
  'muteSubscriptionMessages',
];

let server: TestServer;
let world: World;
let remembered: RestorableWorld;
beforeAll(async () => {
  server = await createTestServer();
  world = await furnishWorld(server);
  await server.sessionOf(world.person);
  remembered = await rememberWorld(server);
});
afterAll(async () => {
  await remembered.close();
  await server.close();
});
afterEach(() => remembered.restore());

/** The writes of people in their own name whose good request goes through, or is not known to fail. */
const writes = listRoutes().filter(({ name, route }) => {
  const { as, status } = goodRequestOfWrite(name, route.method);
  return as === 'person' && route.permission === 'session' && status === undefined;
});

function goodRequestOfWrite(name: string, method: string) {
  return method === 'GET' ? ({ as: 'guest' } as const) : goodRequestOf(name);
}

async function askBlocked(name: string) {
  const { route } = writes.find((write) => write.name === name)!;
  const good = goodRequestOf(name);
  const person = world[good.as as 'person'];
  await server.database.db
    .insertInto('organization_block')
    .values({ organization_id: OWN, user_id: person })
    .execute();
  return server.call(route.path.replaceAll(/\{\w+\}/g, String(good.id)), {
    method: route.method,
    token: await server.sessionOf(person),
    ...(good.body && { body: good.body }),
  });
}

it.each(BEGINNINGS)('somebody blocked begins nothing: %s', async (name) => {
  expect(await askBlocked(name)).toMatchObject({ status: 403, body: { code: 'blocked' } });
});

it.each(writes.filter(({ name }) => !BEGINNINGS.some((begins) => begins === name)))(
  'a write that begins nothing goes on, and is known as one: $name',
  async ({ name }) => {
    const { body } = await askBlocked(name);
    const isRefused = (body as { code?: string } | null)?.code === 'blocked';
    expect({ isKnown: GOES_ON.includes(name), isRefused }).toEqual({
      isKnown: true,
      isRefused: false,
    });
  },
);

it('in the name of the staff no sale begins with them either', async () => {
  await server.database.db
    .insertInto('organization_block')
    .values({ organization_id: OWN, user_id: world.client })
    .execute();
  const { body } = goodRequestOf('completeSale');
  const answer = await server.call(`/organizations/${OWN}/transactions/complete/`, {
    method: 'POST',
    token: await server.sessionOf(world.person),
    ...(body && { body }),
  });
  expect(answer).toMatchObject({ status: 406, body: { code: 'client_blocked' } });
});
