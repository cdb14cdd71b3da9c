import { useState, type ReactNode } from 'react';
import { Check, Plus, Search } from 'lucide-react';
import styled from 'styled-components';
import { foldText } from '@karavan/shared-api/spelling';
import { EmptyState } from '@karavan/shared-ui/states';
import { TextField } from '@karavan/shared-ui/text-field';
import { color, duration, media, radius, space, type } from '@karavan/shared-ui/tokens';
import { findOptions, type PickOption } from './find-options.ts';
import { OverlayPlace, OverlayTitle } from './overlay-place.ts';
import { useT } from './translation.ts';

interface PickListProps {
  readonly title: string;
  readonly options: readonly PickOption[];
  readonly selected: string | null;
  /** Waits for `onPick` to finish. */
  readonly isBusy?: boolean;
  /** Long lists can be searched. */
  readonly searchable?: boolean;
  /** What a press on a text that is no option's name says, where that may be picked as well. */
  readonly other?: (typed: string) => string;
  /** Shown between the search and the list. */
  readonly children?: ReactNode;
  onPick(value: string): void;
}

/** A choice of one from many, in full screen. */
export function PickList({
  title,
  options,
  selected,
  isBusy = false,
  searchable = false,
  other,
  children,
  onPick,
}: PickListProps) {
  const t = useT();
  const [search, setSearch] = useState('');
  const matching = findOptions(options, search);
  const typed = search.trim();
  const isOther = typed !== '' && !options.some(({ label }) => foldText(label) === foldText(typed));
  const found: readonly PickOption[] =
    other && isOther
      ? [...matching, { value: typed, label: other(typed), start: <Plus size={24} /> }]
      : matching;
  return (
    <OverlayPlace>
      <OverlayTitle>{title}</OverlayTitle>
      {searchable && (
        <TextField
          label={t('search')}
          type="search"
          start={<Search size={20} />}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      {children}
      {found.length === 0 && (
        <EmptyState scene="search" title={t('nothing_found')} text={t('nothing_found_text')} />
      )}
      <List aria-busy={isBusy || undefined}>
        {found.map(({ value, label, start, detail }) => (
          <li key={value}>
            <Option
              type="button"
              aria-current={value === selected || undefined}
              disabled={isBusy}
              onClick={() => onPick(value)}
            >
              {start && <Start aria-hidden>{start}</Start>}
              <Label>{label}</Label>
              {detail && <Detail>{detail}</Detail>}
              <Mark aria-hidden>{value === selected && <Check size={20} />}</Mark>
            </Option>
          </li>
        ))}
      </List>
    </OverlayPlace>
  );
}

const List = styled.ul`
  overflow: hidden;
  border-radius: ${radius.large};
  background: ${color.surface};
`;

const Option = styled.button`
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
  transition: background-color ${duration.fast};

  &:focus-visible {
    outline-offset: -3px;
  }

  li + li > & {
    border-top: 1px solid ${color.border};
  }

  ${media.hover} {
    &:hover {
      background: ${color.fill};
    }
  }
`;

const Start = styled.span`
  display: grid;
  flex: none;
`;

const Label = styled.span`
  flex: 1;
  min-width: 0;
`;

const Detail = styled.span`
  flex: none;
  color: ${color.textMuted};
  font: ${type.second};
  font-variant-numeric: tabular-nums;
`;

const Mark = styled.span`
  display: grid;
  flex: none;
  width: 20px;
  color: ${color.accent};
`;
