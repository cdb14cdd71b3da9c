import { MessageCircle, Phone } from 'lucide-react';
import styled from 'styled-components';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { Link } from '@karavan/shared-api/router';
import { lazily } from '@karavan/shared-ui/lazily';
import { OrganizationMark } from '@karavan/shared-ui/product/organization-mark';
import { Panel } from '@karavan/shared-ui/product/panel';
import { color, radius, size, space, type, weight } from '@karavan/shared-ui/tokens';
import { MapAddress } from '../../../shared/map-address.tsx';
import { useT as useCommerceT } from '../../../shared/translation.ts';
import { useT } from '../translation.ts';

/** Only staff need it. */
const BlockClient = lazily(
  async () =>
    (await import(/* webpackChunkName: "block-client" */ './block-client.tsx')).BlockClient,
);

/** Who sells it: where they are, and how to ask them; staff see whose order it is. */
export function OrderOrganization({ receipt }: { readonly receipt: Receipt }) {
  const t = useT();
  const commerce = useCommerceT();
  const { organization, transaction_id, is_mine, can_write_client, client, cashier } = receipt;
  const { id, title, address, phone } = organization;
  return (
    <Panel aria-label={title}>
      <Row>
        <OrganizationMark organization={organization} size={44} />
        <Words>
          <Title to={`/organizations/${id}`}>{title}</Title>
          <Muted>
            <MapAddress address={address} />
          </Muted>
          {cashier && <Muted>{commerce('cashier', { name: cashier })}</Muted>}
          {!is_mine && <Muted>{commerce('client', { name: client })}</Muted>}
        </Words>
      </Row>
      {(is_mine || can_write_client) && (
        <Ways>
          <Way as={Link} to={`/messenger/organization/${id}?order=${transaction_id}`}>
            <MessageCircle size={20} aria-hidden />
            {t(is_mine ? 'write_to_organization' : 'write_to_client')}
          </Way>
          {is_mine && phone && (
            <Way href={`tel:${phone}`}>
              <Phone size={20} aria-hidden />
              {t('call')}
            </Way>
          )}
        </Ways>
      )}
      {!is_mine && <BlockClient organizationId={id} clientId={receipt.client_id} name={client} />}
    </Panel>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

const Title = styled(Link)`
  display: block;
  font-weight: ${weight.bold};
`;

const Muted = styled.span`
  display: block;
  color: ${color.textMuted};
  font: ${type.second};
`;

const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 140px), 1fr));
  gap: ${space[2]};
`;

const Way = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: ${size.touch};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  background: ${color.accentSoft};
  color: ${color.accentStrong};
  font-weight: ${weight.medium};
`;
