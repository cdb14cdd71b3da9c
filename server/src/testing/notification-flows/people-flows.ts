import type { NotificationType } from '@karavan/shared-api/contract/notification-types';
import { createItem } from '../factories/catalog.ts';
import { createUser } from '../factories/accounts.ts';
import { openShop } from '../shop.ts';
import type { Flow, FlowWorld } from './flow.ts';
import { newPerson } from './flow.ts';

const followed: Flow = {
  what: 'somebody follows an organization',
  types: ['followed_to_organization'],
  async run(world, act) {
    const { generous } = world;
    const follower = await newPerson(world);
    const path = `/organizations/${generous.organizationId}`;
    await act(() => world.as(follower, `${path}/subscriptions/`, 'PUT'));
    return [{ to: generous.owner, type: 'followed_to_organization', data: {}, link: path }];
  },
};

const commented: Flow = {
  what: 'somebody comments on an item',
  types: ['new_comment'],
  async run(world, act) {
    const { generous, server } = world;
    const author = await newPerson(world);
    const item = await createItem(server.database.db, {
      organization_id: generous.organizationId,
    });
    let comment = { id: 0 };
    await act(async () => {
      const { body } = (await world.as(author, `/shop/items/${item}/comments/`, 'POST', {
        text: 'Есть ли красное?',
      })) as { body: { id: number } };
      comment = body;
    });
    return [
      {
        to: generous.owner,
        type: 'new_comment',
        data: { comment_id: comment.id, text: 'Есть ли красное?' },
        link: `/comments/post/${item}`,
      },
    ];
  },
};

/** Two shops, of which one asks the other. */
async function partners({ server, as }: FlowWorld) {
  const [asks, asked] = [await openShop(server), await openShop(server)];
  const request = () =>
    as(asks.owner, `/organizations/${asks.organizationId}/partnerships/`, 'POST', {
      partnership_id: asked.organizationId,
    });
  const idOf = async () =>
    (
      await server.database.db
        .selectFrom('partnership')
        .select('id')
        .where('requester_id', '=', asks.organizationId)
        .executeTakeFirstOrThrow()
    ).id;
  const answer = async (status: string) =>
    as(asked.owner, `/organizations/${asked.organizationId}/partnerships/${await idOf()}/`, 'PUT', {
      status,
    });
  const told = async (type: NotificationType) => {
    const partnership_id = await idOf();
    const side = (own: typeof asks, other: typeof asks) => ({
      to: own.owner,
      data: { partnership_id, own_organization: own.organizationId },
      link: `/organizations/${other.organizationId}`,
    });
    return [
      { ...side(asks, asked), type },
      { ...side(asked, asks), type: `${type}_recipient` as NotificationType },
    ];
  };
  return { request, answer, told };
}

const partnerships: Flow[] = (
  [
    ['requested', 'partnership_requested'],
    ['accepted', 'partnership_accepted'],
    ['declined', 'partnership_declined'],
  ] as const
).map(([status, type]) => ({
  what: `a partnership is ${status}`,
  types: [type, `${type}_recipient`],
  async run(world, act) {
    const { request, answer, told } = await partners(world);
    if (status === 'requested') await act(request);
    else {
      await request();
      await act(() => answer(status));
    }
    return told(type);
  },
}));

/** A shop and somebody whom it asks to work there. */
async function invitation({ server, as }: FlowWorld) {
  const { db } = server.database;
  const shop = await openShop(server);
  const base = `/organizations/${shop.organizationId}/employees/`;
  const person = await createUser(db);
  const { id: role } = await db
    .insertInto('role')
    .values({ organization_id: shop.organizationId, title: 'Продавец', permissions: ['can_sell'] })
    .returning('id')
    .executeTakeFirstOrThrow();
  const invite = () => as(shop.owner, base, 'POST', { person: `UID${person}`, role });
  const membership = async () =>
    (
      await db
        .selectFrom('membership')
        .select('id')
        .where('user_id', '=', person)
        .executeTakeFirstOrThrow()
    ).id;
  return {
    shop,
    person,
    invite,
    membership,
    own: async (action: string) =>
      as(person, `/memberships/${await membership()}/${action}/`, 'POST', {}),
    dismiss: async () => as(shop.owner, `${base}${await membership()}/dismiss/`, 'POST', {}),
    async told(to: 'person' | 'owner', type: NotificationType) {
      const membership_id = await membership();
      const isOwner = to === 'owner';
      const page = `/organizations/${shop.organizationId}`;
      return {
        to: isOwner ? shop.owner : person,
        type,
        data: {
          membership_id,
          role: 'Продавец',
          can_send_message: isOwner,
          can_edit_organization: isOwner,
        },
        link: isOwner ? `${page}/manage/staff/${membership_id}` : page,
      };
    },
  };
}

type Invitation = Awaited<ReturnType<typeof invitation>>;

const STAFF: readonly (readonly [
  what: string,
  before: readonly ('invite' | 'accept')[],
  deed: (of: Invitation) => Promise<unknown>,
  told: readonly (readonly ['person' | 'owner', NotificationType])[],
])[] = [
  ['is invited', [], ({ invite }) => invite(), [['person', 'recruit']]],
  [
    'takes the job',
    ['invite'],
    ({ own }) => own('accept'),
    [
      ['person', 'get_job'],
      ['owner', 'recruit_accepted'],
    ],
  ],
  ['declines it', ['invite'], ({ own }) => own('decline'), [['owner', 'recruit_declined']]],
  ['quits', ['invite', 'accept'], ({ own }) => own('quit'), [['owner', 'quit']]],
  ['is dismissed', ['invite', 'accept'], ({ dismiss }) => dismiss(), [['person', 'dismissed']]],
];

const staff = STAFF.map(([what, before, deed, told]): Flow => ({
  what: `somebody ${what}`,
  types: told.map(([, type]) => type),
  async run(world, act) {
    const of = await invitation(world);
    for (const step of before) await (step === 'invite' ? of.invite() : of.own(step));
    await act(() => deed(of));
    return Promise.all(told.map(([to, type]) => of.told(to, type)));
  },
}));

export const PEOPLE_FLOWS: readonly Flow[] = [followed, commented, ...partnerships, ...staff];
