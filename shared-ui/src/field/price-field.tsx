import styled from 'styled-components';
import { color, space } from '@karavan/shared-ui/tokens';
import { currencyDigits, currencySign } from '../price/currency.ts';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

export interface PriceFieldProps extends Omit<NumberFieldProps, 'decimals' | 'stepper' | 'end'> {
  /** ISO 4217; determines how many digits may follow the point. */
  readonly currency: string;
  readonly locale: string;
}

/** A sum of money as a decimal string, with its currency beside it. */
export function PriceField({ currency, locale, value, ...rest }: PriceFieldProps) {
  return (
    <NumberField
      min={0}
      {...rest}
      // As one would type it: a stored sum has all its digits.
      value={value.replace(/\.00$/, '')}
      decimals={currencyDigits(currency)}
      end={<Sign>{currencySign(currency, locale)}</Sign>}
    />
  );
}

const Sign = styled.span`
  margin-inline-start: ${space[1]};
  color: ${color.textMuted};
`;
