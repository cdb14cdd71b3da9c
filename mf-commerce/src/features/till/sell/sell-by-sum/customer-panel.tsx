import { ShieldCheck } from 'lucide-react';
import styled from 'styled-components';
import type { SaleClient } from '@karavan/shared-api/contract/till';
import { Avatar } from '@karavan/shared-ui/avatar';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { Panel } from '@karavan/shared-ui/product/panel';
import { useT } from '../../translation.ts';

/** The client of the sale, and whether they have confirmed their presence. */
export function CustomerPanel({ customer }: { readonly customer: SaleClient }) {
  const t = useT();
  const { client, is_confirmed, is_wholesale } = customer;
  return (
    <Panel aria-label={t('sale_client')}>
      <Line>
        <Avatar name={client.full_name} src={client.avatar} size={44} />
        <div>
          <Name>{client.full_name || client.uid}</Name>
          <Muted>{client.uid}</Muted>
        </div>
      </Line>
      {is_confirmed ? (
        <Proof>
          <ShieldCheck size={20} aria-hidden />
          {t('sale_confirmed')}
        </Proof>
      ) : (
        <Muted>{t('sale_typed')}</Muted>
      )}
      {is_wholesale && <Muted>{t('sale_wholesale')}</Muted>}
    </Panel>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
`;

const Name = styled.h2`
  font: ${type.title3};
  overflow-wrap: anywhere;
`;

const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;

const Proof = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.success};
  font: ${type.labelSmall};
`;
