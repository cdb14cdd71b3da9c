import { useEffect } from 'react';
import { useSetAtom } from 'jotai';
import { LifeBuoy } from 'lucide-react';
import styled from 'styled-components';
import { APP_PLATFORMS } from '@karavan/shared-api/contract/app-platform';
import { APP_STORES } from '@karavan/shared-api/contract/contacts';
import { createPath, Link, useLocation } from '@karavan/shared-api/router';
import { previousPathAtom } from '@karavan/shared-api/state';
import { color, layer, media, radius, size, space, type, weight } from '@karavan/shared-ui/tokens';
import type { ShellServices } from '../shell-services.ts';
import { reportError } from '../telemetry.ts';
import { Brand } from './brand.tsx';
import { useT } from './translation.ts';
import { rail } from './rail.ts';
import { WidePart } from './wide-part.ts';

const STORE_NAMES = { ios: 'App Store', android: 'Google Play' } as const;

interface GuestBarProps {
  readonly services: ShellServices;
  /** Whether this deployment has a page at an address. */
  hasPage(pathname: string): boolean;
  /** The page has no bar at the bottom. */
  readonly isRailOnly: boolean;
  /** False where people sign in. */
  readonly offersSignIn: boolean;
}

/** What guests see at the place of the navigation: what signing in is good for, the apps, where to get help, and on the rail the main pages. */
export function GuestBar({ services, hasPage, isRailOnly, offersSignIn }: GuestBarProps) {
  const t = useT();
  const location = useLocation();
  const rememberPath = useSetAtom(previousPathAtom);
  useEffect(() => {
    if (isRailOnly) return undefined;
    const leaving = new AbortController();
    const offer = () =>
      void import(/* webpackChunkName: "layers" */ '../app-stores/offer-app.ts')
        .then(({ offerApp }) => offerApp(services))
        .catch((error: unknown) => reportError(error, { remote: 'shell' }));
    addEventListener('pointerdown', offer, { once: true, signal: leaving.signal });
    return () => leaving.abort();
  }, [services, isRailOnly]);
  return (
    <Bar aria-label={t('guest_label')} $isRailOnly={isRailOnly}>
      <Brand place="rail" />
      <Pitch className="bar-pitch">{t('guest_text')}</Pitch>
      <Places>
        <WidePart part="guests" pathname={location.pathname} hasPage={hasPage} />
      </Places>
      <Stores className="bar-stores">
        {APP_PLATFORMS.map((store) => (
          <li key={store} className={`store-${store}`}>
            <StoreLink href={APP_STORES[store]} target="_blank" rel="noopener">
              {STORE_NAMES[store]}
            </StoreLink>
          </li>
        ))}
      </Stores>
      <Support to="/faq" aria-label={t('support')}>
        <LifeBuoy size={22} aria-hidden />
      </Support>
      {offersSignIn && (
        <SignIn to="/auth" onClick={() => rememberPath(createPath(location))}>
          {t('sign_in')}
        </SignIn>
      )}
    </Bar>
  );
}

const Bar = styled.aside<{ readonly $isRailOnly: boolean }>`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.chrome};
  display: ${({ $isRailOnly }) => ($isRailOnly ? 'none' : 'flex')};
  align-items: center;
  container-type: inline-size;
  gap: ${space[2]};
  min-height: calc(${size.navigation} + env(safe-area-inset-bottom));
  padding: ${space[2]} ${space[4]} calc(${space[2]} + env(safe-area-inset-bottom));
  background: ${color.surface};
  border-top: 1px solid ${color.border};
  font: ${type.second};

  ${rail}

  ${media.roomy} {
    flex-wrap: wrap;
    place-content: start center;
    overflow-y: auto;
  }

  ${media.wide} {
    justify-content: start;
  }
`;

const Pitch = styled.p`
  flex: 1;
  min-width: 0;
  font: ${type.caption};
  hyphens: auto;

  ${media.roomy} {
    display: none;
  }
`;

/** On the rail; as high as what it holds, so that nothing below moves when that arrives. */
const Places = styled.div`
  display: none;

  ${media.roomy} {
    display: block;
    flex: 1 0 100%;
    min-height: 380px;
  }

  ${media.wide} {
    min-height: 536px;
  }
`;

const Stores = styled.ul`
  display: flex;
  gap: ${space[2]};

  ${media.roomy} {
    flex: 1 0 100%;
    flex-wrap: wrap;
    justify-content: inherit;
    order: 1;
    margin-top: ${space[3]};
  }
`;

const StoreLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${size.touch};
  padding: 0 ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.full};
  font-weight: ${weight.medium};
  white-space: nowrap;

  /* The narrow rail has no room for more. */
  ${media.roomy} {
    padding: 0 ${space[2]};
    font: ${type.caption};
  }

  ${media.wide} {
    padding: 0 ${space[3]};
    font: inherit;
    font-weight: ${weight.medium};
  }
`;

const Support = styled(Link)`
  display: grid;
  flex: none;
  place-items: center;
  width: ${size.touch};
  height: ${size.touch};
  border-radius: ${radius.full};
  color: ${color.accent};
`;

const SignIn = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-height: ${size.touch};
  padding: 0 ${space[4]};
  border-radius: ${radius.full};
  background: ${color.accent};
  color: ${color.onAccent};
  font-weight: ${weight.medium};
`;
