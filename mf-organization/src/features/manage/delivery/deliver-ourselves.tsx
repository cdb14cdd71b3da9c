import styled from 'styled-components';
import { getMe } from '@karavan/shared-api/client/accounts';
import {
  changeDeliveryService,
  getDeliverySettings,
  listDeliveryServices,
} from '@karavan/shared-api/client/delivery-terms';
import { endpointKey, request, useWrite } from '@karavan/shared-api/query';
import { Panel } from '@karavan/shared-ui/product/panel';
import { Switch } from '@karavan/shared-ui/switch';
import { color, type } from '@karavan/shared-ui/tokens';
import { useT } from './translation.ts';

interface DeliverOurselvesProps {
  readonly organizationId: number;
  readonly isService: boolean;
}

/** Whether the staff bring things themselves, for their organization and for those who ask it. */
export function DeliverOurselves({ organizationId, isService }: DeliverOurselvesProps) {
  const t = useT();
  const params = { id: organizationId };
  const { send, isPending } = useWrite(
    (is_service: boolean) => request(changeDeliveryService, { params, body: { is_service } }),
    {
      done: (_stored, is_service) => t(is_service ? 'own_on' : 'own_off'),
      onSuccess(stored, _is, queries) {
        queries.setQueryData(endpointKey(getDeliverySettings, 'one', { params }), stored);
        void queries.invalidateQueries({ queryKey: endpointKey(listDeliveryServices, 'one') });
        // Couriers have pages of their own.
        void queries.invalidateQueries({ queryKey: endpointKey(getMe, 'one', {}) });
      },
    },
  );
  return (
    <Panel as="section" aria-labelledby="own-title">
      <Title id="own-title">{t('own_title')}</Title>
      <Switch
        checked={isService}
        disabled={isPending}
        aria-describedby="own-hint"
        onChange={({ target }) => void send(target.checked)}
      >
        {t('own_switch')}
      </Switch>
      <Hint id="own-hint">{t('own_hint')}</Hint>
    </Panel>
  );
}

const Title = styled.h2`
  font: ${type.title3};
`;

const Hint = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;
