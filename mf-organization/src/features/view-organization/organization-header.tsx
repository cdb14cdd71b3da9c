import type { ReactNode, Ref } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { OrganizationDetail } from '@karavan/shared-api/contract/organizations';
import { organizationInteractionsAtom } from '@karavan/shared-api/state';
import { formatCount } from '@karavan/shared-ui/format-count';
import { Image } from '@karavan/shared-ui/image';
import { color, media, radius, space, type } from '@karavan/shared-ui/tokens';
import { inColorOf } from '@karavan/shared-ui/product/organization-color';
import { OrganizationMark } from '@karavan/shared-ui/product/organization-mark';
import { VerifiedBadge } from '@karavan/shared-ui/product/verified-badge';
import { useT } from '../../shared/translation.ts';
import { Description } from './description.tsx';

/** Width divided by height of the banner. */
const BANNER_RATIO = 3;

interface OrganizationHeaderProps {
  readonly organization: OrganizationDetail;
  readonly actions: ReactNode;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** Banner, avatar, name, type, whether it is open now, and number of followers. */
export function OrganizationHeader({ organization, actions, headingRef }: OrganizationHeaderProps) {
  const t = useT();
  const { title, type, city, banner, working_hours: hours } = organization;
  const changes = useAtomValue(organizationInteractionsAtom).get(organization.id);
  const followers = changes?.follower_count ?? organization.follower_count;
  return (
    <Root>
      <Banner>
        {banner ? (
          <Image picture={banner} alt="" ratio={BANNER_RATIO} sizes="100vw" priority />
        ) : (
          <NoBanner style={inColorOf(organization)} />
        )}
      </Banner>
      <Body>
        <Frame>
          <OrganizationMark organization={organization} />
        </Frame>
        <Name>
          <Title ref={headingRef}>
            {title}
            {organization.is_verified && <VerifiedBadge size={20} />}
          </Title>
          <Facts>
            <span>
              {type} · {city}
            </span>
            {hours && <Open data-state={hours.state}>{t(`state_${hours.state}`)}</Open>}
            <span>{t('followers', { count: followers, shown: formatCount(followers) })}</span>
          </Facts>
        </Name>
        <About>
          <Description text={organization.description} />
        </About>
        <Actions>{actions}</Actions>
      </Body>
    </Root>
  );
}

const Root = styled.article`
  overflow: hidden;
  background: ${color.surface};

  ${media.wide} {
    border-radius: ${radius.large};
  }
`;

/** Cropped on a wide screen, where it would otherwise fill half of it. */
const Banner = styled.div`
  display: grid;
  align-content: center;
  max-height: 260px;
  overflow: hidden;
`;

const NoBanner = styled.div`
  aspect-ratio: ${BANNER_RATIO * 2};
  background: linear-gradient(
    in oklab 135deg,
    color-mix(in oklab, var(--organization) 70%, black),
    var(--organization)
  );
`;

/** On a wide screen, the actions stand at the end of the name's line. */
const Body = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  container-type: inline-size;
  gap: ${space[3]};
  padding: 0 ${space[4]} ${space[4]};

  ${media.wide} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${space[4]};
    padding: 0 ${space[5]} ${space[5]};
  }
`;

/** Overlaps the banner. */
const Frame = styled.span`
  position: relative;
  display: grid;
  align-self: end;
  margin-top: calc(-1 * ${space[5]});
  padding: 3px;
  border-radius: calc(${radius.medium} + 3px);
  background: ${color.surface};
`;

const Name = styled.div`
  align-self: end;
  padding-top: ${space[2]};
`;

const Title = styled.h1`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  font: ${type.title2};

  ${media.wide} {
    font: ${type.display};
  }
`;

const Facts = styled.p`
  color: ${color.textMuted};
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: -0.8em;
  font: ${type.second};
  /* Each has a dot before it, which the first of a line loses. */
  clip-path: inset(0 0 0 0.8em);

  span::before {
    display: inline-block;
    width: 0.8em;
    content: '·';
    text-align: center;
  }
`;

const Open = styled.span`
  color: ${color.success};

  &[data-state='close'] {
    color: ${color.danger};
  }

  &::before {
    color: ${color.textMuted};
  }
`;

const About = styled.div`
  grid-column: 1 / -1;
`;

const Actions = styled.div`
  display: grid;
  grid-column: 1 / -1;
  /* One line whichever font has loaded, since a second one would shift the page. */
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: ${space[2]};

  > :not(:last-child) {
    padding-inline: ${space[2]};
  }

  @container (max-width: 20em) {
    display: flex;
    flex-wrap: wrap;

    > :not(:last-child) {
      flex: 1 1 auto;
    }
  }

  ${media.wide} {
    display: flex;
    grid-area: 1 / 3;
    align-self: end;
    justify-content: end;

    > :not(:last-child) {
      padding-inline: ${space[4]};
    }
  }
`;
