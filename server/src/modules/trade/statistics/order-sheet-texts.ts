import type { Locale } from '@karavan/shared-api/contract/locales';

type Texts = Readonly<Record<Locale, string>>;

export const SHEET = {
  orders: { ru: 'Заказы', en: 'Orders', de: 'Bestellungen', tr: 'Siparişler', zh: '订单' },
  number: { ru: '№', en: 'No.', de: 'Nr.', tr: 'No', zh: '编号' },
  receipt: { ru: 'Чек', en: 'Receipt', de: 'Beleg', tr: 'Fiş', zh: '小票' },
  created: { ru: 'Дата', en: 'Date', de: 'Datum', tr: 'Tarih', zh: '日期' },
  client: { ru: 'Клиент', en: 'Client', de: 'Kunde', tr: 'Müşteri', zh: '顾客' },
  cashier: { ru: 'Кассир', en: 'Cashier', de: 'Kassierer/in', tr: 'Kasiyer', zh: '收银员' },
  begins: { ru: 'Начало', en: 'Begins', de: 'Beginn', tr: 'Başlangıç', zh: '开始' },
  ends: { ru: 'Конец', en: 'Ends', de: 'Ende', tr: 'Bitiş', zh: '结束' },
  method: { ru: 'Способ', en: 'Method', de: 'Art', tr: 'Yöntem', zh: '方式' },
  status: { ru: 'Статус', en: 'Status', de: 'Status', tr: 'Durum', zh: '状态' },
  payment: { ru: 'Оплата', en: 'Payment', de: 'Zahlung', tr: 'Ödeme', zh: '付款' },
  goods: { ru: 'Товары', en: 'Goods', de: 'Waren', tr: 'Ürünler', zh: '商品' },
  discount: { ru: 'Скидка', en: 'Discount', de: 'Rabatt', tr: 'İndirim', zh: '折扣' },
  cashback: { ru: 'Кешбэк', en: 'Cashback', de: 'Cashback', tr: 'Nakit iade', zh: '返现' },
  gift: {
    ru: 'Подарочная карта',
    en: 'Gift card',
    de: 'Geschenkkarte',
    tr: 'Hediye kartı',
    zh: '礼品卡',
  },
  delivery: { ru: 'Доставка', en: 'Delivery', de: 'Lieferung', tr: 'Teslimat', zh: '配送' },
  refund: { ru: 'Возврат', en: 'Refund', de: 'Erstattung', tr: 'İade', zh: '退款' },
  sales: { ru: 'Продажи', en: 'Sales', de: 'Umsatz', tr: 'Satış', zh: '销售额' },
  total: { ru: 'Итого', en: 'Total', de: 'Summe', tr: 'Toplam', zh: '合计' },
} as const satisfies Readonly<Record<string, Texts>>;

export const METHODS = {
  cart_checkout: {
    ru: 'На кассе',
    en: 'At the till',
    de: 'An der Kasse',
    tr: 'Kasada',
    zh: '收银台',
  },
  self_pickup: {
    ru: 'Самовывоз',
    en: 'Pick-up',
    de: 'Abholung',
    tr: 'Mağazadan teslim',
    zh: '自取',
  },
  cash_courier: {
    ru: 'Курьер, наличными',
    en: 'Courier, cash',
    de: 'Kurier, bar',
    tr: 'Kurye, nakit',
    zh: '配送，现金',
  },
  online_payment: {
    ru: 'Онлайн-оплата',
    en: 'Online payment',
    de: 'Online-Zahlung',
    tr: 'Çevrimiçi ödeme',
    zh: '在线支付',
  },
} as const satisfies Readonly<Record<string, Texts>>;

export const STATUSES = {
  in_progress: { ru: 'Ожидает', en: 'Waiting', de: 'Wartet', tr: 'Bekliyor', zh: '待处理' },
  accepted: { ru: 'Принят', en: 'Accepted', de: 'Angenommen', tr: 'Kabul edildi', zh: '已接受' },
  rejected: { ru: 'Отклонён', en: 'Rejected', de: 'Abgelehnt', tr: 'Reddedildi', zh: '已拒绝' },
} as const satisfies Readonly<Record<string, Texts>>;

export const PAYMENTS = {
  none: { ru: 'Не оплачен', en: 'Not paid', de: 'Nicht bezahlt', tr: 'Ödenmedi', zh: '未付款' },
  in_progress: { ru: 'Идёт', en: 'In progress', de: 'Läuft', tr: 'Sürüyor', zh: '进行中' },
  accepted: { ru: 'Оплачен', en: 'Paid', de: 'Bezahlt', tr: 'Ödendi', zh: '已付款' },
  rejected: { ru: 'Отклонена', en: 'Rejected', de: 'Abgelehnt', tr: 'Reddedildi', zh: '已拒绝' },
  refunded: { ru: 'Возвращена', en: 'Refunded', de: 'Erstattet', tr: 'İade edildi', zh: '已退款' },
} as const satisfies Readonly<Record<string, Texts>>;
