import type { FormEvent, ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { Button } from '@karavan/shared-ui/button';
import { color, radius, space } from '@karavan/shared-ui/tokens';
import { Heading, Hint } from '../page-layout.ts';

interface SignInFormProps {
  readonly title: string;
  readonly hint: string;
  readonly submit: string;
  readonly isBusy: boolean;
  /** Nothing can be sent for the moment; `submit` says for how long. */
  readonly isPaused?: boolean;
  readonly problem: string | undefined;
  readonly children: ReactNode;
  /** Alternatives, below the button. */
  readonly footer?: ReactNode;
  readonly ref?: Ref<HTMLFormElement>;
  onSubmit(event: FormEvent): void;
}

/** The frame shared by all steps of signing in. */
export function SignInForm({
  title,
  hint,
  submit,
  isBusy,
  isPaused = false,
  problem,
  children,
  footer,
  ref,
  onSubmit,
}: SignInFormProps) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(event);
  };
  return (
    <Form ref={ref} onSubmit={handleSubmit} noValidate>
      <Heading data-title>{title}</Heading>
      <Hint>{hint}</Hint>
      {children}
      {problem && <Problem role="alert">{problem}</Problem>}
      <Button type="submit" wide loading={isBusy} paused={isPaused}>
        {submit}
      </Button>
      {footer}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
`;

const Problem = styled.p`
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.dangerSoft};
  color: ${color.danger};
`;
