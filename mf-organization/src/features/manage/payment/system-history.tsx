import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { PaymentSystemStep } from '@karavan/shared-api/contract/payment-systems';
import { localeAtom } from '@karavan/shared-api/state';
import { formatDate } from '@karavan/shared-ui/format-date';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useT } from './translation.ts';

/** What has happened to an account so far, the latest first. */
export function SystemHistory({ steps }: { readonly steps: readonly PaymentSystemStep[] }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  if (steps.length === 0) return null;
  return (
    <details>
      <Summary>{t('history')}</Summary>
      <List>
        {steps.map(({ action, reason, by, at }) => (
          <li key={at + action}>
            <time dateTime={at}>{formatDate(new Date(at), 'DD.MM.YYYY HH:mm', locale)}</time>
            <span>{t(`step_${action}`)}</span>
            {by !== null && <small>{by}</small>}
            {reason !== '' && <q>{reason}</q>}
          </li>
        ))}
      </List>
    </details>
  );
}

const Summary = styled.summary`
  padding: ${space[2]} 0;
  color: ${color.textMuted};
  font: ${type.labelSmall};
  cursor: pointer;
`;

const List = styled.ol`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  padding-inline-start: ${space[4]};
  border-inline-start: 2px solid ${color.border};
  font: ${type.second};
  list-style: none;

  li {
    display: grid;
  }

  time,
  small {
    color: ${color.textMuted};
    font: ${type.caption};
  }
`;
