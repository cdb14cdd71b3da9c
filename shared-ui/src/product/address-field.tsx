import {
  useEffect,
  useEffectEvent,
  useId,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Building2, MapPin, Signpost } from 'lucide-react';
import styled from 'styled-components';
import type { GeocodedPlace } from '@karavan/shared-api/contract/geocoding';
import { Button } from '@karavan/shared-ui/button';
import { controlBox, FieldFrame, type FieldFrameProps } from '@karavan/shared-ui/field-frame';
import { Spinner } from '@karavan/shared-ui/spinner';
import { color, layer, radius, shadow, size, space, type } from '@karavan/shared-ui/tokens';
import { useUiText } from '@karavan/shared-ui/ui-text';
import { useDebounced } from '@karavan/shared-ui/use-debounced';

/** What is known of a typed address. */
export interface AddressSuggestions {
  readonly status: 'idle' | 'loading' | 'failed' | 'ready';
  readonly list: readonly GeocodedPlace[];
  /** Whom they come from, if they want to be named. */
  readonly credits: string | null;
  /** Asks for what is typed; an empty text asks for nothing. */
  ask(text: string): void;
  retry(): void;
  readonly texts: {
    /** Of the list, for screen readers. */
    readonly list: string;
    readonly loading: string;
    readonly nothing: string;
    readonly failed: string;
    /** How many there are, for screen readers. */
    readonly count: string;
  };
}

interface AddressFieldProps extends FieldFrameProps {
  readonly value: string;
  readonly name?: string;
  readonly required?: boolean;
  readonly autoComplete?: string;
  readonly placeholder?: string;
  /** Shown in the box before the text, such as a search icon. */
  readonly start?: ReactNode;
  readonly suggestions: AddressSuggestions;
  onValueChange(value: string): void;
  onPick(place: GeocodedPlace): void;
}

const ICONS = { house: MapPin, street: Signpost, landmark: MapPin, city: Building2 } as const;

/**
 * A text field that suggests addresses while somebody types: arrow keys move among them, Enter takes one, Escape closes
 * them, and whoever ignores them writes on.
 */
export function AddressField({
  label,
  hint,
  error,
  start,
  suggestions,
  value,
  onValueChange,
  onPick,
  ...input
}: AddressFieldProps) {
  const t = useUiText();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const { status, list, credits, texts } = suggestions;
  const wanted = useDebounced(isOpen ? value : '');
  const ask = useEffectEvent((text: string) => suggestions.ask(text));
  useEffect(() => ask(wanted), [wanted]);

  const isShown = isOpen && status !== 'idle';
  const active = chosen < list.length ? chosen : -1;
  const optionId = (index: number) => `${listId}-${index}`;

  function close(): void {
    setIsOpen(false);
    setChosen(-1);
  }

  function pick(place: GeocodedPlace): void {
    close();
    onPick(place);
  }

  function move(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && list.length > 0) {
      event.preventDefault();
      setIsOpen(true);
      // Beyond either end is the text itself.
      const places = list.length + 1;
      setChosen(((((active + 1 + step) % places) + places) % places) - 1);
    } else if (event.key === 'Enter' && isShown && active >= 0) {
      event.preventDefault();
      pick(list[active]!);
    } else if (event.key === 'Escape' && isShown) {
      // What is around, such as a dialog, stays.
      event.stopPropagation();
      event.preventDefault();
      close();
    }
  }

  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <Box>
          {start && <Start aria-hidden>{start}</Start>}
          <Input
            {...input}
            {...control}
            $hasStart={Boolean(start)}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isShown && list.length > 0}
            aria-controls={listId}
            aria-activedescendant={isShown && active >= 0 ? optionId(active) : undefined}
            value={value}
            onChange={({ target }) => {
              setIsOpen(true);
              setChosen(-1);
              onValueChange(target.value);
            }}
            onKeyDown={move}
            onBlur={close}
          />
          <span className="visually-hidden" role="status">
            {isShown && status === 'ready' && list.length > 0 ? texts.count : ''}
          </span>
          <Popup hidden={!isShown}>
            <div id={listId} role="listbox" aria-label={texts.list}>
              {list.map((place, index) => {
                const Icon = ICONS[place.kind];
                return (
                  <Option
                    key={`${place.title} ${place.detail} ${place.latitude} ${place.longitude}`}
                    id={optionId(index)}
                    role="option"
                    aria-selected={index === active}
                    // The field keeps the focus.
                    onPointerDown={(event) => event.preventDefault()}
                    onClick={() => pick(place)}
                  >
                    <Icon size={20} aria-hidden />
                    <span>
                      {place.title}
                      <Detail>{place.detail}</Detail>
                    </span>
                  </Option>
                );
              })}
            </div>
            {status === 'loading' && (
              <Line role="status">
                <Spinner />
                {texts.loading}
              </Line>
            )}
            {status === 'ready' && list.length === 0 && <Line role="status">{texts.nothing}</Line>}
            {status === 'failed' && (
              <Line role="alert">
                {texts.failed}
                <Button
                  kind="quiet"
                  size="small"
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={suggestions.retry}
                >
                  {t('try_again')}
                </Button>
              </Line>
            )}
            {credits && list.length > 0 && <Credits>{credits}</Credits>}
          </Popup>
        </Box>
      )}
    </FieldFrame>
  );
}

const Box = styled.div`
  position: relative;
`;

const Start = styled.span`
  position: absolute;
  top: 0;
  left: ${space[4]};
  display: grid;
  align-items: center;
  height: ${size.field};
  color: ${color.textMuted};
  pointer-events: none;
`;

const Input = styled.input<{ $hasStart: boolean }>`
  ${controlBox}
  padding-left: ${({ $hasStart }) => ($hasStart ? '48px' : space[4])};
`;

const Popup = styled.div`
  position: absolute;
  top: calc(100% + ${space[1]});
  right: 0;
  left: 0;
  z-index: ${layer.chrome};
  overflow: hidden auto;
  max-height: min(320px, 50vh);
  padding: ${space[1]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.card};

  &[hidden] {
    display: none;
  }
`;

const Option = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${size.touch};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.small};
  cursor: pointer;

  > svg {
    flex: none;
    color: ${color.textMuted};
  }

  &:hover,
  &[aria-selected='true'] {
    background: ${color.accentSoft};
  }

  &[aria-selected='true'] {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`;

const Detail = styled.span`
  display: block;
  color: ${color.textMuted};
  font: ${type.caption};
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.touch};
  padding: ${space[2]} ${space[3]};
  color: ${color.textMuted};
  font: ${type.second};
`;

const Credits = styled.small`
  display: block;
  padding: ${space[1]} ${space[3]};
  color: ${color.textMuted};
  font: ${type.caption};
`;
