import { useAtomValue } from 'jotai';
import { X } from 'lucide-react';
import { DEFAULT_CURRENCY } from '@karavan/shared-api/contract/limits';
import type { ItemKind } from '@karavan/shared-api/contract/feed';
import { localeAtom } from '@karavan/shared-api/state';
import { Chip, ChipRow } from '@karavan/shared-ui/chip';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { useT } from '../translation.ts';
import type { FeedFilter, FeedFilterControls } from './feed-filter.ts';

/** What the feed is narrowed to; each can be removed. */
export function FilterChips({ controls }: { readonly controls: FeedFilterControls }) {
  const t = useT();
  const chosen = useChosenFilters(controls.filter);
  if (chosen.length === 0) return null;
  return (
    <ChipRow label={t('chosen_filters')}>
      {chosen.map(({ names, label, rest }) => (
        <Chip
          key={label}
          pressed
          aria-label={t('remove_filter', { name: label })}
          onClick={() => controls.replace(names, rest)}
        >
          {label}
          <X size={14} aria-hidden />
        </Chip>
      ))}
    </ChipRow>
  );
}

interface ChosenFilter {
  /** In the address. */
  readonly names: readonly string[];
  readonly label: string;
  /** What stays of it when it is removed. */
  readonly rest?: string;
}

export function useChosenFilters(filter: FeedFilter): readonly ChosenFilter[] {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { kinds, price_from, price_to, price_currency, size, available, within } = filter;
  const money = (amount: string) =>
    formatMoney({ amount, currency: price_currency ?? DEFAULT_CURRENCY }, locale);
  const ofKinds = (kinds?.split(',') ?? []) as ItemKind[];
  return [
    ...ofKinds.map((kind) => ({
      names: ['kinds'],
      label: t(`kind_${kind}`),
      rest: ofKinds.filter((other) => other !== kind).join(','),
    })),
    ...(price_from
      ? [{ names: ['price_from'], label: t('price_from', { amount: money(price_from) }) }]
      : []),
    ...(price_to
      ? [{ names: ['price_to'], label: t('price_to', { amount: money(price_to) }) }]
      : []),
    ...(size ? [{ names: ['size'], label: t('size_named', { size }) }] : []),
    ...(available ? [{ names: ['available'], label: t('available') }] : []),
    ...(within ? [{ names: ['near', 'within'], label: t('within_km', { km: within }) }] : []),
  ];
}
