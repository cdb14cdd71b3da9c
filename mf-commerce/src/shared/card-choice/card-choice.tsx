import { useAtomValue } from 'jotai';
import type { CartCard } from '@karavan/shared-api/contract/carts';
import { localeAtom } from '@karavan/shared-api/state';
import { formatPercent } from '@karavan/shared-ui/format-percent';
import { RadioGroup } from '@karavan/shared-ui/radio-group';
import { definePartTexts } from '../part-texts.ts';
import { useT as useCommerceT } from '../translation.ts';
import type messages from './locales/ru.json';

const { useT, withPartTexts } = definePartTexts<typeof messages>(
  'mf-commerce-card-choice',
  (locale) =>
    import(/* webpackChunkName: "card-choice-locale-[request]" */ `./locales/${locale}.json`),
);

interface CardChoiceProps {
  readonly cards: readonly CartCard[];
  /** Null: whichever is best. */
  readonly chosen: CartCard['kind'] | null;
  onChoose(kind: CartCard['kind'] | null): void;
}

/** Which of several discount cards a sale uses. */
export const CardChoice = withPartTexts(Choice, null);

function Choice({ cards, chosen, onChoose }: CardChoiceProps) {
  const t = useT();
  const commerce = useCommerceT();
  const locale = useAtomValue(localeAtom);
  return (
    <RadioGroup
      label={t('label')}
      value={chosen ?? 'best'}
      options={[
        { value: 'best' as const, label: t('best') },
        ...cards.map(({ kind, percent }) => ({
          value: kind,
          label: `${commerce(`card_${kind}`)}, ${formatPercent(percent, locale)}`,
        })),
      ]}
      onValueChange={(value) => onChoose(value === 'best' ? null : value)}
    />
  );
}
