import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { color, space } from '@karavan/shared-ui/tokens';
import { useReviewT } from './translation.ts';

interface MutedRowProps {
  readonly to: string;
  readonly name: string;
  readonly children: ReactNode;
  showAgain(): void;
}

/** Something that the feed leaves out, and the button that lets it back. */
export function MutedRow({ to, name, children, showAgain }: MutedRowProps) {
  const t = useReviewT();
  return (
    <Row>
      <Way to={to}>{children}</Way>
      <Button
        kind="secondary"
        size="small"
        aria-label={t('show_again_named', { name })}
        onClick={showAgain}
      >
        {t('show_again')}
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]} ${space[4]};
  background: ${color.surface};
  border-bottom: 1px solid ${color.border};
`;

const Way = styled(Link)`
  flex: 1;
  min-width: 0;
`;
