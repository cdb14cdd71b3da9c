import { useState } from 'react';
import { useAtomValue } from 'jotai';
import { Map, Phone } from 'lucide-react';
import styled from 'styled-components';
import type { CourierDelivery } from '@karavan/shared-api/contract/delivery';
import { addressLink, mapPlatformOf } from '@karavan/shared-api/map-link';
import { localeAtom } from '@karavan/shared-api/state';
import { buttonAppearance, type ButtonAppearance } from '@karavan/shared-ui/button-appearance';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { color, size, space, type } from '@karavan/shared-ui/tokens';
import { Panel } from '@karavan/shared-ui/product/panel';
import { readablePhone } from '@karavan/shared-ui/readable-phone';
import { RouteSteps } from '../../shared/route-steps.tsx';
import { useT } from '../../shared/translation.ts';

/** Pick-up and destination, the contact, and the cash to collect. */
export function DeliveryDetails({ delivery }: { readonly delivery: CourierDelivery }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { organization, city, district, address, recipient, phone, comment } = delivery;
  const { item_count, cash_due, fee, who_pays } = delivery;
  const isPaid = Number(cash_due.amount) === 0;
  return (
    <Panel>
      <RouteSteps
        from={
          <>
            {organization.title}
            <Maps address={organization.address}>{organization.address}</Maps>
          </>
        }
        to={
          <>
            {recipient}
            <Maps address={`${city}, ${address}`}>{`${city}, ${district}, ${address}`}</Maps>
            {comment && <Muted>{comment}</Muted>}
          </>
        }
      />
      <Call href={`tel:${phone}`} $kind="secondary" $size="medium" $wide>
        <Phone size={20} aria-hidden />
        {t('call', { phone: readablePhone(phone) })}
      </Call>
      <Facts>
        <div>
          <dt>{isPaid ? t('paid_online') : t('cash_due')}</dt>
          <dd>{formatMoney(cash_due, locale)}</dd>
        </div>
        <div>
          <dt>{t('goods')}</dt>
          <dd>{t('items', { count: item_count })}</dd>
        </div>
        <div>
          <dt>{t(`pays_${who_pays}`)}</dt>
          <dd>{formatMoney(fee, locale)}</dd>
        </div>
      </Facts>
    </Panel>
  );
}

/** An address that opens in the device's maps. */
function Maps({ address, children }: { readonly address: string; readonly children: string }) {
  const t = useT();
  const [platform] = useState(() => mapPlatformOf(navigator.userAgent, navigator.maxTouchPoints));
  return (
    <MapsLink
      href={addressLink(address, platform)}
      aria-label={t('open_map', { address: children })}
      {...(platform === 'desktop' && { target: '_blank', rel: 'noreferrer' })}
    >
      <Map size={18} aria-hidden />
      {children}
    </MapsLink>
  );
}

const MapsLink = styled.a`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.touch};
  color: ${color.accentStrong};

  svg {
    flex: none;
  }
`;

const Call = styled.a<ButtonAppearance>`
  ${buttonAppearance}
`;

const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding-top: ${space[3]};
  border-top: 1px solid ${color.border};

  div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[3]};
  }

  dt {
    color: ${color.textMuted};
  }

  dd {
    flex: none;
    margin: 0;
    font-variant-numeric: tabular-nums;
  }

  div:first-child dd {
    font: ${type.title2};
  }
`;
