import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Banner } from '@karavan/shared-ui/banner';
import { Button } from '@karavan/shared-ui/button';
import { space } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';

interface OvertakenProps {
  /** What differs, where that is known. */
  readonly children?: ReactNode;
  onKeepMine(): void;
  onTake(): void;
}

/** Somebody else has stored what stands in the fields, differently: one keeps one's own, or begins anew with theirs. */
export function Overtaken({ children, onKeepMine, onTake }: OvertakenProps) {
  const t = useT();
  return (
    <Banner tone="warning">
      <Content role="alert">
        <strong>{t('conflict')}</strong>
        <p>{t('conflict_text')}</p>
        {children}
        <Button kind="secondary" size="small" onClick={onKeepMine}>
          {t('conflict_keep')}
        </Button>
        <Button kind="quiet" size="small" onClick={onTake}>
          {t('conflict_take')}
        </Button>
      </Content>
    </Banner>
  );
}

const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
`;
