import { z } from 'zod/mini';
import { Me } from './accounts.ts';
import { defineRoute } from './route.ts';

export const listMyOrganizations = defineRoute({
  method: 'GET',
  path: '/organizations/my/',
  summary: 'Organizations that the caller owns or works for, with what they may do there',
  permission: 'session',
  responses: { 200: z.object({ list: Me.shape.organizations }) },
});
