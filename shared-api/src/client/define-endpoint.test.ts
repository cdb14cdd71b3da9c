import { createApiClient } from './api-client.ts';
import { defineEndpoint } from './define-endpoint.ts';

interface Forecast {
  readonly city: string;
  readonly degrees: number;
}

const findForecast = defineEndpoint<{
  params: { country: string };
  query: { city: string; days?: number };
  answer: Forecast;
}>('GET', '/weather/{country}/');
const rate = defineEndpoint<{ body: { stars: number } }>('POST', '/weather/ratings/');

function clientOf(status: number, answer?: unknown) {
  const requests: Request[] = [];
  const client = createApiClient({
    baseUrl: 'http://site/api/v1',
    readContext: () => ({ locale: 'en' }),
    fetch: async (input, init) => {
      requests.push(new Request(input, init));
      return answer === undefined ? new Response(null, { status }) : Response.json(answer);
    },
  });
  return { client, requests };
}

it('an endpoint of a team is called and typed as those of the contract', async () => {
  const { client, requests } = clientOf(200, { city: 'Osh', degrees: 31 });
  const result = await client.call(findForecast, {
    params: { country: 'KG' },
    query: { city: 'Osh' },
  });
  expect(requests[0]!.url).toBe('http://site/api/v1/weather/KG/?city=Osh');
  const degrees: number | undefined = result.ok ? result.data.degrees : undefined;
  expect(degrees).toBe(31);
});

it('what it does not take does not typecheck', async () => {
  const { client, requests } = clientOf(200);
  await client.call(rate, { body: { stars: 5 } });
  expect(await requests[0]!.json()).toEqual({ stars: 5 });
  // @ts-expect-error -- the city is missing
  void client.call(findForecast, { params: { country: 'KG' }, query: {} });
  // @ts-expect-error -- a number was agreed upon
  void client.call(rate, { body: { stars: 'five' } });
});
