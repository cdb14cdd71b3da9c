import styled from 'styled-components';
import type { RentalTerms } from '@karavan/shared-api/contract/items';
import { color, type } from '@karavan/shared-ui/tokens';
import { useT } from '../../../shared/translation.ts';

/** When a stay begins and ends; nothing for what is not let by the night. */
export function StayHours({ terms }: { readonly terms: RentalTerms }) {
  const t = useT();
  if (terms.departs_at === null) return null;
  return (
    <Hours>{t('stay_hours', { arrival: terms.starts_from, departure: terms.departs_at })}</Hours>
  );
}

const Hours = styled.span`
  color: ${color.textMuted};
  font: ${type.second};
`;
