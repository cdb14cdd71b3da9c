import { BadgeCheck } from 'lucide-react';
import styled from 'styled-components';
import { useUiText } from '@karavan/shared-ui/ui-text';
import { color } from '@karavan/shared-ui/tokens';

interface VerifiedBadgeProps {
  /** Side length in pixels. */
  readonly size?: number;
}

/** Shown after the name of a verified organization. */
export function VerifiedBadge({ size = 18 }: VerifiedBadgeProps) {
  const t = useUiText();
  return <Mark size={size} role="img" aria-label={t('verified')} />;
}

const Mark = styled(BadgeCheck)`
  flex: none;
  stroke: ${color.onFill};

  path:first-child {
    fill: ${color.blue};
    stroke: ${color.blue};
  }
`;
