import { MapPin, Pencil, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import type { DeliveryAddress } from '@karavan/shared-api/contract/delivery-addresses';
import { Link } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { readablePhone } from '@karavan/shared-ui/readable-phone';
import { color, media, radius, size, space, type, weight } from '@karavan/shared-ui/tokens';
import { Panel } from '@karavan/shared-ui/product/panel';
import { useT } from '../translation.ts';
import { useAddressActions } from '../shared/addresses-query.ts';

/** One address with its actions. */
export function AddressCard({ address: entry }: { readonly address: DeliveryAddress }) {
  const t = useT();
  const { isPending, makeDefault, remove } = useAddressActions(entry);
  const { id, address, city, district, phone, comment, is_default } = entry;
  return (
    <Card as="li">
      <Words>
        <Title>
          <MapPin size={20} aria-hidden />
          {address}
        </Title>
        <Muted>
          {city}, {district}
        </Muted>
        {comment && <Muted>{comment}</Muted>}
        <Muted>{readablePhone(phone)}</Muted>
      </Words>
      <Actions>
        {is_default ? (
          <Default>{t('address_default')}</Default>
        ) : (
          <Button
            kind="secondary"
            size="small"
            loading={isPending}
            aria-label={t('address_make_default_of', { address })}
            onClick={makeDefault}
          >
            {t('address_make_default')}
          </Button>
        )}
        <Edit to={`/delivery-addresses/${id}/edit`} aria-label={t('address_edit_of', { address })}>
          <Pencil size={20} aria-hidden />
        </Edit>
        <IconButton
          label={t('address_remove_of', { address })}
          icon={<Trash2 size={20} />}
          disabled={isPending}
          onClick={() => void remove()}
        />
      </Actions>
    </Card>
  );
}

const Card = styled(Panel)`
  grid-template-rows: 1fr auto;
`;

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[1]};
  overflow-wrap: anywhere;
`;

const Title = styled.p`
  display: flex;
  gap: ${space[2]};
  font-weight: ${weight.bold};

  svg {
    flex: none;
    color: ${color.accent};
  }
`;

const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  min-height: ${size.touch};

  > :first-child {
    margin-inline-end: auto;
  }
`;

const Default = styled.span`
  padding: 2px ${space[2]};
  border-radius: ${radius.full};
  background: ${color.successSoft};
  color: ${color.success};
  font: ${type.caption};
`;

const Edit = styled(Link)`
  display: grid;
  flex: none;
  place-items: center;
  width: ${size.touch};
  height: ${size.touch};
  border-radius: ${radius.full};
  color: ${color.text};

  ${media.hover} {
    &:hover {
      background: ${color.fill};
    }
  }
`;
