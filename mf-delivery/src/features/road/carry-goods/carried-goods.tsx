import { useAtomValue } from 'jotai';
import { MapPinned } from 'lucide-react';
import styled from 'styled-components';
import { returnDelivery } from '@karavan/shared-api/client/delivery';
import type { CourierDelivery } from '@karavan/shared-api/contract/delivery';
import { useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { localeAtom } from '@karavan/shared-api/state';
import { Banner } from '@karavan/shared-ui/banner';
import { Button } from '@karavan/shared-ui/button';
import { dateFormat } from '@karavan/shared-ui/intl';
import { Panel } from '@karavan/shared-ui/product/panel';
import { Thumbnail } from '@karavan/shared-ui/thumbnail';
import { color, space, type, weight } from '@karavan/shared-ui/tokens';
import { useT, withRoadTexts } from '../translation.ts';
import { afterFinishing } from '../../../shared/after-finishing.ts';
import { DeliverySlip } from './delivery-slip.tsx';
import { PickUp } from './pick-up.tsx';
import { SharePosition } from './share-position.tsx';

interface CarriedGoodsProps {
  readonly delivery: CourierDelivery;
}

/** What is to be carried, when it was fetched and brought back, and both stops on a map. */
export const CarriedGoods = withRoadTexts(Goods);

function Goods({ delivery }: CarriedGoodsProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { overlays } = useShell();
  const { lines, note, parcels, picked_up_at, returned_at, status } = delivery;
  const { pick_up, destination, organization, city, address } = delivery;
  const time = (at: string) =>
    dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
  const isOnTheRoad = status === 'delivery_status_taken_for_delivery';
  const isToReturn =
    status === 'delivery_status_rejected_by_delivery_service' && picked_up_at && !returned_at;
  const stop = destination && { ...destination, title: `${city}, ${address}` };
  const showMap = () =>
    void overlays.open('map', {
      ...(stop ?? pick_up),
      title: stop ? stop.title : organization.title,
      address: stop ? `${city}, ${address}` : organization.address,
      stops: [{ ...pick_up, title: organization.title }],
    });
  return (
    <Panel aria-label={t('goods')}>
      <Title>{t('goods')}</Title>
      <List>
        {lines.map(({ name, size, quantity, image }, index) => (
          <Line key={index}>
            <Thumbnail picture={image} size={48} />
            <Words>
              <span>{name}</span>
              <Muted>{[size, t('quantity', { count: quantity })].filter(Boolean).join(', ')}</Muted>
            </Words>
          </Line>
        ))}
      </List>
      {note !== '' && (
        <Muted>
          {t('note')}: {note}
        </Muted>
      )}
      {parcels !== null && <Muted>{t('parcels_known', { count: parcels })}</Muted>}
      {picked_up_at && <Muted>{t('picked_up_at', { time: time(picked_up_at) })}</Muted>}
      {returned_at && <Muted>{t('returned_at', { time: time(returned_at) })}</Muted>}
      <Button kind="secondary" wide icon={<MapPinned size={20} />} onClick={showMap}>
        {t('map')}
      </Button>
      <DeliverySlip delivery={delivery} />
      {isOnTheRoad && !picked_up_at && <PickUp delivery={delivery} />}
      {isOnTheRoad && <SharePosition delivery={delivery} />}
      {isToReturn && <ReturnGoods delivery={delivery} />}
    </Panel>
  );
}

function ReturnGoods({ delivery }: CarriedGoodsProps) {
  const t = useT();
  const write = useWrite(returnDelivery, { done: t('returned_done'), ...afterFinishing(delivery) });
  return (
    <>
      <Banner tone="warning">{t('return_text')}</Banner>
      <Button
        wide
        loading={write.isPending}
        onClick={() => void write.send({ params: { id: delivery.id } })}
      >
        {t('return')}
      </Button>
    </>
  );
}

const Title = styled.h2`
  font: ${type.title3};
`;

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
`;

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
`;

const Words = styled.span`
  display: grid;
  min-width: 0;
  font-weight: ${weight.medium};
  overflow-wrap: anywhere;
`;

const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
  overflow-wrap: anywhere;
`;
