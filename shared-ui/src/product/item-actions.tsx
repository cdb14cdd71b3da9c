import type { ReactNode } from 'react';
import { Bookmark, Heart, MessageCircle } from 'lucide-react';
import styled from 'styled-components';
import { toggleAppearance, ToggleButton, ToggleFace } from '@karavan/shared-ui/toggle-button';
import { size } from '@karavan/shared-ui/tokens';
import { useUiText } from '@karavan/shared-ui/ui-text';
import type { ProductLink } from './product-link.ts';

interface ItemActionsProps {
  readonly itemId: number;
  readonly link: ProductLink;
  readonly isLiked: boolean;
  readonly likeCount: number;
  readonly commentCount: number;
  readonly isSaved: boolean;
  toggleLike(): void;
  toggleSaved(): void;
  /** Shown between the comments and the bookmark. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** What a person can do with an item without opening it: like it, read its comments, save it. */
export function ItemActions({
  itemId,
  link,
  isLiked,
  likeCount,
  commentCount,
  isSaved,
  toggleLike,
  toggleSaved,
  children,
  className,
}: ItemActionsProps) {
  const t = useUiText();
  return (
    <Row className={className}>
      <ToggleButton
        label={t('like')}
        tone="warm"
        pressed={isLiked}
        count={likeCount}
        icon={<Heart size={24} aria-hidden />}
        onClick={toggleLike}
      />
      <Discuss as={link} to={`/comments/post/${itemId}`}>
        <ToggleFace
          label={t('discuss')}
          count={commentCount}
          icon={<MessageCircle size={24} aria-hidden />}
        />
      </Discuss>
      {children}
      <ToggleButton
        label={t('save')}
        pressed={isSaved}
        icon={<Bookmark size={24} aria-hidden />}
        onClick={toggleSaved}
      />
    </Row>
  );
}

/** The texts of the toast after saving an item. */
export function useSavedTexts(): { readonly saved: string; readonly chooseFolder: string } {
  const t = useUiText();
  return { saved: t('saved'), chooseFolder: t('choose_folder') };
}

const Discuss = styled.a`
  ${toggleAppearance}
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  min-height: ${size.touch};

  > :last-child {
    margin-left: auto;
  }
`;
