import styled from 'styled-components';
import { Link } from '@karavan/shared-api/router';
import { color, radius, size, weight } from '@karavan/shared-ui/tokens';
import { useT } from '../../../shared/translation.ts';

/** The link from a rental item to its calendar. */
export function RentLink({ id }: { readonly id: number }) {
  const t = useT();
  return <Way to={`/r/${id}/rent`}>{t('choose_period')}</Way>;
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
