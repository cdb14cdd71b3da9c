import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { color, gradient, radius, shadow, space, type, weight } from '@karavan/shared-ui/tokens';

interface WalletCardProps {
  /** What kind of card it is. */
  readonly title: string;
  /** Who issued it. */
  readonly issuer: string;
  /** The largest text on it, such as a percentage. */
  readonly value: string;
  /** The issuer's sign. */
  readonly mark: ReactNode;
  readonly background: keyof typeof gradient;
  readonly children?: ReactNode;
}

/** A card as in a wallet. */
export function WalletCard({ title, issuer, mark, value, background, children }: WalletCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} $background={gradient[background]}>
      <Top>
        <Mark>{mark}</Mark>
        <div>
          <Issuer>{issuer}</Issuer>
          <h2 id={id}>{title}</h2>
        </div>
      </Top>
      <Value>{value}</Value>
      {children}
    </Card>
  );
}

const Card = styled.article<{ readonly $background: string }>`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
  padding: ${space[4]} ${space[5]};
  border-radius: ${radius.large};
  background: ${({ $background }) => $background};
  box-shadow: ${shadow.card};
  color: ${color.onFill};
  font: ${type.second};
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;

  h2 {
    font-size: inherit;
    font-weight: ${weight.regular};
  }
`;

const Mark = styled.span`
  flex: none;
  padding: 2px;
  border-radius: 30%;
  background: ${color.onFill};
`;

const Issuer = styled.p`
  font: ${type.label};
  overflow-wrap: anywhere;
`;

const Value = styled.p`
  font: ${type.title1};
`;
