import type { Transaction } from 'kysely';
import type { PromotionAction, PromotionInput } from '@karavan/shared-api/contract/promotions';
import type { Tables } from '../../src/database-tables.ts';
import { createPromotion, movePromotion } from '../../src/modules/trade/promotions/index.ts';
import type { SeededPeople } from '../people/seed-people.ts';

const DAY = 86_400_000;

interface PromotionsSeed {
  readonly people: SeededPeople;
  readonly now: Date;
}

interface Seeded {
  readonly input: Partial<PromotionInput> & Pick<PromotionInput, 'title'>;
  /** What its staff have done with it since; a draft without any. */
  readonly moves?: readonly PromotionAction[];
}

/** Minor units of what the one sale of the promotion that is used up came to. */
const SALE = 1_200_000;
const SALE_REDUCTION = 100_000;

/** Promotions of the demo's shop in every state, and some of other organizations to be found. */
export async function seedPromotions(
  trx: Transaction<Tables>,
  { people, now }: PromotionsSeed,
): Promise<void> {
  const { accounts, others, shopId } = people;
  const at = (days: number) => new Date(now.getTime() + days * DAY).toISOString();
  const store = async (organizationId: number, { input, moves = [] }: Seeded) => {
    const id = await createPromotion(trx, {
      organizationId,
      editorId: accounts.owner,
      input: { ...PLAIN, starts_at: at(-3), ...input },
    });
    for (const action of moves) await movePromotion(trx, { organizationId, id }, action);
    return id;
  };
  const items = await trx
    .selectFrom('item')
    .select('id')
    .where('organization_id', '=', shopId)
    .where('kind', '=', 'product')
    .where('is_published', '=', true)
    .orderBy('id')
    .limit(4)
    .execute();
  await store(shopId, {
    input: { title: 'Осенняя распродажа', percent: '20', starts_at: at(-60) },
    moves: ['start', 'end'],
  });
  await store(shopId, {
    input: { title: 'Скидка выходного дня', percent: '7', code: 'SUBBOTA', ends_at: at(40) },
    moves: ['start', 'pause'],
  });
  const usedUp = await store(shopId, {
    input: {
      title: 'Первому покупателю дня',
      percent: null,
      amount: String(SALE_REDUCTION / 100),
      minimum: '10000',
      quota: 1,
      code: 'PERVYI',
    },
    moves: ['start'],
  });
  await store(shopId, {
    input: {
      title: 'К большой покупке',
      text: 'Собирайте гардероб на всю семью: от 20 000 сомов скидка считается сама.',
      translations: [
        {
          locale: 'en',
          title: 'For a large purchase',
          text: 'From 20,000 som it counts by itself.',
        },
        { locale: 'de', title: 'Für den großen Einkauf', text: '' },
        { locale: 'tr', title: 'Büyük alışverişe', text: '' },
        { locale: 'zh', title: '大额购物优惠', text: '' },
      ],
      minimum: '20000',
      with_card: true,
    },
    moves: ['start'],
  });
  await store(shopId, {
    input: {
      title: 'Новым клиентам',
      text: 'Назовите код в корзине или у кассы.',
      translations: [
        { locale: 'en', title: 'For new clients', text: 'Type the code in the cart.' },
      ],
      percent: '15',
      code: 'SALAM',
      quota: 100,
      per_person: 1,
      item_ids: items.map(({ id }) => id),
      ends_at: at(5),
    },
    moves: ['start'],
  });
  await store(shopId, {
    input: { title: 'К Новому году', percent: '12', code: 'ELKA', starts_at: at(20) },
    moves: ['start'],
  });
  await store(shopId, { input: { title: 'Черновик: день рождения магазина', code: 'DR5' } });
  await trx
    .insertInto('sale_order')
    .values({
      organization_id: shopId,
      client_id: others[0]!,
      method: 'cart_checkout',
      status: 'accepted',
      payment_status: 'accepted',
      currency: 'KGS',
      goods: SALE,
      discount: SALE_REDUCTION,
      promotion_id: usedUp,
      promotion_title: 'Первому покупателю дня',
      promotion_discount: SALE_REDUCTION,
      cashier_id: accounts.seller,
      accepted_at: now,
      fulfilled_at: now,
    })
    .execute();
  await seedOthers(trx, shopId, store, at);
}

