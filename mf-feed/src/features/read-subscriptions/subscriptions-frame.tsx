import { useEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { useShell } from '@karavan/shared-api/remote';
import { Link, useLocation } from '@karavan/shared-api/router';
import { color, media, radius, shadow, size, space, weight } from '@karavan/shared-ui/tokens';
import { useSubscriptionsT } from './translation.ts';

/** The frame of both subscription pages: the heading and links between them. */
export function SubscriptionsFrame({ children }: { readonly children: ReactNode }) {
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
      {children}
    </Column>
  );
}

const Column = styled.div`
  max-width: 600px;
  margin: 0 auto;
  padding-bottom: ${space[5]};
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
    margin-inline: 0;
  }
`;

const Section = styled(Link)`
  display: grid;
  place-items: center;
  min-height: calc(${size.touch} - 4px);
  border-radius: 10px;
  color: ${color.textMuted};
  font-weight: ${weight.medium};

  &[aria-current='page'] {
    background: ${color.surfaceRaised};
    box-shadow: ${shadow.card};
    color: ${color.text};
  }
`;
