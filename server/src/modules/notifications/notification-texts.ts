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
  online_order: {
    ru: 'Новый онлайн-заказ',
    en: 'New online order',
    de: 'Neue Online-Bestellung',
    tr: 'Yeni çevrimiçi sipariş',
    zh: '新的在线订单',
  },
  order_payment: {
    ru: 'Заказ оплачен',
    en: 'Order paid',
    de: 'Bestellung bezahlt',
    tr: 'Sipariş ödendi',
    zh: '订单已付款',
  },
  order_payment_for_client: {
    ru: 'Оплата прошла',
    en: 'Payment received',
    de: 'Zahlung eingegangen',
    tr: 'Ödeme alındı',
    zh: '付款成功',
  },
  order_payment_refunded_for_client: {
    ru: 'Деньги возвращены',
    en: 'Money refunded',
    de: 'Geld zurückerstattet',
    tr: 'Para iade edildi',
    zh: '款项已退回',
  },
  accept_discount: {
    ru: 'Покупка оформлена',
    en: 'Purchase completed',
    de: 'Einkauf abgeschlossen',
    tr: 'Alışveriş tamamlandı',
    zh: '购买已完成',
  },
  sent_to_delivery_by_organization_for_client: {
    ru: 'Заказ передан в доставку',
    en: 'Your order is handed to delivery',
    de: 'Ihre Bestellung geht in die Lieferung',
    tr: 'Siparişiniz teslimata verildi',
    zh: '订单已交付配送',
  },
  accepted_by_delivery_for_client: {
    ru: 'Курьер взял ваш заказ',
    en: 'A courier has your order',
    de: 'Ein Kurier hat Ihre Bestellung',
    tr: 'Kurye siparişinizi aldı',
    zh: '骑手已接您的订单',
  },
  accepted_by_delivery_for_organization: {
    ru: 'Курьер взял заказ',
    en: 'A courier has taken an order',
    de: 'Ein Kurier hat eine Bestellung übernommen',
    tr: 'Kurye bir siparişi aldı',
    zh: '骑手已接单',
  },
  rejected_by_delivery_for_organization: {
    ru: 'Курьер не смог доставить заказ',
    en: 'A courier could not deliver an order',
    de: 'Ein Kurier konnte eine Bestellung nicht zustellen',
    tr: 'Kurye bir siparişi teslim edemedi',
    zh: '骑手无法送达订单',
  },
  delivery_delivered_for_client: {
    ru: 'Заказ доставлен',
    en: 'Order delivered',
    de: 'Bestellung zugestellt',
    tr: 'Sipariş teslim edildi',
    zh: '订单已送达',
  },
  delivery_delivered_for_organization: {
    ru: 'Заказ доставлен клиенту',
    en: 'An order has been delivered',
    de: 'Eine Bestellung wurde zugestellt',
    tr: 'Bir sipariş teslim edildi',
    zh: '订单已送达顾客',
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
