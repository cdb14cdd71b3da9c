import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../button/button.tsx';
import { color, fontSize, space, weight } from '../tokens/tokens.ts';

interface StateAction {
  readonly label: string;
  run(): void;
}

interface StateProps {
  readonly title: string;
  /** What to do next, or what happened. */
  readonly text?: string;
  readonly action?: StateAction;
  readonly picture?: ReactNode;
}

/** A list with nothing in it: says what to do next. */
export function EmptyState(props: StateProps) {
  return <State {...props} />;
}

/** Something that could not be shown: says what happened and offers another try. */
export function ErrorState(props: StateProps & { readonly action: StateAction }) {
  return <State role="alert" {...props} />;
}

function State({ title, text, action, picture, role }: StateProps & { readonly role?: 'alert' }) {
  return (
    <Root role={role}>
      {picture}
      <Title>{title}</Title>
      {text && <Text>{text}</Text>}
      {action && <Button onClick={action.run}>{action.label}</Button>}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  justify-content: center;
  max-width: 420px;
  margin: 0 auto;
  padding: ${space[8]} ${space[4]};
  text-align: center;
`;

const Title = styled.h2`
  font-size: ${fontSize.title};
  font-weight: ${weight.bold};
`;

const Text = styled.p`
  margin-bottom: ${space[2]};
  color: ${color.textMuted};
`;
