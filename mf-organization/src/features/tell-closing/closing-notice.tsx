import { DoorClosed } from 'lucide-react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { LifeState } from '@karavan/shared-api/contract/life-states';
import { localeAtom } from '@karavan/shared-api/state';
import { formatDate } from '@karavan/shared-ui/format-date';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';

interface ClosingNoticeProps {
  readonly state: Exclude<LifeState, 'active'>;
  /** When it stops selling, once that is announced; ISO 8601. */
  readonly closesAt: string | null;
}

/** That an organization closes, and when; that it sells nothing any more, or is closed. */
export function ClosingNotice({ state, closesAt }: ClosingNoticeProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const date = closesAt === null ? '' : formatDate(new Date(closesAt), 'DD.MM.YYYY', locale);
  return (
    <Notice role="status">
      <DoorClosed size={20} aria-hidden />
      <span>
        <b>{t(`life_${state}`, { date })}</b>
        {t(`life_${state}_text`)}
      </span>
    </Notice>
  );
}

const Notice = styled.p`
  grid-column: 1 / -1;
  display: flex;
  gap: ${space[3]};
  margin: 0;
  padding: ${space[4]};
  border-radius: ${radius.large};
  background: ${color.warningSoft};
  color: ${color.warning};
  font: ${type.second};

  svg {
    flex: none;
  }

  b {
    display: block;
  }
`;
