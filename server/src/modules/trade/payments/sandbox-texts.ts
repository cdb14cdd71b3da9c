import type { Locale } from '@karavan/shared-api/contract/locales';

interface SandboxTexts {
  readonly title: string;
  readonly demo: string;
  readonly pay: string;
  readonly decline: string;
}

export const SANDBOX_TEXTS: Readonly<Record<Locale, SandboxTexts>> = {
  ru: {
    title: 'Учебная страница оплаты',
    demo: 'Деньги не списываются: выберите, чем закончится платёж.',
    pay: 'Оплатить',
    decline: 'Отказать в оплате',
  },
  en: {
    title: 'Sandbox payment page',
    demo: 'No money is taken: choose how the payment ends.',
    pay: 'Pay',
    decline: 'Decline the payment',
  },
  de: {
    title: 'Test-Bezahlseite',
    demo: 'Es wird kein Geld abgebucht: Wählen Sie, wie die Zahlung ausgeht.',
    pay: 'Bezahlen',
    decline: 'Zahlung ablehnen',
  },
  tr: {
    title: 'Deneme ödeme sayfası',
    demo: 'Para çekilmez: ödemenin nasıl biteceğini seçin.',
    pay: 'Öde',
    decline: 'Ödemeyi reddet',
  },
  zh: {
    title: '测试付款页面',
    demo: '不会实际扣款：请选择付款结果。',
    pay: '付款',
    decline: '拒绝付款',
  },
};
