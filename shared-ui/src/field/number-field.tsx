import type { InputHTMLAttributes, ReactNode } from 'react';
import { Minus, Plus } from 'lucide-react';
import styled from 'styled-components';
import { IconButton } from '../button/icon-button.tsx';
import { useUiText } from '@karavan/shared-ui/ui-text';
import { space } from '@karavan/shared-ui/tokens';
import { controlBox, FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import { type NumberRules, settleNumber, typeNumber } from './normalize-number.ts';

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'type' | 'value' | 'min' | 'max' | 'step' | 'onChange'
>;

export interface NumberFieldProps extends FieldFrameProps, NumberRules, NativeProps {
  /** The number as a string, as sent to the server; empty while there is none. */
  readonly value: string;
  onValueChange(value: string): void;
  /** Shown after the number, such as its unit. */
  readonly end?: ReactNode;
  /** Adds buttons that change the number by one. */
  readonly stepper?: boolean;
}

/** A number field: leading zeros disappear while typing; the limits apply on blur. */
export function NumberField({
  label,
  hint,
  error,
  value,
  onValueChange,
  decimals = 0,
  min,
  max,
  end,
  stepper = false,
  onBlur,
  ...rest
}: NumberFieldProps) {
  const rules: NumberRules = {
    decimals,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  };
  const change = (text: string) => {
    if (text !== value) onValueChange(text);
  };
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <Row>
          <Input
            {...rest}
            {...control}
            inputMode={decimals > 0 ? 'decimal' : 'numeric'}
            value={value}
            onChange={(event) => change(typeNumber(event.target.value, value, rules))}
            onBlur={(event) => {
              change(settleNumber(value, rules));
              onBlur?.(event);
            }}
          />
          {end}
          {stepper && <Steps {...{ value, rules, change }} />}
        </Row>
      )}
    </FieldFrame>
  );
}

interface StepsProps {
  readonly value: string;
  readonly rules: NumberRules;
  change(text: string): void;
}

function Steps({ value, rules, change }: StepsProps) {
  const t = useUiText();
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = rules;
  const number = Number(value);
  const step = (by: number) => change(settleNumber(String(number + by), rules));
  return (
    <>
      <IconButton
        kind="filled"
        label={t('decrease')}
        icon={<Minus size={20} />}
        disabled={number <= min}
        onClick={() => step(-1)}
      />
      <IconButton
        kind="filled"
        label={t('increase')}
        icon={<Plus size={20} />}
        disabled={number >= max}
        onClick={() => step(1)}
      />
    </>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
`;

const Input = styled.input`
  ${controlBox}
  font-variant-numeric: tabular-nums;
`;
