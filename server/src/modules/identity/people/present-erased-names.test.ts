import Fastify from 'fastify';
import { z } from 'zod/mini';
import { defineRoute } from '@karavan/shared-api/contract/route';
import { implement, implementShared } from '../../../platform/http/implement.ts';
import { registerRoutes } from '../../../platform/http/register-routes.ts';
import { ERASED_NAME } from './erased-name.ts';
import { nameErased, presentErasedNames } from './present-erased-names.ts';

const readAuthor = (path: `/${string}`) =>
  defineRoute({
    method: 'GET',
    path,
    permission: 'public',
    summary: 'An author of the test.',
    tags: ['test'],
    responses: { 200: z.object({ author: z.string() }) },
  });

const author = async () => ({ author: ERASED_NAME });

const app = Fastify();
beforeAll(() => {
  presentErasedNames(app);
  registerRoutes(
    app,
    [implement(readAuthor('/own/'), author), implementShared(readAuthor('/shared/'), author)],
    {
      requestSeconds: 15,
      guestAnswerMs: 1000,
      finishText: nameErased,
      authorizer: { authorize: async () => ({ actor: null, team: null }) },
    },
  );
});
afterAll(() => app.close());

it.each([
  ['of its own', '/own'],
  ['that guests share', '/shared'],
])('calls erased people by a readable name in an answer %s', async (_name, path) => {
  const { body } = await app.inject({
    url: `/api/v1${path}`,
    headers: { 'accept-language': 'de' },
  });
  expect(JSON.parse(body)).toEqual({ author: 'Gelöschter Benutzer' });
});
