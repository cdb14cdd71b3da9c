import { Check, CheckCheck, CircleAlert, Clock3 } from 'lucide-react';
import styled from 'styled-components';
import { color } from '@karavan/shared-ui/tokens';
import { useT } from './translation.ts';

const ICONS = {
  waiting: Clock3,
  refused: CircleAlert,
  sent: Check,
  delivered: CheckCheck,
  read: CheckCheck,
} as const;

/** The progress of a message of the person's own side. */
export function MessageStatus({ state }: { readonly state: keyof typeof ICONS }) {
  const t = useT();
  const Icon = ICONS[state];
  return (
    <Mark data-state={state}>
      <Icon size={16} role="img" aria-label={t(`status_${state}`)} />
    </Mark>
  );
}

const Mark = styled.span`
  display: inline-flex;

  &[data-state='read'] {
    color: ${color.accent};
  }

  &[data-state='refused'] {
    color: ${color.danger};
  }
`;
