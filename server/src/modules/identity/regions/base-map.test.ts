import fastify from 'fastify';
import { brotliDecompressSync } from 'node:zlib';
import { registerBaseMap } from './register-base-map.ts';

interface BaseMap {
  readonly countries: { readonly features: readonly unknown[] };
  readonly cities: {
    readonly features: readonly { readonly properties: { readonly de: string } }[];
  };
  readonly streets: {
    readonly features: readonly { readonly properties: { readonly name: string } }[];
  };
}

const app = fastify();
registerBaseMap(app, null);
afterAll(() => app.close());

it('has countries, cities in five languages, and streets', async () => {
  const { countries, cities, streets } = (
    await app.inject({ url: '/map/base.json' })
  ).json<BaseMap>();
  expect(countries.features.length).toBeGreaterThan(150);
  expect(cities.features.map(({ properties }) => properties.de)).toContain('Bischkek');
  expect(streets.features.map(({ properties }) => properties.name)).toContain('Чуй');
});

it('is sent small, and once', async () => {
  const url = '/map/base.json';
  const plain = await app.inject({ url });
  const small = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
  expect(small.rawPayload.length).toBeLessThan(40_000);
  const etag = String(plain.headers['etag']);
  expect((await app.inject({ url, headers: { 'if-none-match': etag } })).statusCode).toBe(304);
});
