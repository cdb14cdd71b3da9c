import type { PageModule } from '@karavan/shared-api/remote';
import { useLocation } from '@karavan/shared-api/router';
import { ForwardMessage } from '../features/forward-message/forward-message.tsx';
import { messageIn } from '../shared/subject-of-chat.ts';

function Forward() {
  const { search } = useLocation();
  return <ForwardMessage messageId={messageIn(search)} />;
}

/** /messenger/forward?message={id}: chooses the chats that a message is forwarded into. */
export const page: PageModule = { Component: Forward };
