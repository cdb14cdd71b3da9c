import { useEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { useShell } from '@karavan/shared-api/remote';
import { useLocation } from '@karavan/shared-api/router';
import { Column } from '@karavan/shared-ui/column';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { SegmentedControl } from '@karavan/shared-ui/segmented-control';
import { EmptyState } from '@karavan/shared-ui/states';
import { space } from '@karavan/shared-ui/tokens';
import { NotOperator } from './not-operator.tsx';
import { PlatformNav, type PlatformSection } from './platform-nav.tsx';
import { useT } from './translation.ts';

interface QueuePageProps<Item, State extends string> {
  readonly section: PlatformSection;
  readonly title: string;
  readonly list: Parameters<typeof EndlessView<Item>>[0]['list'] & {
    readonly error: { readonly status?: number } | null;
  };
  readonly keyOf: (item: Item) => number;
  readonly states: readonly { readonly value: State; readonly label: string }[];
  readonly state: State;
  readonly onStateChange: (state: State) => void;
  readonly empty: { readonly title: string; readonly text?: string };
  /** Stands between the states and the list. */
  readonly order?: ReactNode;
  readonly children: (item: Item) => ReactNode;
}

/** One queue of the operators: what waits, what is decided, and each case as a card. */
export function QueuePage<Item, State extends string>({
  section,
  title,
  list,
  keyOf,
  states,
  state,
  onStateChange,
  empty,
  order,
  children,
}: QueuePageProps<Item, State>) {
  const t = useT();
  const { header } = useShell();
  const { key } = useLocation();
  useEffect(() => header.set({ title, backTo: '/profile' }), [header, title]);
  if (list.error?.status === 403) return <NotOperator />;
  return (
    <Column>
      <h1 className="visually-hidden">{title}</h1>
      <PlatformNav current={section} />
      <Choices>
        <SegmentedControl
          label={t('state')}
          segments={states}
          value={state}
          onChange={onStateChange}
        />
        {order}
      </Choices>
      <EndlessView
        list={list}
        label={title}
        keyOf={keyOf}
        gap={12}
        positionKey={key + section + state}
        empty={<EmptyState scene="done" {...empty} />}
      >
        {children}
      </EndlessView>
    </Column>
  );
}

const Choices = styled.div`
  display: grid;
  gap: ${space[3]};
`;
