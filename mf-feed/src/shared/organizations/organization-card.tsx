import { useAtomValue } from 'jotai';
import { Bell, BellRing, Clock } from 'lucide-react';
import styled from 'styled-components';
import type { ListedOrganization } from '@karavan/shared-api/contract/organizations';
import { useFollow } from '@karavan/shared-api/interactions';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { formatDistance } from '@karavan/shared-ui/format-distance';
import { numberFormat } from '@karavan/shared-ui/intl';
import { Detail, OrganizationLine } from '@karavan/shared-ui/product/organization-line';
import { raised } from '@karavan/shared-ui/product/raised';
import { color, media, radius, space, type } from '@karavan/shared-ui/tokens';
import { ToggleButton } from '@karavan/shared-ui/toggle-button';
import { weekdayName } from '@karavan/shared-ui/weekday-name';
import { useT } from '../translation.ts';

const ICONS = { none: Bell, declined: Bell, requested: Clock, accepted: BellRing };

/** An organization with what helps to choose it: where it is, whether it is open, what its card gives. */
export function OrganizationCard({ organization }: { readonly organization: ListedOrganization }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { id, title, city, distance, discount, working_now: now } = organization;
  const { status, toggle } = useFollow({
    ...organization,
    follow_status: organization.follow_status ?? undefined,
  });
  const Icon = ICONS[status];
  const place = [
    organization.type,
    city,
    distance === null ? '' : formatDistance(distance, locale),
  ];
  return (
    <Card>
      <Way to={`/organizations/${id}`}>
        <OrganizationLine organization={organization} size={56}>
          <Detail>{place.filter(Boolean).join(' · ')}</Detail>
          {now && <Hours now={now} />}
          {discount && (
            <Badge>
              {t(discount.kind === 'cashback' ? 'cashback_up_to' : 'discount_up_to', {
                percent: numberFormat(locale).format(Number(discount.percent)),
              })}
            </Badge>
          )}
        </OrganizationLine>
      </Way>
      <ToggleButton
        label={t('follow_named', { title })}
        // A filled clock would be a blot.
        icon={<Icon size={24} aria-hidden style={{ fill: Icon === Clock ? 'none' : undefined }} />}
        pressed={status === 'requested' || status === 'accepted'}
        onClick={() => void toggle()}
      />
    </Card>
  );
}

/** Whether it is open, and until when. */
function Hours({ now }: { readonly now: NonNullable<ListedOrganization['working_now']> }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { state, changes } = now;
  if (state === 'around_the_clock') return <Open>{t('around_the_clock')}</Open>;
  if (!changes) return <Detail>{t('closed')}</Detail>;
  const time = changes.is_today
    ? changes.time
    : `${weekdayName(changes.weekday, locale)}, ${changes.time}`;
  return state === 'open' ? (
    <Open>{t('open_until', { time })}</Open>
  ) : (
    <Detail>{t('opens_at', { time })}</Detail>
  );
}

const Card = styled.div`
  display: flex;
  align-items: center;
  height: 100%;
  padding-right: ${space[3]};
  background: ${color.surface};
  border-bottom: 1px solid ${color.border};

  @media (min-width: 720px) {
    overflow: hidden;
    border-bottom: 0;
    ${raised}
  }
`;

const Way = styled(Link)`
  flex: 1;
  min-width: 0;
  padding: ${space[3]} ${space[4]};

  ${media.hover} {
    &:hover {
      background: ${color.fill};
    }
  }
`;

const Open = styled(Detail)`
  color: ${color.success};
`;

const Badge = styled.span`
  justify-self: start;
  margin-top: 2px;
  padding: 1px ${space[2]};
  border-radius: ${radius.small};
  background: ${color.accentSoft};
  color: ${color.accentStrong};
  font: ${type.caption};
`;
