import styled from 'styled-components';
import { useSearchParams } from '@karavan/shared-api/router';
import { Chip, ChipRow } from '@karavan/shared-ui/chip';
import { size, space } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import { readPromotionsFilter } from './promotions-query.ts';

/** What narrows the list of promotions. */
export function PromotionFilters() {
  const t = useT();
  const [address, setAddress] = useSearchParams();
  const { kind, isEndingSoon } = readPromotionsFilter(address);
  const change = (name: 'kind' | 'ending', value: string | null) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return (
    <Place>
      <ChipRow label={t('promotion_filters')}>
        {(['automatic', 'code'] as const).map((name) => (
          <Chip
            key={name}
            pressed={kind === name}
            onClick={() => change('kind', kind === name ? null : name)}
          >
            {t(`promotion_kind_${name}`)}
          </Chip>
        ))}
        <Chip pressed={isEndingSoon} onClick={() => change('ending', isEndingSoon ? null : 'soon')}>
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
