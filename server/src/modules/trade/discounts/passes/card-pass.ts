import type { ClientWallet } from '@karavan/shared-api/contract/discounts';
import { uidOf } from '@karavan/shared-api/contract/id-prefixes';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { digest, textOf, type drawApplePass } from '../../../../platform/wallet-passes/index.ts';
import { cardWords } from './card-words.ts';

interface CardPass {
  readonly wallet: ClientWallet;
  readonly card: ClientWallet['cards'][number];
  readonly personId: number;
  readonly locale: Locale;
}

/** The card that counts for a person at one organization, as Apple Wallet shows it. A later one takes its place. */
export function appleCard(pass: CardPass): Parameters<typeof drawApplePass>[1] {
  const { personId } = pass;
  const { organization } = pass.wallet;
  const { label, percent, facts, rules, rules_text } = sayCard(pass);
  return {
    style: 'storeCard',
    serial: `card-${organization.id}-${personId}`,
    organization: organization.title,
    description: label,
    primary: [{ key: 'percent', label, value: percent }],
    secondary: facts,
    auxiliary: [],
    back: [{ key: 'rules', label: rules, value: rules_text }],
    code: uidOf(personId),
    codeText: uidOf(personId),
  };
}

/** The same as Google Wallet takes it. Google keeps what an object was first: a card that has changed is another. */
export function googleCard(issuer: string, pass: CardPass) {
  const { locale, personId } = pass;
  const { organization } = pass.wallet;
  const { label, percent, facts } = sayCard(pass);
  const classId = `${issuer}.discount-card`;
  const shown = {
    cardTitle: textOf(locale, organization.title),
    subheader: textOf(locale, label),
    header: textOf(locale, percent),
    textModulesData: facts.map(({ key, label: header, value: body }) => ({
      id: key,
      header,
      body,
    })),
  };
  return {
    genericClasses: [{ id: classId }],
    genericObjects: [
      {
        id: `${issuer}.card-${organization.id}-${personId}-${digest(JSON.stringify(shown))}`,
        classId,
        state: 'ACTIVE',
        ...shown,
        hexBackgroundColor: '#1a5fd0',
        barcode: { type: 'QR_CODE', value: uidOf(personId), alternateText: uidOf(personId) },
      },
    ],
  };
}

function sayCard({ wallet: { balance }, card, locale }: CardPass) {
  const words = cardWords(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const money = (amount: string, currency: string) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency }).format(Number(amount));
  return {
    label: words[card.kind],
    percent: percent.format(Number(card.percent) / 100),
    facts: balance
      ? [{ key: 'balance', label: words.balance, value: money(balance.amount, balance.currency) }]
      : [],
    rules: words.rules,
    rules_text: words.rules_text,
  };
}
