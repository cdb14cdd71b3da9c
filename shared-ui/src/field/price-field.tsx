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
export function PriceField({ currency, locale, ...rest }: PriceFieldProps) {
  return (
    <NumberField
      min={0}
      {...rest}
      decimals={currencyDigits(currency)}
      end={<Sign>{currencySign(currency, locale)}</Sign>}
    />
  );
}

const Sign = styled.span`
  margin-inline-start: ${space[1]};
  color: ${color.textMuted};
`;
