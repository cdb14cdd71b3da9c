import { Flag, Languages } from 'lucide-react';
import type { ItemDetail } from '@karavan/shared-api/contract/items';
import { useItemTranslation } from '@karavan/shared-api/interactions';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { useT } from '../../../shared/translation.ts';

interface DescriptionActionsProps {
  readonly item: Pick<ItemDetail, 'id' | 'name' | 'description' | 'is_own'>;
  readonly isLong: boolean;
  readonly isOpen: boolean;
  /** The id of the text. */
  readonly wordsId: string;
  toggle(): void;
}

/** Below a description: expanding and translating it, and reporting the item to the platform. */
export function DescriptionActions({
  item,
  isLong,
  isOpen,
  wordsId,
  toggle,
}: DescriptionActionsProps) {
  const t = useT();
  const { overlays, requireSignIn } = useShell();
  const translation = useItemTranslation(item);

  async function complain(): Promise<void> {
    if (!(await requireSignIn())) return;
    await overlays.open('product_complain', { itemId: item.id });
  }

  return (
    <>
      {isLong && (
        <Button
          kind="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={wordsId}
          onClick={toggle}
        >
          {t(isOpen ? 'show_less' : 'show_more')}
        </Button>
      )}
      {translation.isOffered && (
        <Button
          kind="quiet"
          size="small"
          icon={<Languages size={18} />}
          loading={translation.isLoading}
          onClick={translation.toggle}
        >
          {t(translation.isShown ? 'show_original' : 'translate')}
        </Button>
      )}
      {!item.is_own && (
        <Button kind="quiet" size="small" icon={<Flag size={18} />} onClick={() => void complain()}>
          {t('complain')}
        </Button>
      )}
    </>
  );
}
