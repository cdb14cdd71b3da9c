import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { color, gradient, radius, shadow, space, type, weight } from '@karavan/shared-ui/tokens';

interface WalletCardProps {
  /** What kind of card it is. */
  readonly title: string;
  /** The largest text on it, such as a percentage. */
  readonly value: string;
  /** Who issued it, where that is not said above it. */
  readonly issuer?: { readonly title: string; readonly mark: ReactNode } | undefined;
  readonly background: keyof typeof gradient;
  readonly children?: ReactNode;
}

/** A card as in a wallet. */
export function WalletCard({ title, issuer, value, background, children }: WalletCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} $background={gradient[background]}>
      <Top>
        {issuer && <Mark>{issuer.mark}</Mark>}
        <div>
          {issuer && <Issuer>{issuer.title}</Issuer>}
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
