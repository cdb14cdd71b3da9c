import { Phone } from 'lucide-react';
import styled from 'styled-components';
import { listPersonPhones } from '@karavan/shared-api/client/person-contacts';
import { useEndpoint } from '@karavan/shared-api/query';
import { color, size, space } from '@karavan/shared-ui/tokens';
import { useT } from '../shared/translation.ts';

/** The numbers that a colleague has published, to call them; nothing where there are none. */
export function Phones({ personId }: { readonly personId: number }) {
  const t = useT();
  const { data } = useEndpoint(listPersonPhones, { params: { id: personId } });
  if (!data || data.list.length === 0) return null;
  return (
    <List aria-label={t('phones')}>
      {data.list.map(({ phone_number: number }) => (
        <li key={number}>
          <a href={`tel:${number}`}>
            <Phone size={18} aria-hidden />
            {number}
          </a>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  a {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-height: ${size.touch};
    color: ${color.accent};
  }
`;
