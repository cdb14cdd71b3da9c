import { useId, type FormEvent, type Ref } from 'react';
import { SendHorizontal, X } from 'lucide-react';
import styled from 'styled-components';
import type { Comment } from '@karavan/shared-api/contract/comments';
import { COMMENT_LENGTH } from '@karavan/shared-api/contract/limits';
import { useKeptText } from '@karavan/shared-api/own';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { color, layer, radius, size, space, type } from '@karavan/shared-ui/tokens';
import { useDiscussT } from './translation.ts';

interface CommentFormProps {
  readonly itemId: number;
  /** Where one writes. */
  readonly field: Ref<HTMLTextAreaElement>;
  /** The comment being replied to. */
  readonly replyTo: Comment | null;
  readonly isSending: boolean;
  onCancelReply(): void;
  /** Resolves true once the comment is stored. */
  onSend(text: string): Promise<boolean>;
}

/** The input at the bottom of the discussion; the text stays, also when the page is left, until the server has stored it. */
export function CommentForm({
  itemId,
  field,
  replyTo,
  isSending,
  onCancelReply,
  onSend,
}: CommentFormProps) {
  const t = useDiscussT();
  const addressee = useId();
  const [text, setText] = useKeptText(`comment ${itemId}`);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const words = text.trim();
    if (words !== '' && !isSending && (await onSend(words))) setText('');
  }

  return (
    <Form onSubmit={(event) => void submit(event)}>
      {replyTo && (
        <Reply>
          <span id={addressee}>
            {t('in_reply_to', { name: replyTo.user.full_name || t('anonymous') })}
          </span>
          <IconButton label={t('cancel_reply')} icon={<X size={18} />} onClick={onCancelReply} />
        </Reply>
      )}
      <Line>
        <Field
          ref={field}
          aria-label={t('write_comment')}
          aria-describedby={replyTo ? addressee : undefined}
          placeholder={t('write_comment')}
          value={text}
          rows={1}
          maxLength={COMMENT_LENGTH}
          onChange={({ target }) => setText(target.value)}
        />
        <IconButton
          type="submit"
          label={t('send')}
          disabled={text.trim() === '' || isSending}
          icon={<SendHorizontal size={22} />}
        />
      </Line>
    </Form>
  );
}

const Form = styled.form`
  position: sticky;
  bottom: 0;
  z-index: ${layer.chrome};
  padding: ${space[2]} ${space[4]} calc(${space[2]} + env(safe-area-inset-bottom));
  background: ${color.surface};
  border-top: 1px solid ${color.border};
`;

const Reply = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  color: ${color.textMuted};
  font: ${type.second};
`;

const Line = styled.div`
  display: flex;
  align-items: end;
  gap: ${space[2]};
`;

const Field = styled.textarea`
  flex: 1;
  field-sizing: content;
  min-height: ${size.touch};
  max-height: 160px;
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  color: ${color.text};
  font: inherit;
  resize: none;
`;
