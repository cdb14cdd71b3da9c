import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { useUiText } from '@karavan/shared-ui/ui-text';
import { color, media, radius, size, space, type, weight } from '@karavan/shared-ui/tokens';
import { IconButton } from '../button/icon-button.tsx';
import {
  addDays,
  addMonths,
  firstWeekdayOf,
  formatDay,
  monthOf,
  weekdayOf,
  weeksOf,
} from './days.ts';

interface CalendarProps {
  /** Says what the day is chosen for. */
  readonly label: string;
  readonly locale: string;
  /** The first and the last day that can be shown, `YYYY-MM-DD`. */
  readonly min: string;
  readonly max: string;
  /** The selected days, both ends included. */
  readonly selected: { readonly from: string; readonly to: string } | null;
  /** Whether a day is unavailable. */
  isTaken(day: string): boolean;
  /** What stands below a day, in few characters, and how it is said. */
  noteOf?(day: string): { readonly short: string; readonly long: string } | null;
  /** Told which month is shown, `YYYY-MM`. */
  onMonth?(month: string): void;
  onSelect(day: string): void;
}

/**
 * A month of days to choose from. Arrow keys move by a day or a week, Page Up and Page Down by a
 * month.
 */
export function Calendar({
  label,
  locale,
  min,
  max,
  selected,
  isTaken,
  noteOf,
  onMonth,
  onSelect,
}: CalendarProps) {
  const t = useUiText();
  const id = useId();
  const [focused, setFocused] = useState(selected?.from ?? min);
  const grid = useRef<HTMLTableElement>(null);
  // The day reached by keyboard gets the focus once it is rendered, and never before a key is
  // pressed.
  const [isMoving, setIsMoving] = useState(false);
  useEffect(() => {
    if (isMoving) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [isMoving, focused]);

  const month = monthOf(focused);
  useEffect(() => onMonth?.(month), [onMonth, month]);
  const firstWeekday = firstWeekdayOf(locale);
  const weeks = weeksOf(month, firstWeekday);
  const clamp = (day: string) => (day < min ? min : day > max ? max : day);
  const isOut = (day: string) => day < min || day > max;

  function move(event: KeyboardEvent): void {
    const weekday = (weekdayOf(focused) - firstWeekday + 7) % 7;
    const next = {
      ArrowLeft: () => addDays(focused, -1),
      ArrowRight: () => addDays(focused, 1),
      ArrowUp: () => addDays(focused, -7),
      ArrowDown: () => addDays(focused, 7),
      Home: () => addDays(focused, -weekday),
      End: () => addDays(focused, 6 - weekday),
      PageUp: () => addMonths(focused, -1),
      PageDown: () => addMonths(focused, 1),
    }[event.key];
    if (!next) return;
    event.preventDefault();
    setIsMoving(true);
    setFocused(clamp(next()));
  }

  function turn(months: number): void {
    setIsMoving(false);
    setFocused(clamp(`${monthOf(addMonths(focused, months))}-01`));
  }

  return (
    <div role="group" aria-label={label}>
      <Head>
        <Month id={id} aria-live="polite">
          {formatDay(focused, locale, { month: 'long', year: 'numeric' })}
        </Month>
        <IconButton
          label={t('previous_month')}
          icon={<ChevronLeft size={20} />}
          disabled={month === monthOf(min)}
          onClick={() => turn(-1)}
        />
        <IconButton
          label={t('next_month')}
          icon={<ChevronRight size={20} />}
          disabled={month === monthOf(max)}
          onClick={() => turn(1)}
        />
      </Head>
      <Grid ref={grid} role="grid" aria-labelledby={id} onKeyDown={move}>
        <thead>
          <tr>
            {weeks[0]!.map((day) => (
              <th key={day} scope="col" abbr={formatDay(day, locale, { weekday: 'long' })}>
                {formatDay(day, locale, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                if (monthOf(day) !== month) {
                  return (
                    <td key={day}>
                      <Elsewhere>{Number(day.slice(8))}</Elsewhere>
                    </td>
                  );
                }
                const note = noteOf?.(day) ?? null;
                const isChosen = selected !== null && day >= selected.from && day <= selected.to;
                return (
                  <td
                    key={day}
                    aria-selected={isChosen}
                    data-first={day === selected?.from || undefined}
                    data-last={day === selected?.to || undefined}
                  >
                    <Day
                      type="button"
                      tabIndex={day === focused ? 0 : -1}
                      aria-label={[formatDay(day, locale, { dateStyle: 'full' }), note?.long]
                        .filter(Boolean)
                        .join(', ')}
                      aria-disabled={isOut(day) || isTaken(day) || undefined}
                      data-out={isOut(day) || undefined}
                      // The label says it in full.
                      data-note={note?.short}
                      onClick={() => {
                        setFocused(clamp(day));
                        if (!isOut(day) && !isTaken(day)) onSelect(day);
                      }}
                    >
                      {Number(day.slice(8))}
                    </Day>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Grid>
    </div>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
`;

const Month = styled.p`
  flex: 1;
  font: ${type.title3};

  &::first-letter {
    text-transform: uppercase;
  }
`;

const Grid = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0 ${space[1]};
  table-layout: fixed;
  text-align: center;

  th {
    color: ${color.textMuted};
    font: ${type.caption};
  }

  td {
    padding: 0;
  }

  td[aria-selected='true'] {
    background: ${color.accentSoft};
  }

  td[data-first] {
    border-start-start-radius: ${radius.full};
    border-end-start-radius: ${radius.full};
  }

  td[data-last] {
    border-start-end-radius: ${radius.full};
    border-end-end-radius: ${radius.full};
  }
`;

/** An empty cell for a day of another month. */
const Elsewhere = styled.span`
  visibility: hidden;
`;

const Day = styled.button`
  width: 100%;
  max-width: ${size.touch};
  height: ${size.touch};
  padding: 0;
  border: 0;
  border-radius: ${radius.full};
  background: none;
  color: ${color.text};
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &[data-note]::after {
    content: attr(data-note);
    display: block;
    font: ${type.caption};
  }

  &[aria-disabled] {
    color: ${color.textMuted};
    cursor: default;
  }

  &[aria-disabled]:not([data-out]) {
    text-decoration: line-through;
  }

  /* Also an end that can no longer be chosen, as of what has begun. */
  [data-first] > &,
  [data-last] > & {
    background: ${color.accentFill};
    color: ${color.onFill};
    font-weight: ${weight.bold};
  }

  ${media.hover} {
    &:hover:not([aria-disabled]) {
      box-shadow: inset 0 0 0 2px ${color.accentFill};
    }
  }
`;
