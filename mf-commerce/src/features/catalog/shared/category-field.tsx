import { useId, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { listCategories } from '@karavan/shared-api/client/feed';
import type { Category } from '@karavan/shared-api/contract/feed';
import { useEndpoint } from '@karavan/shared-api/query';
import { controlBox, FieldFrame } from '@karavan/shared-ui/field-frame';
import { color, layer, radius, shadow, size, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';

interface CategoryFieldProps {
  readonly value: number | null;
  readonly error?: string | undefined;
  onValueChange(category: number): void;
}

interface Choice {
  readonly id: number;
  readonly title: string;
  /** The category that it belongs to. */
  readonly within: string | null;
}

const SHOWN = 8;

/** A category found by typing: arrow keys move among what fits, Enter takes one. */
export function CategoryField({ value, error, onValueChange }: CategoryFieldProps) {
  const t = useT();
  const listId = useId();
  const choices = choicesOf(useEndpoint(listCategories, {}).data?.list ?? []);
  /** Null while nothing is typed: the field shows what is chosen. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const chosen = choices.find(({ id }) => id === value);
  const found = typed === null ? [] : find(choices, typed);
  const optionId = (index: number) => `${listId}-${index}`;

  function take({ id }: Choice): void {
    setTyped(null);
    onValueChange(id);
  }

  function move(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || found.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setActive((active + step + found.length) % found.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      take(found[Math.min(active, found.length - 1)]!);
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      event.preventDefault();
      setTyped(null);
    }
  }

  return (
    <FieldFrame label={t('field_category')} error={error}>
      {(control) => (
        <Box>
          <Input
            {...control}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={found.length > 0}
            aria-controls={listId}
            aria-activedescendant={found.length > 0 ? optionId(active) : undefined}
            autoComplete="off"
            placeholder={t('category_placeholder')}
            value={typed ?? (chosen ? labelOf(chosen) : '')}
            onFocus={({ target }) => {
              setTyped('');
              setActive(0);
              target.select();
            }}
            onChange={({ target }) => {
              setTyped(target.value);
              setActive(0);
            }}
            onKeyDown={move}
            onBlur={() => setTyped(null)}
          />
          <Popup
            id={listId}
            role="listbox"
            aria-label={t('categories')}
            hidden={found.length === 0}
          >
            {found.map((choice, index) => (
              <Option
                key={choice.id}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                // The field keeps the focus.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => take(choice)}
              >
                {choice.title}
                {choice.within && <small>{choice.within}</small>}
              </Option>
            ))}
          </Popup>
        </Box>
      )}
    </FieldFrame>
  );
}

const labelOf = ({ title, within }: Choice) => (within ? `${within} · ${title}` : title);

function choicesOf(categories: readonly Category[]): Choice[] {
  return categories.flatMap(({ id, title, subcategories }) => [
    ...subcategories.map((one) => ({ ...one, within: title })),
    { id, title, within: null },
  ]);
}

/** What begins with the text stands before what contains it. */
function find(choices: readonly Choice[], typed: string): Choice[] {
  const text = typed.trim().toLowerCase();
  const place = (choice: Choice) => {
    const title = choice.title.toLowerCase();
    if (title.startsWith(text)) return 0;
    if (title.includes(text)) return 1;
    return choice.within?.toLowerCase().includes(text) ? 2 : 3;
  };
  return choices
    .filter((choice) => place(choice) < 3)
    .toSorted((one, other) => place(one) - place(other))
    .slice(0, SHOWN);
}

const Box = styled.div`
  position: relative;
`;

const Input = styled.input`
  ${controlBox}
`;

const Popup = styled.div`
  position: absolute;
  inset: calc(100% + 4px) 0 auto;
  z-index: ${layer.chrome};
  max-height: 320px;
  overflow-y: auto;
  padding: ${space[1]};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.floating};
`;

const Option = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-height: ${size.touch};
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.small};
  cursor: pointer;

  small {
    color: ${color.textMuted};
    font: ${type.second};
  }

  &[aria-selected='true'],
  &:hover {
    background: ${color.fill};
  }
`;
