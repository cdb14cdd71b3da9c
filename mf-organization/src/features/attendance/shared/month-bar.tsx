import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { localeAtom } from '@karavan/shared-api/state';
import { addMonths, formatDay, monthOf } from '@karavan/shared-ui/days';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { type } from '@karavan/shared-ui/tokens';
import { useT } from './translation.ts';

interface MonthBarProps {
  /** `YYYY-MM` */
  readonly month: string;
  /** The last one that there is anything of. */
  readonly latest: string;
  onChange(month: string): void;
}

/** Turns the months, up to the present one. */
export function MonthBar({ month, latest, onChange }: MonthBarProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const turn = (count: number) => onChange(monthOf(addMonths(`${month}-01`, count)));
  return (
    <Bar role="group" aria-label={t('month')}>
      <IconButton
        label={t('month_before')}
        icon={<ChevronLeft size={20} aria-hidden />}
        onClick={() => turn(-1)}
      />
      <strong aria-live="polite">
        {formatDay(`${month}-01`, locale, { month: 'long', year: 'numeric' })}
      </strong>
      <IconButton
        label={t('month_after')}
        icon={<ChevronRight size={20} aria-hidden />}
        disabled={month >= latest}
        onClick={() => turn(1)}
      />
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;

  strong {
    font: ${type.title3};
    text-align: center;
  }
`;
