import { createHash, verify } from 'node:crypto';
import forge from 'node-forge';
import type { HeldTicket } from '@karavan/shared-api/contract/ticket-offers';
import { createDueBooking, createRental } from '../../../../testing/factories/bookings.ts';
import { createCard } from '../../../../testing/factories/discounts.ts';
import { readZip } from '../../../../testing/read-zip.ts';
import { openStage, type Stage } from '../../../../testing/staged-event.ts';
import { createTestServer, type TestServer } from '../../../../testing/test-server.ts';
import { createWalletKeys } from '../../../../testing/wallet-keys.ts';
import type { Client } from '../../../../testing/shop.ts';

const keys = createWalletKeys();
let server: TestServer;
let stage: Stage;
beforeAll(async () => {
  server = await createTestServer({ ...keys.variables, PUBLIC_URL: 'https://karavan.test/' });
  stage = await openStage(server);
});
afterAll(() => server.close());

/** A ticket that is paid for. */
async function sold() {
  const client = await stage.newClient();
  const { sizeId, itemId } = await stage.newEvent();
  const order = await stage.sell(client, sizeId);
  const [ticket] = (await client.receipt(order)).tickets;
  return { client, order, itemId, ticket: ticket!.id, secret: ticket!.secret! };
}

const google = async (who: Client, ticket: number) => {
  const { status, body } = await who.call(`/held-tickets/${ticket}/google_pass/`, 'GET');
  return { status, body: body as { url: string; code?: string } };
};

interface Claims {
  iss: string;
  payload: {
    eventTicketClasses: { id: string; eventName: unknown }[];
    eventTicketObjects: { id: string; classId: string; barcode: { value: string } }[];
  };
}

function readClaims(url: string): Claims {
  const [head, claims, signature] = url.slice(url.lastIndexOf('/') + 1).split('.');
  const isSigned = verify(
    'RSA-SHA256',
    Buffer.from(`${head}.${claims}`),
    keys.googlePublicKey,
    Buffer.from(signature!, 'base64url'),
  );
  expect(isSigned).toBe(true);
  return JSON.parse(Buffer.from(claims!, 'base64url').toString()) as Claims;
}

it('a valid ticket says which wallets it can be put into, to whoever has it', async () => {
  const { client, order } = await sold();
  expect((await client.receipt(order)).tickets).toMatchObject([{ passes: ['apple', 'google'] }]);
  const asStaff = await server.call(`/receipts/${order}/`, { token: stage.token });
  expect((asStaff.body as { tickets: object[] }).tickets[0]).not.toHaveProperty('passes');
});

it('is a signed file for Apple Wallet with the code that the door reads', async () => {
  const { client, itemId, ticket, secret } = await sold();
  const { statusCode, headers, rawPayload } = await server.app.inject({
    url: `/api/v1/held-tickets/${ticket}/apple_pass/`,
    headers: { authorization: `Token ${client.token}`, 'accept-language': 'en' },
  });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/vnd.apple.pkpass');
  const files = Object.fromEntries(readZip(rawPayload));
  const pass = JSON.parse(files['pass.json']!.toString()) as Record<string, unknown>;
  expect(pass).toMatchObject({
    passTypeIdentifier: 'pass.test.karavan',
    teamIdentifier: 'TEAM123456',
    sharingProhibited: true,
    barcodes: [
      {
        format: 'PKBarcodeFormatQR',
        message: `https://karavan.test/clients/${client.id}/event-activation/${itemId}#${secret}`,
      },
    ],
    eventTicket: {
      primaryFields: [{ label: 'Event', value: 'Концерт' }],
      auxiliaryFields: [{ value: 'Большой зал' }, { value: 'Партер' }],
    },
  });
  // The manifest names every other file by its hash, and the key of the certificate has signed the manifest.
  const { 'manifest.json': manifest, signature, ...named } = files;
  const hashes = Object.entries(named).map(([name, content]) => [
    name,
    createHash('sha1').update(content).digest('hex'),
  ]);
  expect(JSON.parse(manifest!.toString())).toEqual(Object.fromEntries(hashes));
  expect(Object.keys(named)).toEqual(expect.arrayContaining(['icon.png', 'icon@3x.png']));
  expect(isSignedBy(signature!, manifest!)).toBe(true);
});

