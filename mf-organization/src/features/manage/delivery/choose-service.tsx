import styled from 'styled-components';
import {
  getDeliverySettings,
  listDeliveryServices,
  requestDelivery,
} from '@karavan/shared-api/client/delivery-terms';
import { endpointKey, useEndpoint, useWrite } from '@karavan/shared-api/query';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { Detail, OrganizationLine } from '@karavan/shared-ui/product/organization-line';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { color, space } from '@karavan/shared-ui/tokens';
import { useT } from './translation.ts';

interface ChooseServiceProps {
  readonly organizationId: number;
  /** Who brings it now. */
  readonly current: number | null;
  onAsked(): void;
}

/** The delivery services of the country, to ask one of them. */
export function ChooseService({ organizationId: id, current, onAsked }: ChooseServiceProps) {
  const t = useT();
  const services = useEndpoint(listDeliveryServices, { params: { id } });
  const { send, isPending, intent } = useWrite(requestDelivery, {
    done: t('asked'),
    onSuccess: onAsked,
    onSettled: (_intent, queries) =>
      void queries.invalidateQueries({ queryKey: endpointKey(getDeliverySettings, 'one') }),
  });
  return (
    <AsyncView query={services} skeleton={<SkeletonRow />}>
      {({ list }) => {
        const others = list.filter((service) => service.id !== current);
        if (others.length === 0) return <Muted role="status">{t('no_services')}</Muted>;
        return (
          <List aria-label={t('services')}>
            {others.map((service) => (
              <Row key={service.id}>
                <OrganizationLine organization={service} size={40}>
                  <Detail>{service.id === id ? t('own_couriers') : service.type}</Detail>
                </OrganizationLine>
                <Button
                  kind="secondary"
                  size="small"
                  loading={isPending && intent?.body.service_id === service.id}
                  paused={isPending}
                  aria-label={t('ask_whom', { title: service.title })}
                  onClick={() => void send({ params: { id }, body: { service_id: service.id } })}
                >
                  {t('ask')}
                </Button>
              </Row>
            ))}
          </List>
        );
      }}
    </AsyncView>
  );
}

const Muted = styled.p`
  color: ${color.textMuted};
`;

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`;
