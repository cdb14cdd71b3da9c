import type { ReactNode } from 'react';
import { CircleAlert, Inbox } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '../button/button.tsx';
import { useUiText } from '@karavan/shared-ui/ui-text';
import {
  color,
  fontSize,
  lineHeight,
  radius,
  space,
  tracking,
  weight,
} from '@karavan/shared-ui/tokens';

interface StateAction {
  readonly label: string;
  run(): void;
}

interface EmptyStateProps {
  readonly title: string;
  /** What to do next. */
  readonly text?: string;
  readonly action?: StateAction;
  /** An icon of 32 px; an empty tray by default. */
  readonly picture?: ReactNode;
}

/** An empty list: says what to do next. */
export function EmptyState({ title, text, action, picture }: EmptyStateProps) {
  return (
    <Root>
      <Picture aria-hidden>{picture ?? <Inbox size={32} strokeWidth={1.75} />}</Picture>
      <Title>{title}</Title>
      {text && <Explanation>{text}</Explanation>}
      {action && <Button onClick={action.run}>{action.label}</Button>}
    </Root>
  );
}

interface ErrorStateProps {
  /** What happened; "Something went wrong" by default. */
  readonly title?: string;
  readonly text?: string;
  /** The retry; its label comes from the provider by default. */
  readonly action: { readonly label?: string; run(): void };
  /** An icon of 32 px; an exclamation mark by default. */
  readonly picture?: ReactNode;
}

/** Something could not be shown: says what happened and offers a retry. */
export function ErrorState({ title, text, action, picture }: ErrorStateProps) {
  const t = useUiText();
  return (
    <Root role="alert">
      <ErrorPicture aria-hidden>
        {picture ?? <CircleAlert size={32} strokeWidth={1.75} />}
      </ErrorPicture>
      <Title>{title ?? t('error_title')}</Title>
      {text && <Explanation>{text}</Explanation>}
      <Button onClick={action.run}>{action.label ?? t('try_again')}</Button>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  justify-content: center;
  justify-items: center;
  gap: ${space[3]};
  max-width: 420px;
  margin: 0 auto;
  padding: ${space[7]} ${space[4]};
  text-align: center;
`;

const Picture = styled.span`
  display: grid;
  place-items: center;
  width: 80px;
  height: 80px;
  margin-bottom: ${space[1]};
  border-radius: ${radius.full};
  background: ${color.accentSoft};
  color: ${color.accentStrong};
`;

const ErrorPicture = styled(Picture)`
  background: ${color.dangerSoft};
  color: ${color.danger};
`;

const Title = styled.h2`
  font-size: ${fontSize.title};
  font-weight: ${weight.bold};
  letter-spacing: ${tracking.tight};
  line-height: ${lineHeight.tight};
  text-wrap: balance;
`;

const Explanation = styled.p`
  margin-bottom: ${space[2]};
  color: ${color.textMuted};
  text-wrap: pretty;
`;
