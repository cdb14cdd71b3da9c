import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createOutbound, type Outbound } from '../../../platform/outbound/outbound.ts';
import { followLink } from './follow-link.ts';
import { readGoogleLink } from './google/read-google-link.ts';
import { readTwoGisLink } from './two-gis/read-two-gis-link.ts';

const SHORT = 'https://maps.app.goo.gl/AbC123';
const PLACE = 'https://www.google.com/maps/place/?q=place_id:ChIJKaragachCoffee00001';

/** Answers with these addresses, one after the other, and notes what it is asked for. */
function sending(...locations: (string | null)[]) {
  const asked: string[] = [];
  const tell: Outbound['tell'] = async (url) => {
    asked.push(url);
    return { status: 302, beginning: Buffer.alloc(0), location: locations.shift() ?? null };
  };
  return { tell, asked };
}

it('follows short links until the place', async () => {
  const { tell, asked } = sending('https://goo.gl/maps/next', PLACE);
  const known = await followLink({ tell }, SHORT, readGoogleLink);
  expect(known).toEqual({ kind: 'id', placeId: 'ChIJKaragachCoffee00001' });
  expect(asked).toEqual([SHORT, 'https://goo.gl/maps/next']);
});

it('asks nobody about a link that names the place', async () => {
  const { tell, asked } = sending();
  await followLink({ tell }, PLACE, readGoogleLink);
  expect(asked).toEqual([]);
});

it.each([
  'http://127.0.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://2130706433/',
  'file:///etc/passwd',
  'https://evil.test/',
  'https://user:secret@maps.app.goo.gl/x',
  'https://maps.app.goo.gl:22/x',
  '//evil.test/maps',
  'javascript:alert(1)',
])('never asks %s, wherever it is sent from', async (location) => {
  const { tell, asked } = sending(location);
  await expect(followLink({ tell }, SHORT, readGoogleLink)).resolves.toBeNull();
  expect(asked).toEqual([SHORT]);
});

it('gives up a circle', async () => {
  const { tell, asked } = sending(SHORT, SHORT, SHORT, SHORT, SHORT, SHORT);
  await expect(followLink({ tell }, SHORT, readGoogleLink)).resolves.toBeNull();
  expect(asked).toHaveLength(4);
});

it('connects to no address of our own networks, whatever the names of the services lead to', async () => {
  let connections = 0;
  const server = createServer().listen(0, '127.0.0.1');
  server.on('connection', () => {
    connections += 1;
  });
  await once(server, 'listening');
  const own = ['127.0.0.1', '10.0.0.1', '169.254.169.254', '192.168.1.1', '::1', 'fd00::1'];
  for (const address of own) {
    const outbound = createOutbound({
      resolve: (_host, done) => done(null, [{ address, family: address.includes(':') ? 6 : 4 }]),
    });
    for (const link of [SHORT, 'http://maps.app.goo.gl/AbC123']) {
      await expect(followLink(outbound, link, readGoogleLink)).rejects.toThrow('address');
    }
    const twoGis = followLink(outbound, 'https://go.2gis.com/abc', readTwoGisLink);
    await expect(twoGis).rejects.toThrow('address');
    await outbound.close();
  }
  // Nor by its own port, which no link may name.
  const { port } = server.address() as AddressInfo;
  const { tell } = createOutbound({ isAllowed: () => true });
  const withPort = `http://maps.app.goo.gl:${port}/x`;
  await expect(followLink({ tell }, withPort, readGoogleLink)).resolves.toBeNull();
  expect(connections).toBe(0);
  server.close();
});
