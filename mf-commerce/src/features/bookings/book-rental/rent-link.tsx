import styled from 'styled-components';
import type { RentalTerms } from '@karavan/shared-api/contract/items';
import { Link } from '@karavan/shared-api/router';
import { color, radius, size, weight } from '@karavan/shared-ui/tokens';
import { useT } from '../../../shared/translation.ts';
import { StayHours } from './stay-hours.tsx';

interface RentLinkProps {
  readonly id: number;
  readonly terms: RentalTerms;
}

/** The link from a rental item to its calendar. */
export function RentLink({ id, terms }: RentLinkProps) {
  const t = useT();
  return (
    <>
      <StayHours terms={terms} />
      <Way to={`/r/${id}/rent`}>{t('choose_period')}</Way>
    </>
  );
}

const Way = styled(Link)`
  display: grid;
  place-items: center;
  min-height: ${size.touch};
  border-radius: ${radius.medium};
  background: ${color.accentFill};
  color: ${color.onFill};
  font-weight: ${weight.medium};
`;
