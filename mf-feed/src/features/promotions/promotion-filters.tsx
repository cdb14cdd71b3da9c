import styled from 'styled-components';
import { useSearchParams } from '@karavan/shared-api/router';
import { Chip, ChipRow } from '@karavan/shared-ui/chip';
import { size, space } from '@karavan/shared-ui/tokens';
import { PlaceButton } from '../../shared/feed/place-button.tsx';
import { useT } from '../../shared/translation.ts';
import { readPromotionsFilter } from './promotions-query.ts';

/** What narrows the list of promotions. */
export function PromotionFilters() {
  const t = useT();
  const [address, setAddress] = useSearchParams();
  const filter = readPromotionsFilter(address);
  const { kind, isEndingSoon } = filter;
  const change = (values: Readonly<Record<string, string | null>>) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  return (
    <Place>
      <ChipRow label={t('promotion_filters')}>
        <PlaceButton controls={{ filter, setPlace: (place) => change({ ...place }) }} />
        {(['automatic', 'code'] as const).map((name) => (
          <Chip
            key={name}
            pressed={kind === name}
            onClick={() => change({ kind: kind === name ? null : name })}
          >
            {t(`promotion_kind_${name}`)}
          </Chip>
        ))}
        <Chip
          pressed={isEndingSoon}
          onClick={() => change({ ending: isEndingSoon ? null : 'soon' })}
        >
          {t('promotion_ending_soon')}
        </Chip>
      </ChipRow>
    </Place>
  );
}

const Place = styled.div`
  min-height: calc(${size.touch} + 2 * ${space[2]});
  padding: ${space[2]} ${space[4]};
`;
