import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { Promotion } from '@karavan/shared-api/contract/promotions';
import { localeAtom } from '@karavan/shared-api/state';
import { formatDate } from '@karavan/shared-ui/format-date';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { color, type } from '@karavan/shared-ui/tokens';
import { usePromotionT, withPromotionTexts } from './translation.ts';

type Terms = Pick<Promotion, 'scope' | 'minimum' | 'code' | 'ends_at' | 'left'>;

const Line = styled.p`
  min-height: 1lh;
  color: ${color.textMuted};
  font: ${type.second};
  overflow-wrap: anywhere;
`;

/** What a promotion is for, and until when, in one line. */
export const PromotionTerms = withPromotionTexts(Words, <Line aria-hidden />);

function Words({ scope, minimum, code, ends_at, left }: Terms) {
  const t = usePromotionT();
  const locale = useAtomValue(localeAtom);
  const words = [
    t(`scope_${scope}`),
    minimum && t('from', { sum: formatMoney(minimum, locale) }),
    code !== null && t('by_code', { code }),
    ends_at !== null && t('until', { date: formatDate(new Date(ends_at), 'DD MMMM YYYY', locale) }),
    left !== null && t('left', { count: left }),
  ].filter(Boolean);
  return <Line>{words.join(' · ')}</Line>;
}
