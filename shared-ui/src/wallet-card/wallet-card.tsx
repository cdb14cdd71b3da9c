import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import {
  color,
  fontSize,
  gradient,
  radius,
  shadow,
  space,
  weight,
} from '@karavan/shared-ui/tokens';

interface WalletCardProps {
  /** What kind of card it is. */
  readonly title: string;
  /** Who issued it. */
  readonly issuer: string;
  /** The largest text on it, such as a percentage. */
  readonly value: string;
  readonly background: keyof typeof gradient;
  readonly children?: ReactNode;
}

/** A card as in a wallet. */
export function WalletCard({ title, issuer, value, background, children }: WalletCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} $background={gradient[background]}>
      <Top>
        <h2 id={id}>{title}</h2>
        <span>{issuer}</span>
      </Top>
      <Value>{value}</Value>
      {children}
    </Card>
  );
}

const Card = styled.section<{ readonly $background: string }>`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
  padding: ${space[4]} ${space[5]};
  border-radius: ${radius.large};
  background: ${({ $background }) => $background};
  box-shadow: ${shadow.card};
  color: ${color.onFill};
  font-size: ${fontSize.small};
`;

const Top = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};

  h2 {
    font-size: inherit;
    font-weight: ${weight.bold};
  }
`;

const Value = styled.p`
  font-size: ${fontSize.display};
  font-weight: ${weight.bold};
`;
