import { X } from 'lucide-react';
import styled from 'styled-components';
import type { MessageItem } from '@karavan/shared-api/contract/messenger';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { space } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import { ItemFace } from './item-link.tsx';

interface AttachedItemProps {
  readonly item: MessageItem;
  onRemove(): void;
}

/** The item that the next message is about. */
export function AttachedItem({ item, onRemove }: AttachedItemProps) {
  const t = useT();
  return (
    <Root role="group" aria-label={t('asks_about')}>
      <ItemFace item={item} />
      <Remove label={t('detach_item')} icon={<X size={20} />} onClick={onRemove} />
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  padding: 0 ${space[2]} ${space[2]};
`;

const Remove = styled(IconButton)`
  margin-left: auto;
`;
