import type { ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { OrganizationDetail } from '@karavan/shared-api/contract/organizations';
import { organizationInteractionsAtom } from '@karavan/shared-api/state';
import { formatCount } from '@karavan/shared-ui/format-count';
import { Image } from '@karavan/shared-ui/image';
import { color, fontSize, lineHeight, media, radius, space } from '@karavan/shared-ui/tokens';
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
}

/** Banner, avatar, name, type and number of followers. */
export function OrganizationHeader({ organization, actions }: OrganizationHeaderProps) {
  const t = useT();
  const { title, type, city, banner } = organization;
  const changes = useAtomValue(organizationInteractionsAtom).get(organization.id);
  const followers = changes?.follower_count ?? organization.follower_count;
  return (
    <Root>
      {banner ? (
        <Banner>
          <Image
            picture={banner}
            alt=""
            ratio={BANNER_RATIO}
            sizes="(min-width: 1120px) 1072px, 100vw"
            priority
          />
        </Banner>
      ) : (
        <NoBanner style={inColorOf(organization)} />
      )}
      <Body>
        <Top>
          <Frame>
            <OrganizationMark organization={organization} />
          </Frame>
          <div>
            <Title>
              {title}
              {organization.is_verified && <VerifiedBadge size={20} />}
            </Title>
            <Muted>
              {type} · {city}
            </Muted>
          </div>
        </Top>
        <Followers>
          {t('followers', {
            count: followers,
            shown: formatCount(followers),
          })}
        </Followers>
        <Description text={organization.description} />
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
  display: flex;
  flex-direction: column;
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

const Body = styled.div`
  display: grid;
  container-type: inline-size;
  gap: ${space[3]};
  padding: 0 ${space[4]} ${space[4]};

  ${media.wide} {
    padding: 0 ${space[5]} ${space[5]};
  }
`;

const Top = styled.div`
  display: flex;
  align-items: flex-end;
  gap: ${space[3]};
  min-width: 0;
`;

/** Overlaps the banner by half. */
const Frame = styled.span`
  position: relative;
  display: grid;
  flex: none;
  margin-top: calc(-1 * ${space[5]});
  padding: 3px;
  border-radius: calc(${radius.medium} + 3px);
  background: ${color.surface};
`;

const Title = styled.h1`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  font-size: ${fontSize.heading};
  line-height: ${lineHeight.tight};
  overflow-wrap: anywhere;
`;

const Muted = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`;

const Followers = styled.p`
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div`
  display: grid;
  /* One line whichever font has loaded, since a second one would shift the page. */
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: ${space[2]};

  > * {
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
    grid-template-columns: minmax(0, 220px) auto auto;
    justify-content: start;

    > * {
      padding-inline: ${space[4]};
    }
  }
`;
