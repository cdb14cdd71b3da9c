import type { ReactNode } from 'react';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { Link } from '@karavan/shared-api/router';
import { CountBadge } from '@karavan/shared-ui/count-badge';
import { color, media, radius, space, type } from '@karavan/shared-ui/tokens';

interface RowGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A card of related rows under a title. */
export function RowGroup({ title, children }: RowGroupProps) {
  return (
    <section aria-label={title}>
      <GroupTitle>{title}</GroupTitle>
      <Rows>{children}</Rows>
    </section>
  );
}

interface RowProps {
  readonly Icon: LucideIcon;
  readonly label: string;
  /** The current choice. */
  readonly value?: string;
  /** What waits there. */
  readonly count?: number;
  /** A path of this site, another address (`tel:`, `https:` …), or an action. */
  readonly to: string | (() => void);
}

/** A row that leads to another page, out of the product, or to an overlay. */
export function Row({ Icon, label, value, count = 0, to }: RowProps) {
  const content = (
    <>
      <Icon size={22} strokeWidth={1.75} aria-hidden />
      <Label>{label}</Label>
      {value !== undefined && <Value>{value}</Value>}
      <CountBadge count={count} limit={999} />
      <ChevronRight size={18} aria-hidden />
    </>
  );
  return <li>{rowTo(to, content)}</li>;
}

function rowTo(to: RowProps['to'], content: ReactNode): ReactNode {
  if (typeof to !== 'string') {
    return (
      <ButtonRow type="button" onClick={to}>
        {content}
      </ButtonRow>
    );
  }
  if (to.startsWith('/')) return <LinkRow to={to}>{content}</LinkRow>;
  return (
    <AnchorRow href={to} rel="noopener">
      {content}
    </AnchorRow>
  );
}

const GroupTitle = styled.h2`
  padding: 0 ${space[1]} ${space[2]};
  color: ${color.textMuted};
  font: ${type.labelSmall};
`;

const Rows = styled.ul`
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
`;

const rowStyle = `
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  min-height: 52px;
  padding: ${space[2]} ${space[4]};
  border: 0;
  background: none;
  text-align: start;
  cursor: pointer;

  li + li > & {
    border-top: 1px solid ${color.border};
  }

  > svg {
    flex: none;
    color: ${color.textMuted};
  }

  > svg:first-child {
    color: ${color.accent};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  ${media.hover} {
    &:hover {
      background: ${color.fill};
    }
  }
`;

const LinkRow = styled(Link)`
  ${rowStyle}
`;

const AnchorRow = styled.a`
  ${rowStyle}
`;

const ButtonRow = styled.button`
  ${rowStyle}
`;

const Label = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Value = styled.span`
  color: ${color.textMuted};
`;
