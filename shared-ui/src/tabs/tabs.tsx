import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { color, duration, media, radius, size, space, type } from '@karavan/shared-ui/tokens';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** Of what is behind it, in large above its label. */
  readonly count?: string;
}

export interface TabsProps<Id extends string> {
  /** What the tabs switch between. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly value: Id;
  onChange(id: NoInfer<Id>): void;
  /** The content of the selected tab. */
  readonly children: ReactNode;
}

/** Several views of one page, one visible at a time; arrow keys, Home and End move between them. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, children }: TabsProps<Id>) {
  const baseId = useId();
  const list = useRef<HTMLDivElement>(null);
  // A chosen tab that does not fit is scrolled to, sideways only.
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>('[aria-selected=true]');
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [value]);
  const choose = (index: number) => {
    const tab = tabs.at(index % tabs.length);
    if (!tab) return;
    onChange(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]').item(tabs.indexOf(tab)).focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const current = tabs.findIndex((tab) => tab.id === value);
    const next = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  };
  return (
    <>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <TabButton
            key={tab.id}
            id={`${baseId}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === value}
            aria-controls={tab.id === value ? `${baseId}-panel` : undefined}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && <Count aria-hidden={tab.count === '0'}> {tab.count}</Count>}
          </TabButton>
        ))}
      </List>
      <Panel
        id={`${baseId}-panel`}
        role="tabpanel"
        aria-labelledby={`${baseId}-${value}`}
        tabIndex={0}
      >
        {children}
      </Panel>
    </>
  );
}

const List = styled.div`
  position: relative;
  display: flex;
  gap: ${space[4]};
  align-items: flex-end;
  overflow-x: auto;
  border-bottom: 1px solid ${color.border};
  scrollbar-width: none;
`;

const TabButton = styled.button`
  position: relative;
  display: flex;
  flex: none;
  /* The count is read after the label, and seen before it. */
  flex-direction: column-reverse;
  align-items: center;
  justify-content: center;
  min-width: ${size.touch};
  min-height: 48px;
  padding: 0 ${space[1]};

  &:has(> span) {
    padding-block: ${space[1]} 10px;
  }

  border: 0;
  background: none;
  color: ${color.textMuted};
  font: ${type.label};
  cursor: pointer;
  transition: color ${duration.fast};

  &::after {
    position: absolute;
    bottom: 2px;
    left: calc(50% - 3px);
    width: 6px;
    height: 6px;
    border-radius: ${radius.full};
    background: transparent;
    content: '';
    transition: background-color ${duration.fast};
  }

  &[aria-selected='true'] {
    color: ${color.text};
  }

  &[aria-selected='true']::after {
    background: ${color.saffron};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }
`;

const Count = styled.span`
  font: ${type.title2};
  font-variant-numeric: tabular-nums;
`;

const Panel = styled.div`
  padding-top: ${space[4]};
`;
