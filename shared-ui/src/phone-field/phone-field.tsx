import {
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type InputHTMLAttributes,
} from 'react';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { color, space } from '@karavan/shared-ui/tokens';
import { useUiText } from '@karavan/shared-ui/ui-text';
import { controlBox, FieldFrame, type FieldFrameProps } from '../field/field-frame.tsx';
import { Flag } from '../flag/flag.tsx';
import {
  callingCodeOf,
  caretAfter,
  dialCountries,
  dialCountryOf,
  numberOf,
  phoneEntryOf,
  readPhone,
  type CountryCode,
} from './phone-entry.ts';

/** What the field needs from the page. */
export interface PhoneCountry {
  /** The default country of a new number: ISO 3166-1, two letters. */
  readonly country: string | undefined;
  countryName(country: string): string;
  /** Lets the person choose a country; undefined when they have chosen none. */
  chooseCountry(choice: {
    readonly selected: string;
    readonly countries: readonly { readonly code: string; readonly callingCode: string }[];
  }): Promise<string | undefined>;
}

export interface PhoneFieldProps
  extends
    FieldFrameProps,
    PhoneCountry,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type' | 'value' | 'onChange'> {
  /** A plus and the digits typed so far; empty while there are none. */
  readonly value: string;
  /** Also takes short numbers, which begin with a star. */
  readonly takesShort?: boolean;
  onValueChange(value: string): void;
}

const HOME: CountryCode = 'KG';

/** A phone number: its country, chosen from a list, and the digits, grouped while typing. */
export function PhoneField({
  label,
  hint,
  error,
  value,
  takesShort = false,
  country: usual,
  countryName,
  chooseCountry,
  onValueChange,
  autoComplete = 'tel',
  ...rest
}: PhoneFieldProps) {
  const t = useUiText();
  const input = useRef<HTMLInputElement>(null);
  const digitsBeforeCaret = useRef<number>(undefined);
  const [chosen, setChosen] = useState<CountryCode>();
  const isShort = takesShort && isShortNumber(value);
  const entry = phoneEntryOf(value, chosen ?? dialCountryOf(usual ?? HOME) ?? HOME);
  const { country } = entry;
  const text = isShort ? value : entry.text;

  useLayoutEffect(() => {
    if (digitsBeforeCaret.current === undefined) return;
    const position = caretAfter(text, digitsBeforeCaret.current);
    digitsBeforeCaret.current = undefined;
    input.current?.setSelectionRange(position, position);
  });

  function change(typed: string, within: CountryCode): void {
    if (takesShort && isShortNumber(typed)) {
      onValueChange(`*${typed.replaceAll(/\D/g, '')}`);
      return;
    }
    const entry = readPhone(typed, within);
    setChosen(entry.country);
    onValueChange(numberOf(entry));
  }

  function type({ target }: ChangeEvent<HTMLInputElement>): void {
    const caret = target.selectionStart ?? target.value.length;
    // When text is added at the end, the caret stays there by itself.
    if (caret < target.value.length)
      digitsBeforeCaret.current = target.value.slice(0, caret).replaceAll(/\D/g, '').length;
    change(target.value, country);
  }

  async function choose(): Promise<void> {
    const answer = await chooseCountry({ selected: country, countries: dialCountries() });
    const next = dialCountryOf(answer ?? '');
    if (next) change(text, next);
  }

  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <Box>
          {!isShort && (
            <Country
              type="button"
              aria-label={t('phone_country', {
                country: countryName(country),
                code: callingCodeOf(country),
              })}
              onClick={() => void choose()}
            >
              <Flag country={country} />
              <span>{`+${callingCodeOf(country)}`}</span>
              <ChevronDown size={16} aria-hidden />
            </Country>
          )}
          <Input
            {...rest}
            {...control}
            ref={input}
            type="tel"
            inputMode="tel"
            autoComplete={autoComplete}
            value={text}
            onChange={type}
          />
        </Box>
      )}
    </FieldFrame>
  );
}

function isShortNumber(text: string): boolean {
  return text.trimStart().startsWith('*');
}

const Box = styled.div`
  display: flex;
  gap: ${space[2]};
`;

const Country = styled.button`
  ${controlBox}
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space[1]};
  width: auto;
  padding: 0 ${space[3]};
  cursor: pointer;

  svg {
    color: ${color.textMuted};
  }
`;

const Input = styled.input`
  ${controlBox}
  flex: 1;
  min-width: 0;
  font-variant-numeric: tabular-nums;
`;