const PLAIN: Omit<PromotionInput, 'title' | 'starts_at'> = {
  text: '',
  translations: [],
  percent: '10',
  amount: null,
  category: null,
  item_ids: [],
  minimum: null,
  quota: null,
  per_person: null,
  code: null,
  with_card: false,
  is_listed: true,
  ends_at: null,
};

/** What a promotion is for: the word of its code, then in Russian, English, German, Turkish and Chinese. */
const OCCASIONS = [
  [
    'VSTRECHA',
    'Неделя знакомства',
    'Get to know us',
    'Kennenlernwoche',
    'Tanışma haftası',
    '初识一周',
  ],
  ['OSEN', 'Тёплая осень', 'A warm autumn', 'Warmer Herbst', 'Sıcak sonbahar', '暖秋优惠'],
  [
    'DRUG',
    'Приведите друга',
    'Bring a friend',
    'Bring einen Freund mit',
    'Arkadaşını getir',
    '带上朋友',
  ],
  ['CHASY', 'Счастливые часы', 'Happy hours', 'Glückliche Stunden', 'Mutlu saatler', '欢乐时光'],
  [
    'ROZHDENIE',
    'Ко дню рождения',
    'For your birthday',
    'Zum Geburtstag',
    'Doğum gününe',
    '生日礼遇',
  ],
  ['TOI', 'Всё к празднику', 'All for the feast', 'Alles zum Fest', 'Bayrama hazır', '节日好物'],
  ['SVOIM', 'Подписчикам', 'For followers', 'Für Follower', 'Takipçilere', '关注者专享'],
  [
    'VDVOEM',
    'Вдвоём дешевле',
    'Cheaper for two',
    'Zu zweit günstiger',
    'İki kişiye daha ucuz',
    '两人更优惠',
  ],
  ['UTRO', 'Ранним пташкам', 'For early birds', 'Für Frühaufsteher', 'Erken gelenlere', '早鸟优惠'],
  [
    'VYHODNYE',
    'Скидка выходного дня',
    'A weekend discount',
    'Wochenendrabatt',
    'Hafta sonu indirimi',
    '周末折扣',
  ],
  [
    'UCHEBA',
    'Студентам и учителям',
    'For students and teachers',
    'Für Studierende und Lehrkräfte',
    'Öğrencilere ve öğretmenlere',
    '学生与教师优惠',
  ],
  [
    'SEMYA',
    'Большой семье',
    'For a big family',
    'Für große Familien',
    'Kalabalık ailelere',
    '大家庭优惠',
  ],
  [
    'VTOROY',
    'Второй раз приятнее',
    'Nicer the second time',
    'Beim zweiten Mal schöner',
    'İkincisi daha güzel',
    '再次光临更优惠',
  ],
  ['SOSEDI', 'Для соседей', 'For neighbours', 'Für Nachbarn', 'Komşulara', '邻里优惠'],
  ['PERVYISNEG', 'Первый снег', 'The first snow', 'Der erste Schnee', 'İlk kar', '初雪优惠'],
  [
    'SPASIBO',
    'Спасибо, что с нами',
    'Thank you for being with us',
    'Danke, dass Sie bei uns sind',
    'Bizimle olduğunuz için',
    '感谢相伴',
  ],
] as const;

/** By code, so that the prices of other carts stay as they are. */
async function seedOthers(
  trx: Transaction<Tables>,
  shopId: number,
  store: (organizationId: number, seeded: Seeded) => Promise<number>,
  at: (days: number) => string,
): Promise<void> {
  const rows = await trx
    .selectFrom('organization')
    .select('id')
    .where('id', '<>', shopId)
    .where('status', '=', 'active')
    .where('is_listed', '=', true)
    .orderBy('id')
    .limit(OCCASIONS.length)
    .execute();
  for (const [index, { id }] of rows.entries()) {
    const percent = 5 + (index % 4) * 5;
    const [word, title, ...others] = OCCASIONS[index]!;
    await store(id, {
      input: {
        title,
        translations: (['en', 'de', 'tr', 'zh'] as const).map((locale, position) => ({
          locale,
          title: others[position]!,
          text: '',
        })),
        percent: String(percent),
        code: `${word}${percent}`,
        ends_at: index % 3 === 0 ? at(4 + index) : null,
      },
      moves: ['start'],
    });
  }
}
