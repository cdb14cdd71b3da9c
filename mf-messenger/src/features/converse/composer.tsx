import { useRef, useState, type ClipboardEvent, type FormEvent, type KeyboardEvent } from 'react';
import { ImagePlus, SendHorizontal } from 'lucide-react';
import styled from 'styled-components';
import { MESSAGE_MAX_LENGTH, MESSAGE_PICTURES_MAX } from '@karavan/shared-api/contract/limits';
import type { MessageItem } from '@karavan/shared-api/contract/messenger';
import { useKeptText } from '@karavan/shared-api/own';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { color, radius, size, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import type { OutboxDraft } from '../../shared/outbox/outbox.ts';
import { AttachedItem } from './attached-item.tsx';
import { choosePictures, PICTURE_TYPES, type PictureChoice } from './picture-choice.ts';
import { PickedPictures } from './picked-pictures.tsx';

interface ComposerProps {
  readonly chatId: number;
  /** What the next message is about. */
  readonly item: MessageItem | undefined;
  /** Stands there before anything is typed. */
  readonly opening: string;
  /** The next message is about neither. */
  onDetach(): void;
  onSend(
    message: Pick<OutboxDraft, 'text' | 'item'> & { readonly pictures: readonly File[] },
  ): void;
}

const NO_PICTURES: PictureChoice = { pictures: [], problem: null };

/** The message input. What is typed survives leaving the page. */
export function Composer({ chatId, item, opening, onDetach, onSend }: ComposerProps) {
  const t = useT();
  const [text, write] = useKeptText(`chat ${chatId}`, opening);
  const [choice, setChoice] = useState(NO_PICTURES);
  const picker = useRef<HTMLInputElement>(null);
  const isTooLong = text.trim().length > MESSAGE_MAX_LENGTH;
  const isEmpty = text.trim() === '' && choice.pictures.length === 0;
  const problem = isTooLong
    ? t('text_too_long', { length: text.trim().length, limit: MESSAGE_MAX_LENGTH })
    : choice.problem && t(choice.problem, { limit: MESSAGE_PICTURES_MAX });

  function add(files: readonly File[]): void {
    setChoice(({ pictures }) => choosePictures(pictures, files));
  }

  function send(event?: FormEvent): void {
    event?.preventDefault();
    if (isEmpty || isTooLong) return;
    onSend({ text: text.trim(), pictures: choice.pictures, item });
    if (item || opening) onDetach();
    write('');
    setChoice(NO_PICTURES);
  }

  function press(event: KeyboardEvent): void {
    // Enter that ends an input method composition (Chinese) must not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  function paste({ clipboardData }: ClipboardEvent): void {
    if (clipboardData.files.length > 0) add([...clipboardData.files]);
  }

  return (
    <Form onSubmit={send}>
      {problem && <Problem role="alert">{problem}</Problem>}
      {item && <AttachedItem item={item} onRemove={onDetach} />}
      <PickedPictures
        pictures={choice.pictures}
        onRemove={(picture) =>
          setChoice(({ pictures }) => ({
            pictures: pictures.filter((other) => other !== picture),
            problem: null,
          }))
        }
      />
      <Line>
        <input
          ref={picker}
          type="file"
          accept={PICTURE_TYPES.join(',')}
          multiple
          hidden
          aria-label={t('attach')}
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
        <IconButton
          label={t('attach')}
          icon={<ImagePlus size={24} aria-hidden />}
          onClick={() => picker.current?.click()}
        />
        <Input
          rows={1}
          aria-label={t('write')}
          placeholder={t('write')}
          aria-invalid={isTooLong || undefined}
          enterKeyHint="send"
          value={text}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          onKeyDown={press}
          onPaste={paste}
        />
        <Send
          type="submit"
          label={t('send')}
          icon={<SendHorizontal size={22} aria-hidden />}
          disabled={isEmpty || isTooLong}
        />
      </Line>
    </Form>
  );
}

const Form = styled.form`
  flex: none;
  padding: ${space[2]} max(${space[2]}, calc((100% - 960px) / 2))
    calc(${space[2]} + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.border};
  background: ${color.surface};
`;

const Line = styled.div`
  display: flex;
  align-items: flex-end;
  gap: ${space[1]};
`;

const Input = styled.textarea`
  flex: 1;
  min-width: 0;
  min-height: ${size.touch};
  max-height: 30vh;
  padding: 10px ${space[4]};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.large};
  background: ${color.surface};
  color: ${color.text};
  font: ${type.body};
  resize: none;
  field-sizing: content;
`;

const Send = styled(IconButton)`
  background: ${color.accentFill};
  color: ${color.onFill};

  &:disabled {
    background: ${color.fill};
    color: ${color.textMuted};
  }

  &&:hover:not(:disabled) {
    background: ${color.accentFill};
  }
`;

const Problem = styled.p`
  padding: 0 ${space[3]} ${space[2]};
  color: ${color.danger};
  font: ${type.second};
`;
