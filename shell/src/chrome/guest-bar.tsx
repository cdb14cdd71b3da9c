import { useSetAtom } from 'jotai';
import { LifeBuoy } from 'lucide-react';
import styled from 'styled-components';
import { createPath, Link, useLocation } from '@karavan/shared-api/router';
import { previousPathAtom } from '@karavan/shared-api/state';
import {
  color,
  fontSize,
  layer,
  media,
  radius,
  size,
  space,
  weight,
} from '@karavan/shared-ui/tokens';
import { useT } from './translation.ts';

/** What guests see in the place of the navigation: why to sign in, and where to get help. */
export function GuestBar() {
  const t = useT();
  const location = useLocation();
  const rememberPath = useSetAtom(previousPathAtom);
  return (
    <Bar aria-label={t('guest_label')}>
      <p>{t('guest_text')}</p>
      <Support to="/faq" aria-label={t('support')}>
        <LifeBuoy size={22} aria-hidden />
      </Support>
      <SignIn to="/auth" onClick={() => rememberPath(createPath(location))}>
        {t('sign_in')}
      </SignIn>
    </Bar>
  );
}

const Bar = styled.aside`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.chrome};
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: calc(${size.navigation} + env(safe-area-inset-bottom));
  padding: ${space[2]} ${space[4]} calc(${space[2]} + env(safe-area-inset-bottom));
  background: ${color.surface};
  border-top: 1px solid ${color.border};
  font-size: ${fontSize.small};
  line-height: 1.3;

  p {
    flex: 1;
  }

  ${media.wide} {
    inset: 0 auto 0 0;
    flex-wrap: wrap;
    align-content: start;
    width: ${size.rail};
    padding: calc(${size.header} + ${space[4]}) ${space[4]};
    border-top: 0;
    border-right: 1px solid ${color.border};

    p {
      flex: 1 0 100%;
      margin-bottom: ${space[2]};
      color: ${color.textMuted};
    }
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
  align-items: center;
  min-height: ${size.touch};
  padding: 0 ${space[4]};
  border-radius: ${radius.full};
  background: ${color.accent};
  color: ${color.onAccent};
  font-weight: ${weight.medium};
`;
