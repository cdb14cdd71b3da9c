import { useLayoutEffect, useRef, type ChangeEvent } from 'react';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { useAtomValue } from 'jotai';
import type { ShellApi } from '@karavan/shared-api/remote';
import { localeAtom } from '@karavan/shared-api/state';
import { controlBox, FieldFrame } from '@karavan/shared-ui/field-frame';
import { color, space } from '@karavan/shared-ui/tokens';
import { countryName } from '../../region/country.ts';
import { Flag } from '../../region/flag.tsx';
import { useT } from '../translation.ts';
import {
  callingCodeOf,
  caretAfter,
  dialCountries,
  dialCountryOf,
  readPhone,
  type PhoneEntry,
} from './phone-entry.ts';

interface PhoneFieldProps {
  readonly entry: PhoneEntry;
  readonly error: string | undefined;
  readonly overlays: ShellApi['overlays'];
  onChange(entry: PhoneEntry): void;
}

/** A phone number: its country, chosen from all of them, and the digits, grouped while one types. */
export function PhoneField({ entry, error, overlays, onChange }: PhoneFieldProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const input = useRef<HTMLInputElement>(null);
  const digitsBeforeCaret = useRef<number>(undefined);
  const { country, text } = entry;

  useLayoutEffect(() => {
    if (digitsBeforeCaret.current === undefined) return;
    const position = caretAfter(text, digitsBeforeCaret.current);
    digitsBeforeCaret.current = undefined;
    input.current?.setSelectionRange(position, position);
  });

  function type({ target }: ChangeEvent<HTMLInputElement>): void {
    const caret = target.selectionStart ?? target.value.length;
    // Text that is added at the end keeps its caret there by itself.
    if (caret < target.value.length)
      digitsBeforeCaret.current = target.value.slice(0, caret).replaceAll(/\D/g, '').length;
    onChange(readPhone(target.value, country));
  }

  async function chooseCountry(): Promise<void> {
    const chosen = await overlays.open('phone_country', {
      selected: country,
      countries: dialCountries(),
    });
    const next = dialCountryOf(String(chosen));
    if (next) onChange(readPhone(text, next));
  }

  return (
    <FieldFrame label={t('phone')} error={error}>
      {(control) => (
        <Box>
          <Country
            type="button"
            aria-label={t('phone_country', {
              country: countryName(country, locale),
              code: callingCodeOf(country),
            })}
            onClick={() => void chooseCountry()}
          >
            <Flag country={country} />
            <span>{`+${callingCodeOf(country)}`}</span>
            <ChevronDown size={16} aria-hidden />
          </Country>
          <Input
            {...control}
            ref={input}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            value={text}
            onChange={type}
          />
        </Box>
      )}
    </FieldFrame>
  );
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