/** Whether a detached signature (PKCS #7) is of this content and of the key of the tests' certificate. */
function isSignedBy(signature: Buffer, content: Buffer): boolean {
  const { rawCapture } = forge.pkcs7.messageFromAsn1(
    forge.asn1.fromDer(signature.toString('binary')),
  ) as unknown as {
    rawCapture: { authenticatedAttributes: forge.asn1.Asn1[]; signature: string };
  };
  const { authenticatedAttributes: attributes, signature: signed } = rawCapture;
  const set = forge.asn1.create(forge.asn1.Class.UNIVERSAL, forge.asn1.Type.SET, true, attributes);
  const bytes = forge.asn1.toDer(set).getBytes();
  return (
    bytes.includes(createHash('sha1').update(content).digest('binary')) &&
    verify(
      'RSA-SHA1',
      Buffer.from(bytes, 'binary'),
      keys.applePublicKey,
      Buffer.from(signed, 'binary'),
    )
  );
}

it('is a signed address for Google Wallet, with another event once it has moved', async () => {
  const { client, itemId, ticket, secret } = await sold();
  const first = readClaims((await google(client, ticket)).body.url);
  expect(first).toMatchObject({
    iss: 'passes@karavan.test',
    aud: 'google',
    typ: 'savetowallet',
    payload: {
      eventTicketClasses: [{ eventName: { defaultValue: { value: 'Концерт' } } }],
      eventTicketObjects: [{ barcode: { type: 'QR_CODE' }, state: 'ACTIVE' }],
    },
  });
  const [object] = first.payload.eventTicketObjects;
  expect(object!.barcode.value.split('#')[1]).toBe(secret);
  expect(object!.classId).toBe(first.payload.eventTicketClasses[0]!.id);
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await stage.call(`/${itemId}/move/`, 'POST', {
    starts: `${day}T19:00`,
    ends: `${day}T21:00`,
    place: 'Большой зал',
    reason: '',
  });
  const moved = readClaims((await google(client, ticket)).body.url);
  expect(moved.payload.eventTicketObjects[0]!.id).toBe(object!.id);
  expect(moved.payload.eventTicketObjects[0]!.classId).not.toBe(object!.classId);
});

it('goes with the ticket: whoever has handed it on gets no pass any more', async () => {
  const { client, ticket, secret } = await sold();
  const friend = await stage.newClient();
  const before = readClaims((await google(client, ticket)).body.url);
  expect((await google(friend, ticket)).status).toBe(404);
  const offer = await client.call(`/held-tickets/${ticket}/offer/`, 'POST', {
    person: `UID${friend.id}`,
  });
  await friend.call(`/ticket-offers/${(offer.body as { id: number }).id}/accept/`, 'POST', {});
  expect((await google(client, ticket)).status).toBe(404);
  expect((await client.call(`/held-tickets/${ticket}/apple_pass/`, 'GET')).status).toBe(404);
  const { body } = await friend.call('/held-tickets/', 'GET');
  expect((body as { tickets: HeldTicket[] }).tickets[0]!.passes).toEqual(['apple', 'google']);
  const after = readClaims((await google(friend, ticket)).body.url);
  const [one, other] = [before, after].map(({ payload }) => payload.eventTicketObjects[0]!);
  expect(other!.id).not.toBe(one!.id);
  expect(other!.barcode.value).not.toContain(secret);
});

