import { useEffect } from 'react';
import { BadgeCheck, Clock, MapPin, Phone } from 'lucide-react';
import styled from 'styled-components';
import type { OrganizationDetail } from '@karavan/shared-api/contract/organizations';
import { useShell } from '@karavan/shared-api/remote';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Avatar } from '@karavan/shared-ui/avatar';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { color, fontSize, media, radius, size, space, weight } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import { OrganizationItems } from './organization-items.tsx';
import { useOrganization } from './organization-query.ts';

/** An organization: who it is, where and when it is open, and its items. */
export function ViewOrganization({ id }: { readonly id: number }) {
  const t = useT();
  const { header } = useShell();
  const organization = useOrganization(id);
  const { data } = organization;
  useEffect(
    () =>
      header.set({ title: data?.title ?? t('page_title'), verified: data?.is_verified ?? false }),
    [header, t, data],
  );
  return (
    <AsyncView
      query={organization}
      skeleton={<PageSkeleton label={t('loading')} />}
      failure={{ title: t('failed'), text: t('failed_text'), retry: t('try_again') }}
    >
      {(loaded) => (
        <Page>
          <Card organization={loaded} />
          <OrganizationItems id={id} />
        </Page>
      )}
    </AsyncView>
  );
}

function Card({ organization }: { readonly organization: OrganizationDetail }) {
  const t = useT();
  const { working_hours: hours, phone } = organization;
  return (
    <Root>
      <Top>
        <Avatar
          name={organization.title}
          src={organization.image?.small ?? null}
          size={72}
          shape="organization"
        />
        <div>
          <Title>
            {organization.title}
            {organization.is_verified && (
              <BadgeCheck size={20} role="img" aria-label={t('verified')} />
            )}
          </Title>
          <Muted>{organization.type}</Muted>
        </div>
      </Top>
      <p>{organization.description}</p>
      <Facts>
        <li>
          <MapPin size={20} aria-hidden />
          {organization.city}, {organization.address}
        </li>
        <li>
          <Clock size={20} aria-hidden />
          <State data-state={hours.state}>{t(`state_${hours.state}`)}</State>
          {hours.opens_at && hours.closes_at && (
            <Muted>{t('hours', { from: hours.opens_at, to: hours.closes_at })}</Muted>
          )}
        </li>
      </Facts>
      {phone && (
        <Call href={`tel:${phone}`}>
          <Phone size={20} aria-hidden />
          {t('call')}
        </Call>
      )}
    </Root>
  );
}

const Page = styled.div`
  display: grid;
  gap: ${space[4]};
  max-width: 1120px;
  margin: 0 auto;
  padding-bottom: ${space[5]};

  ${media.wide} {
    padding: ${space[5]};
  }
`;

const Root = styled.article`
  display: grid;
  gap: ${space[4]};
  padding: ${space[4]};
  background: ${color.surface};

  ${media.wide} {
    padding: ${space[5]};
    border-radius: ${radius.large};
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
`;

const Title = styled.h1`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  font-size: ${fontSize.heading};
  line-height: 1.2;

  svg {
    color: ${color.blue};
  }
`;

const Muted = styled.span`
  color: ${color.textMuted};
`;

const Facts = styled.ul`
  display: grid;
  gap: ${space[2]};

  li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }

  svg {
    color: ${color.grey};
  }
`;

const State = styled.span`
  color: ${color.success};
  font-weight: ${weight.medium};

  &[data-state='close'] {
    color: ${color.danger};
  }
`;

const Call = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: ${size.touch};
  border-radius: ${radius.medium};
  background: ${color.accentSoft};
  color: ${color.accentStrong};
  font-weight: ${weight.medium};

  ${media.wide} {
    width: 240px;
  }
`;
