import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Image } from '@karavan/shared-api/contract/common';
import type { OrganizationCard } from '@karavan/shared-api/contract/feed';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { OrganizationMark } from './organization-mark.tsx';
import { VerifiedBadge } from './verified-badge.tsx';

interface OrganizationLineProps {
  readonly organization: Pick<OrganizationCard, 'title' | 'color' | 'is_verified'> & {
    readonly image: Pick<Image, 'small'> | null;
  };
  /** Side length of the picture in pixels. */
  readonly size: number;
  /** Further lines, each in a `Detail`. */
  readonly children?: ReactNode;
}

/** An organization's picture, title with badge, and details. Used inside a link. */
export function OrganizationLine({ organization, size, children }: OrganizationLineProps) {
  const { title, is_verified } = organization;
  return (
    <Line>
      <OrganizationMark organization={organization} size={size} />
      <Text>
        <Title>
          {title}
          {is_verified && <VerifiedBadge size={16} />}
        </Title>
        {children}
      </Text>
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
`;

const Text = styled.span`
  display: grid;
  min-width: 0;
`;

const Title = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  font: ${type.label};
  overflow-wrap: anywhere;
`;

/** A line below the title, truncated when it does not fit. */
export const Detail = styled.span`
  overflow: hidden;
  color: ${color.textMuted};
  font: ${type.caption};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
