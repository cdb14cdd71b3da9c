import styled from 'styled-components';
import { color, fontSize, layer, radius, size, space, weight } from '@karavan/shared-ui/tokens';
import { useT } from './translation.ts';

/** Shows that local builds replace remotes, and restores the published ones with one press. */
export function OverrideBadge({ remotes }: { readonly remotes: readonly string[] }) {
  const t = useT();
  return (
    <Badge method="post" action="/overrides/reset">
      <span>{t('override', { remotes: remotes.join(', ') })}</span>
      <Reset type="submit">{t('override_reset')}</Reset>
    </Badge>
  );
}

const Badge = styled.form`
  position: fixed;
  right: ${space[3]};
  bottom: calc(${size.navigation} + ${space[3]});
  z-index: ${layer.toast};
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[1]} ${space[1]} ${space[1]} ${space[3]};
  border-radius: ${radius.full};
  background: ${color.warningSoft};
  color: ${color.warning};
  font-size: ${fontSize.small};
`;

const Reset = styled.button`
  min-height: ${size.touch};
  padding: 0 ${space[3]};
  border: 0;
  border-radius: ${radius.full};
  background: ${color.surface};
  font-weight: ${weight.medium};
  cursor: pointer;
`;
