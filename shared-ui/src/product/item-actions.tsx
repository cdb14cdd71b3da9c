import type { ReactNode } from 'react';
import { Bookmark, Heart, MessageCircle } from 'lucide-react';
import styled from 'styled-components';
import { MarkButton, MarkFace } from '@karavan/shared-ui/toggle-button';
import { size } from '@karavan/shared-ui/tokens';
import { useUiText } from '@karavan/shared-ui/ui-text';

interface MarkRowProps {
  readonly isLiked: boolean;
  readonly likeCount: number;
  readonly commentCount: number;
  readonly isSaved: boolean;
  toggleLike(): void;
  toggleSaved(): void;
  /** The way into the discussion, which looks like `markAppearance`. */
  discussion(face: ReactNode): ReactNode;
  /** Stands between the discussion and the bookmark. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** Below something that people like, discuss and save. */
export function MarkRow({
  isLiked,
  likeCount,
  commentCount,
  isSaved,
  toggleLike,
  toggleSaved,
  discussion,
  children,
  className,
}: MarkRowProps) {
  const t = useUiText();
  return (
    <Row className={className}>
      <MarkButton
        label={t('like')}
        tone="warm"
        pressed={isLiked}
        count={likeCount}
        icon={<Heart size={24} aria-hidden />}
        onClick={toggleLike}
      />
      {discussion(
        <MarkFace
          label={t('discuss')}
          count={commentCount}
          icon={<MessageCircle size={24} aria-hidden />}
        />,
      )}
      {children}
      <MarkButton
        label={t('save')}
        pressed={isSaved}
        icon={<Bookmark size={24} aria-hidden />}
        onClick={toggleSaved}
      />
    </Row>
  );
}

/** What a toast says of something that has just been saved. */
export function useSavedTexts(): { readonly saved: string; readonly chooseFolder: string } {
  const t = useUiText();
  return { saved: t('saved'), chooseFolder: t('choose_folder') };
}

const Row = styled.div`
  display: flex;
  align-items: center;
  min-height: ${size.touch};

  > :last-child {
    margin-left: auto;
  }
`;
