import type { ReactNode } from 'react';
import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '@karavan/shared-ui/button';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { color, size, space, type } from '@karavan/shared-ui/tokens';
import { moved } from './moved.ts';
import { useEntries } from './use-entries.tsx';

interface EntryRowsProps<T> {
  readonly list: readonly T[];
  readonly limit: number;
  /** What a new entry starts with. */
  readonly blank: T;
  readonly words: {
    readonly add: string;
    readonly full: string;
    remove(number: number): string;
    raise(number: number): string;
  };
  readonly children: (entry: T, index: number) => ReactNode;
  onChange(list: T[]): void;
}

/** The entries of a list that a person keeps in an order of their own, each with its fields. */
export function EntryRows<T>({ list, limit, blank, words, children, onChange }: EntryRowsProps<T>) {
  const entries = useEntries();
  return (
    <>
      {list.length > 0 && (
        <List>
          {list.map((entry, index) => (
            // What stands in a row is all in the list, so a row is no more than its place.
            // oxlint-disable-next-line react/no-array-index-key
            <Row key={index}>
              <Field>{children(entry, index)}</Field>
              <Actions>
                {index > 0 && (
                  <IconButton
                    {...entries.move('up')}
                    label={words.raise(index + 1)}
                    icon={<ArrowUp size={20} />}
                    onClick={() => {
                      onChange(moved(list, index, index - 1));
                      entries.moved(index - 1, list.length, 'up');
                    }}
                  />
                )}
                <IconButton
                  {...entries.remove}
                  label={words.remove(index + 1)}
                  icon={<Trash2 size={20} />}
                  onClick={() => {
                    onChange(list.filter((_, other) => other !== index));
                    entries.removed(index, list.length - 1);
                  }}
                />
              </Actions>
            </Row>
          ))}
        </List>
      )}
      {list.length < limit ? (
        <Button
          kind="secondary"
          wide
          icon={<Plus size={20} />}
          onClick={() => {
            onChange([...list, blank]);
            entries.added(list.length);
          }}
        >
          {words.add}
        </Button>
      ) : (
        <Full>{words.full}</Full>
      )}
      {entries.status}
    </>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${space[5]};
  container-type: inline-size;
`;

const Row = styled.li`
  display: flex;
  gap: ${space[2]};

  @container (max-width: 20em) {
    flex-direction: column;
  }
`;

const Field = styled.div`
  flex: 1;
  min-width: 0;
`;

/** Beside the control, below its label; where there is no room for both, below the control. */
const Actions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: end;

  @container (min-width: 20em) {
    height: ${size.field};
    margin-top: calc(1lh + 6px);
    font: ${type.labelSmall};
  }
`;

const Full = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;
