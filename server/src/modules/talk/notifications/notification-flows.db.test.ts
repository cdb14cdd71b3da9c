import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  NOTIFICATION_TYPES,
  type NotificationType,
} from '@karavan/shared-api/contract/notification-types';
import { BOOKING_FLOWS } from '../../../testing/notification-flows/booking-flows.ts';
import { DELIVERY_FLOWS } from '../../../testing/notification-flows/delivery-flows.ts';
import {
  openFlowWorld,
  runFlow,
  type FlowWorld,
} from '../../../testing/notification-flows/flow.ts';
import { ORDER_FLOWS } from '../../../testing/notification-flows/order-flows.ts';
import { PEOPLE_FLOWS } from '../../../testing/notification-flows/people-flows.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { AWAITED_TYPES } from './awaited-types.ts';

jest.setTimeout(60_000);

const FLOWS = [...ORDER_FLOWS, ...BOOKING_FLOWS, ...DELIVERY_FLOWS, ...PEOPLE_FLOWS];

let server: TestServer;
let world: FlowWorld;
beforeAll(async () => {
  server = await createTestServer();
  world = await openFlowWorld(server);
});
afterAll(() => server.close());

it.each(FLOWS.map((flow) => [flow.what, flow] as const))(
  '%s: everybody hears what they are to hear, and nobody else anything',
  async (_, flow) => {
    const { expected, heard } = await runFlow(world, flow);
    expect(heard).toEqual(expected);
    expect(heard.map(({ type }) => type)).toEqual(expect.arrayContaining([...flow.types]));
  },
);

describe('every type of the contract', () => {
  /** What emits: listeners and the jobs that tell many. */
  const sources = ['listeners', '.'].flatMap((folder) =>
    readdirSync(path.join(import.meta.dirname, folder))
      .filter((name) => folder === 'listeners' || /^(tell|remind)-/.test(name))
      .map((name) => readFileSync(path.join(import.meta.dirname, folder, name), 'utf8')),
  );
  /** Quoted names, and templates such as `attendance_${direction}`. */
  const emitted = sources
    .flatMap((source) => source.match(/'[a-z_]+'|`[a-z_]+\$\{[^}]+\}`/g) ?? [])
    .map((name) => new RegExp(`^${name.slice(1, -1).replace(/\$\{[^}]+\}/, String.raw`\w+`)}$`));
  const isEmitted = (type: string) => emitted.some((name) => name.test(type));

  it('is emitted by something, or waits for a flow that is named', () => {
    const awaited = new Set<NotificationType>(Object.keys(AWAITED_TYPES) as NotificationType[]);
    expect(NOTIFICATION_TYPES.filter((type) => !isEmitted(type) && !awaited.has(type))).toEqual([]);
    expect([...awaited].filter((type) => isEmitted(type))).toEqual([]);
  });

  it('stands once in one family', () => {
    expect(new Set(NOTIFICATION_TYPES).size).toBe(NOTIFICATION_TYPES.length);
  });
});
