import styled from 'styled-components';
import { color, layer, radius, size, space, type, weight } from '@karavan/shared-ui/tokens';
import { useT } from './translation.ts';

export interface BadgesProps {
  /** Packages replaced by a developer's local build. */
  readonly overridden: readonly string[];
  /** A previewed release, or a channel. */
  readonly trial: string | null;
  /** Something on this page must not be used any more. */
  readonly isBlocked: boolean;
}

/** What is out of the ordinary with this page, each with its way out. */
export function Badges({ overridden, trial, isBlocked }: BadgesProps) {
  const t = useT();
  return (
    <Corner>
      {overridden.length > 0 && (
        <Badge method="post" action="/overrides/reset">
          <span>{t('override', { remotes: overridden.join(', ') })}</span>
          <Way type="submit">{t('override_reset')}</Way>
        </Badge>
      )}
      {trial !== null && (
        <Badge method="post" action="/preview/reset">
          <span>{t('trial', { what: trial })}</span>
          <Way type="submit">{t('trial_end')}</Way>
        </Badge>
      )}
      <div role="status">
        {isBlocked && (
          <Badge as="div">
            <span>{t('page_updated')}</span>
            <Way type="button" onClick={() => location.reload()}>
              {t('reload')}
            </Way>
          </Badge>
        )}
      </div>
    </Corner>
  );
}

const Corner = styled.div`
  position: fixed;
  right: ${space[3]};
  bottom: calc(${size.navigation} + ${space[3]});
  left: ${space[3]};
  z-index: ${layer.toast};
  display: grid;
  justify-items: end;
  gap: ${space[2]};
  pointer-events: none;
`;

const Badge = styled.form`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[1]} ${space[1]} ${space[1]} ${space[3]};
  border-radius: ${radius.full};
  background: ${color.warningSoft};
  color: ${color.warning};
  font: ${type.second};
  overflow-wrap: anywhere;
  pointer-events: auto;
`;

const Way = styled.button`
  min-height: ${size.touch};
  flex: none;
  padding: 0 ${space[3]};
  border: 0;
  border-radius: ${radius.full};
  background: ${color.surface};
  font-weight: ${weight.medium};
  cursor: pointer;
`;
