import { useAtomValue } from 'jotai';
import type { TypedCode } from '@karavan/shared-api/contract/carts';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { TextField } from '@karavan/shared-ui/text-field';
import { useT, withCodeTexts } from './translation.ts';

interface CodeFieldProps {
  readonly value: string;
  /** What the server has said of the last code. */
  readonly typed: TypedCode | undefined;
  /** Instead of that. */
  readonly error: string | undefined;
  onValueChange(code: string): void;
}

/** A code has at most so many characters. */
const LENGTH = 20;

/** The code of a promotion, and why it does not count. */
export const CodeField = withCodeTexts(Field);

function Field({ value, typed, error, onValueChange }: CodeFieldProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  return (
    <TextField
      label={t('code')}
      maxLength={LENGTH}
      autoComplete="off"
      autoCapitalize="characters"
      value={value}
      error={error ?? obstacle()}
      onChange={({ target }) => onValueChange(target.value)}
    />
  );

  /** Nothing while the code is being changed. */
  function obstacle(): string | undefined {
    if (!typed?.obstacle || value.trim().toUpperCase() !== typed.code) return undefined;
    if (typed.obstacle !== 'below_minimum') return t(`obstacle_${typed.obstacle}`);
    return typed.missing
      ? t('obstacle_below_minimum', { sum: formatMoney(typed.missing, locale) })
      : undefined;
  }
}
