import { useEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { useShell } from '@karavan/shared-api/remote';
import { Link, useLocation } from '@karavan/shared-api/router';
import { color, media, radius, shadow, size, space, type } from '@karavan/shared-ui/tokens';
import { useSubscriptionsT } from './translation.ts';

interface SubscriptionsFrameProps {
  readonly children: ReactNode;
  /** Shown on a wide screen, at the end of the line. */
  readonly aside?: ReactNode;
}

/** The frame of both subscription pages: the heading and links between them. */
export function SubscriptionsFrame({ children, aside }: SubscriptionsFrameProps) {
  const t = useSubscriptionsT();
  const { header } = useShell();
  const { pathname } = useLocation();
  useEffect(() => header.set({ title: t('subscriptions') }), [header, t]);
  return (
    <Column>
      <h1 className="visually-hidden">{t('subscriptions')}</h1>
      <Sections aria-label={t('subscriptions')}>
        {(['posts', 'organizations'] as const).map((name) => {
          const to = `/subscriptions/${name}`;
          return (
            <Section key={name} to={to} replace aria-current={pathname === to ? 'page' : undefined}>
              {t(name)}
            </Section>
          );
        })}
      </Sections>
      {aside ? (
        <Beside>
          <div>{children}</div>
          <Aside>{aside}</Aside>
        </Beside>
      ) : (
        children
      )}
    </Column>
  );
}

/** Room for a column of posts and what stands beside it. */
const BESIDE = '@media (min-width: 1280px)';

const Column = styled.div`
  max-width: 600px;
  margin: 0 auto;
  padding-bottom: ${space[5]};

  ${BESIDE} {
    max-width: calc(600px + ${space[5]} + 320px);
  }
`;

const Beside = styled.div`
  ${BESIDE} {
    &:has(> aside:not(:empty)) {
      display: grid;
      grid-template-columns: 600px 320px;
      align-items: start;
      gap: ${space[5]};
    }
  }
`;

const Aside = styled.aside`
  display: none;

  ${BESIDE} {
    position: sticky;
    top: calc(${size.header} + ${space[4]});
    display: block;
    max-height: calc(100dvh - ${size.header} - ${space[6]});
    overflow-y: auto;
    border-radius: ${radius.large};
  }
`;

const Sections = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8em, 100%), 1fr));
  gap: 2px;
  margin: ${space[3]} ${space[4]};
  padding: 3px;
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};

  ${media.wide} {
    margin: ${space[5]} 0 ${space[4]};
  }
`;

const Section = styled(Link)`
  display: grid;
  place-items: center;
  min-height: calc(${size.touch} - 4px);
  border-radius: 10px;
  color: ${color.textMuted};
  font: ${type.label};

  &[aria-current='page'] {
    background: ${color.surfaceRaised};
    box-shadow: ${shadow.card};
    color: ${color.text};
  }
`;
