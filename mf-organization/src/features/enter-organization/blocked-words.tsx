import { Ban } from 'lucide-react';
import styled from 'styled-components';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useT, withStandingTexts } from './translation.ts';

export const BlockedWords = withStandingTexts(function Words() {
  const t = useT();
  return (
    <Notice role="status">
      <Ban size={20} aria-hidden />
      {t('blocked_here')}
    </Notice>
  );
});

const Notice = styled.p`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  color: ${color.textMuted};
  font: ${type.second};
`;
