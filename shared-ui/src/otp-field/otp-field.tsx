import { useEffect, useRef } from 'react';
import { OTPField as Base } from '@base-ui/react/otp-field';
import styled from 'styled-components';
import { controlBox, FieldFrame, type FieldFrameProps } from '../field/field-frame.tsx';
import { useUiText } from '@karavan/shared-ui/ui-text';
import { color, space, type } from '@karavan/shared-ui/tokens';

interface OtpFieldProps extends FieldFrameProps {
  readonly length?: number;
  readonly value: string;
  onValueChange(value: string): void;
  /** All digits are there. */
  onComplete?(value: string): void;
  readonly disabled?: boolean;
  /** Takes the focus when it appears, as the only input of a step. */
  readonly focusOnMount?: boolean;
}

/** A one-time code, one box per digit; it can be pasted or filled in by the phone. */
export function OtpField({
  label,
  hint,
  error,
  length = 6,
  value,
  onValueChange,
  onComplete,
  disabled = false,
  focusOnMount = false,
}: OtpFieldProps) {
  const t = useUiText();
  const firstDigit = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focusOnMount) firstDigit.current?.focus();
  }, [focusOnMount]);
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {({ id, 'aria-invalid': invalid, 'aria-describedby': description }) => (
        <Digits
          id={id}
          length={length}
          value={value}
          disabled={disabled}
          aria-describedby={description}
          onValueChange={(text) => onValueChange(text)}
          onValueComplete={(text) => onComplete?.(text)}
        >
          {Array.from({ length }, (_, index) => (
            <Digit
              key={index}
              ref={index === 0 ? firstDigit : undefined}
              aria-invalid={invalid}
              aria-label={
                index === 0 ? undefined : t('code_digit', { position: index + 1, count: length })
              }
            />
          ))}
        </Digits>
      )}
    </FieldFrame>
  );
}

const Digits = styled(Base.Root)`
  display: flex;
  gap: ${space[2]};
`;

const Digit = styled(Base.Input)`
  ${controlBox}
  flex: 1;
  min-width: 0;
  max-width: 56px;
  min-height: 56px;
  padding: 0;
  font: ${type.title2};
  font-variant-numeric: tabular-nums;
  text-align: center;
  caret-color: ${color.accent};
`;
