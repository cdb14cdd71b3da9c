import type { ReactNode } from 'react';
import { Toast as Base } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, Link2, Pin } from 'lucide-react';
import styled from 'styled-components';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { useUiText } from '@karavan/shared-ui/ui-text';
import { color, space, type } from '@karavan/shared-ui/tokens';
import type { ToastMessage } from './toasts.ts';

interface ToastBodyProps {
  readonly message: ToastMessage;
  close(): void;
}

/** The content of a toast, by its kind. */
export function ToastBody({ message, close }: ToastBodyProps) {
  const t = useUiText();
  switch (message.kind) {
    case 'info':
    case 'success':
    case 'error':
    case 'pinned':
      return (
        <Row $tone={message.kind}>
          {ICONS[message.kind]}
          <Title>{message.text}</Title>
          {message.action && <Action {...message.action} close={close} />}
        </Row>
      );
    case 'copy-link':
      return (
        <Row $tone="success">
          <Link2 size={22} aria-hidden />
          <Words>
            <Title>{t('link_copied')}</Title>
            <Address>{message.url}</Address>
          </Words>
        </Row>
      );
    case 'partnership':
      return (
        <Request
          message={message}
          heading={t('partnership_request')}
          accept={
            <Action kind="primary" label={t('accept')} run={message.onAccept} close={close} />
          }
          decline={
            <Action kind="secondary" label={t('decline')} run={message.onReject} close={close} />
          }
        />
      );
    case 'custom':
      return <Custom render={<div />}>{message.content}</Custom>;
    default:
      return message satisfies never;
  }
}

interface ActionProps {
  readonly label: string;
  readonly kind?: 'quiet' | 'primary' | 'secondary';
  run(): void;
  close(): void;
}

/** Pressing the action closes the toast. */
function Action({ label, kind = 'quiet', run, close }: ActionProps) {
  return (
    <Button
      kind={kind}
      size="small"
      onClick={() => {
        close();
        run();
      }}
    >
      {label}
    </Button>
  );
}

interface RequestProps {
  readonly message: Extract<ToastMessage, { kind: 'partnership' }>;
  readonly heading: string;
  readonly accept: ReactNode;
  readonly decline: ReactNode;
}

function Request({ message: { organization }, heading, accept, decline }: RequestProps) {
  return (
    <Stack>
      <Plain>
        <Avatar name={organization.title} src={organization.image} size={44} shape="organization" />
        <Words>
          <Address>{heading}</Address>
          <Title>{organization.title}</Title>
          <Address>{organization.address}</Address>
        </Words>
      </Plain>
      <Answers>
        {decline}
        {accept}
      </Answers>
    </Stack>
  );
}

const ICONS = {
  info: <Info size={22} aria-hidden />,
  success: <CircleCheck size={22} aria-hidden />,
  error: <CircleAlert size={22} aria-hidden />,
  pinned: <Pin size={22} aria-hidden />,
};

const TONES = {
  info: color.blue,
  success: color.success,
  error: color.danger,
  pinned: color.warning,
};

const Plain = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 52px;
`;

const Row = styled(Plain)<{ readonly $tone: keyof typeof TONES }>`
  padding: ${space[2]} ${space[4]};

  > svg {
    flex: none;
    color: ${({ $tone }) => TONES[$tone]};
  }
`;

const Words = styled.div`
  min-width: 0;
`;

const Title = styled(Base.Title).attrs({ render: <p /> })`
  min-width: 0;
  font: ${type.labelSmall};
  overflow-wrap: anywhere;
`;

const Address = styled.p`
  overflow: hidden;
  color: ${color.textMuted};
  font: ${type.caption};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Stack = styled.div`
  display: grid;
  gap: ${space[3]};
  min-width: min(340px, 80vw);
  padding: ${space[4]};
`;

const Answers = styled.div`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: ${space[2]};
`;

const Custom = styled(Base.Title)`
  padding: ${space[3]} ${space[4]};
`;
