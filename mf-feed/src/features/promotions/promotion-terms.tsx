import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { Promotion } from '@karavan/shared-api/contract/promotions';
import { localeAtom } from '@karavan/shared-api/state';
import { formatDate } from '@karavan/shared-ui/format-date';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { color, type } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';

type Terms = Pick<Promotion, 'scope' | 'minimum' | 'code' | 'ends_at' | 'time_zone' | 'left'>;

/** What a promotion is for, and until when, in one line. */
export function PromotionTerms({ scope, minimum, code, ends_at, time_zone, left }: Terms) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const words = [
    t(`promotion_scope_${scope}`),
    minimum && t('promotion_from', { sum: formatMoney(minimum, locale) }),
    code !== null && t('promotion_by_code', { code }),
    ends_at !== null &&
      t('promotion_until', {
        date: formatDate(new Date(ends_at), 'DD MMMM YYYY', locale, time_zone),
      }),
    left !== null && t('promotion_left', { count: left }),
  ].filter(Boolean);
  return <Line>{words.join(' · ')}</Line>;
}

const Line = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
  overflow-wrap: anywhere;
`;
