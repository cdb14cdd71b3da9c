import styled from 'styled-components';
import type { ItemStatus } from '@karavan/shared-api/contract/item-editing';
import { Button } from '@karavan/shared-ui/button';
import { Panel } from '@karavan/shared-ui/product/panel';
import { color, layer, size, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import type { ItemValues } from './item-values.ts';

interface MainActionsProps {
  readonly values: Pick<ItemValues, 'status' | 'publish_at'>;
  readonly isStored: boolean;
  readonly wasPublished: boolean;
  readonly isPending: boolean;
  sendAs(status: ItemStatus): void;
}

/** What is on sale is saved; anything else goes on sale, now or at its time, or waits as it is. */
export function MainActions({
  values,
  isStored,
  wasPublished,
  isPending,
  sendAs,
}: MainActionsProps) {
  const t = useT();
  if (wasPublished) {
    return (
      <Button size="large" wide loading={isPending} onClick={() => sendAs('published')}>
        {t('save')}
      </Button>
    );
  }
  const rests = isStored && values.status === 'archived' ? 'archived' : 'draft';
  return (
    <>
      <Button kind="secondary" loading={isPending} onClick={() => sendAs(rests)}>
        {t('save_draft')}
      </Button>
      <Button
        size="large"
        wide
        loading={isPending}
        onClick={() => sendAs(values.publish_at === null ? 'published' : 'draft')}
      >
        {values.publish_at === null ? t('publish') : t('plan')}
      </Button>
    </>
  );
}

export const Form = styled.form`
  display: grid;
  max-width: 680px;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

export const Part = styled(Panel)`
  gap: ${space[4]};

  h2 {
    font: ${type.title3};
  }
`;

/** Two times beside each other where both have room for date and hour. */
export const Times = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(230px, 100%), 1fr));
  gap: ${space[3]};
`;

export const Prices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(140px, 100%), 1fr));
  align-items: start;
  gap: ${space[3]};
`;

export const More = styled.details`
  display: grid;
  gap: ${space[4]};

  > summary {
    display: flex;
    align-items: center;
    min-height: ${size.touch};
    padding-inline: ${space[1]};
    color: ${color.accentStrong};
    font: ${type.label};
    cursor: pointer;
  }

  > section + section {
    margin-top: ${space[4]};
  }
`;

export const Actions = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${layer.chrome};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[3]} 0 calc(${space[3]} + env(safe-area-inset-bottom));
  background: ${color.canvas};

  > * {
    flex: none;
  }

  > :last-child {
    flex: 1 1 160px;
    width: auto;
  }
`;