it('a ticket whose money is back, or that was used, gets none', async () => {
  const { client, itemId, ticket, order } = await sold();
  const used = await sold();
  expect((await stage.scan(used.secret)).status).toBe(200);
  expect((await google(used.client, used.ticket)).body.code).toBe('ticket_not_valid');
  await stage.cancel(itemId);
  await stage.work(itemId);
  expect((await google(client, ticket)).body.code).toBe('ticket_not_valid');
  expect((await client.receipt(order)).tickets[0]).not.toHaveProperty('passes');
});

it('a card goes into a wallet, too, with the number that the till reads, and as it is by then', async () => {
  const { db } = server.database;
  const client = await stage.newClient();
  const path = `/organizations/${stage.organizationId}/discounts/own`;
  expect((await client.call(`${path}/google_pass/`, 'GET')).status).toBe(404);
  await createCard(db, stage.organizationId, 'fixed', [[750, 0]]);
  expect((await client.call(`${path}/`, 'GET')).body).toMatchObject({
    passes: ['apple', 'google'],
  });
  const read = async () => {
    const { body } = await client.call(`${path}/google_pass/`, 'GET');
    const { payload } = readClaims((body as { url: string }).url) as unknown as {
      payload: { genericObjects: { id: string; barcode: { value: string } }[] };
    };
    return payload.genericObjects[0]!;
  };
  const first = await read();
  expect(first).toMatchObject({
    header: { defaultValue: { value: expect.stringMatching(/^7,5/) } },
    barcode: { value: `UID${client.id}` },
  });
  expect((await read()).id).toBe(first.id);
  await db
    .updateTable('discount_tier')
    .set({ basis_points: 900 })
    .where('organization_id', '=', stage.organizationId)
    .execute();
  expect((await read()).id).not.toBe(first.id);

  const { rawPayload } = await server.app.inject({
    url: `/api/v1${path}/apple_pass/`,
    headers: { authorization: `Token ${client.token}`, 'accept-language': 'en' },
  });
  const pass = JSON.parse(readZip(rawPayload).get('pass.json')!.toString()) as object;
  expect(pass).toMatchObject({
    barcodes: [{ message: `UID${client.id}` }],
    storeCard: { primaryFields: [{ label: 'Discount card', value: '9%' }] },
  });
});

it('a rental that is still to come goes into a wallet, for its client alone', async () => {
  const { db } = server.database;
  const { organizationId } = stage;
  const client = await stage.newClient();
  const itemId = await createRental(db, { organizationId });
  const order = await createDueBooking(db, { organizationId, itemId, clientId: client.id });
  const path = `/receipts/${order}`;
  expect(await client.receipt(order)).toMatchObject({ passes: ['apple', 'google'] });
  expect((await server.call(`${path}/google_pass/`, { token: stage.token })).status).toBe(404);
  const { body } = await client.call(`${path}/google_pass/`, 'GET');
  expect(readClaims((body as { url: string }).url)).toMatchObject({
    payload: {
      genericObjects: [
        {
          header: { defaultValue: { value: 'Квартира' } },
          barcode: {
            value: `https://karavan.test/clients/${client.id}/rent-activation/${order}`,
          },
        },
      ],
    },
  });
  const { rawPayload } = await server.app.inject({
    url: `/api/v1${path}/apple_pass/`,
    headers: { authorization: `Token ${client.token}`, 'accept-language': 'en' },
  });
  const pass = JSON.parse(readZip(rawPayload).get('pass.json')!.toString()) as object;
  expect(pass).toMatchObject({
    eventTicket: { primaryFields: [{ label: 'Rental', value: 'Квартира' }] },
    relevantDate: expect.any(String),
  });

  await db
    .updateTable('rental_booking')
    .set({ activated_at: new Date() })
    .where('order_id', '=', order)
    .execute();
  expect(await client.receipt(order)).not.toHaveProperty('passes');
  expect((await client.call(`${path}/apple_pass/`, 'GET')).status).toBe(409);
});
