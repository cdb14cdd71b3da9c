import type { Locale } from '@karavan/shared-api/contract/locales';

type Texts = Readonly<Record<Locale, string>>;

/** Titles by type. */
const TITLES = {
  order: {
    ru: 'Новый заказ',
    en: 'New order',
    de: 'Neue Bestellung',
    tr: 'Yeni sipariş',
    zh: '新订单',
  },
  order_accepted_for_client: {
    ru: 'Заказ принят',
    en: 'Order accepted',
    de: 'Bestellung angenommen',
    tr: 'Sipariş kabul edildi',
    zh: '订单已接受',
  },
  order_rejected_for_client: {
    ru: 'Заказ отклонён',
    en: 'Order rejected',
    de: 'Bestellung abgelehnt',
    tr: 'Sipariş reddedildi',
    zh: '订单已拒绝',
  },
  order_rejected: {
    ru: 'Клиент отменил заказ',
    en: 'The client has cancelled an order',
    de: 'Der Kunde hat eine Bestellung storniert',
    tr: 'Müşteri siparişi iptal etti',
    zh: '顾客取消了订单',
  },
  new_discount: {
    ru: 'Новая скидка',
    en: 'New discount',
    de: 'Neuer Rabatt',
    tr: 'Yeni indirim',
    zh: '新折扣',
  },
  new_cashback: {
    ru: 'Начислен кешбэк',
    en: 'Cashback earned',
    de: 'Cashback gutgeschrieben',
    tr: 'Nakit iade kazanıldı',
    zh: '已获得返现',
  },
  followed_to_organization: {
    ru: 'Новый подписчик',
    en: 'New follower',
    de: 'Neuer Follower',
    tr: 'Yeni takipçi',
    zh: '新的关注者',
  },
  for_delivery: {
    ru: 'Заказ для доставки',
    en: 'Order to deliver',
    de: 'Lieferauftrag',
    tr: 'Teslimat siparişi',
    zh: '待配送订单',
  },
  new_device: {
    ru: 'Вход с нового устройства',
    en: 'Sign-in on a new device',
    de: 'Anmeldung auf neuem Gerät',
    tr: 'Yeni cihazdan giriş',
    zh: '新设备登录',
  },
  get_job: {
    ru: 'Вы приняты на работу',
    en: 'You have got the job',
    de: 'Sie sind eingestellt',
    tr: 'İşe alındınız',
    zh: '您已被录用',
  },
} satisfies Readonly<Record<string, Texts>>;

/** What the server sends; each has its title. */
export type NotificationType = keyof typeof TITLES;

/** A type that an older server has stored and nobody knows any more has an empty title. */
export function notificationTitle(type: string, locale: Locale): string {
  return (TITLES as Readonly<Record<string, Texts>>)[type]?.[locale] ?? '';
}
