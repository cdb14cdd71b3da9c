import { useMemo, type ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import { QrCode, WalletCards } from 'lucide-react';
import styled from 'styled-components';
import { Link } from '@karavan/shared-api/router';
import { useHeader } from '@karavan/shared-api/remote';
import { isSignedInAtom } from '@karavan/shared-api/state';
import { type ButtonAppearance, buttonAppearance } from '@karavan/shared-ui/button-appearance';
import { Column } from '@karavan/shared-ui/column';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { useIsServed } from '@karavan/shared-ui/use-is-served';
import { HomeTabs } from '@karavan/shared-ui/product/home-tabs';
import { Panel } from '@karavan/shared-ui/product/panel';
import { raised } from '@karavan/shared-ui/product/raised';
import { color, media, space, type } from '@karavan/shared-ui/tokens';
import { useT, withServedDiscountTexts } from '../translation.ts';
import { Offers } from './offers.tsx';

interface ViewWalletProps {
  /** What whoever has signed in has: gift cards and discount cards. */
  readonly own: ReactNode;
}

/** One's cards with the code to show at a till; guests see what organizations offer, and what signing in gains. */
export const ViewWallet = withServedDiscountTexts(Page, <PageSkeleton />);

function Page({ own }: ViewWalletProps) {
  const t = useT();
  // The server renders what guests see.
  const isServed = useIsServed();
  const isSignedIn = useAtomValue(isSignedInAtom) && !isServed;
  const title = t('wallet');
  useHeader(useMemo(() => ({ title }), [title]));
  return (
    <>
      <Tabs>
        <HomeTabs current="discounts" link={Link} />
      </Tabs>
      <Halves>
        <h1 className="visually-hidden">{title}</h1>
        {isSignedIn ? (
          <Own>
            <ShowCode to="/profile/qr">
              <QrCode size={24} aria-hidden />
              <span>
                <b>{t('show_code')}</b>
                {t('show_code_text')}
              </span>
            </ShowCode>
            {own}
          </Own>
        ) : (
          <Panel>
            <Gain>
              <WalletCards size={24} aria-hidden />
              <span>
                <b>{t('guest_title')}</b>
                {t('guest_text')}
              </span>
            </Gain>
            <SignIn to="/profile/qr" $kind="primary" $size="large" $wide>
              {t('sign_in')}
            </SignIn>
          </Panel>
        )}
        <Offers />
      </Halves>
    </>
  );
}

/** From here one's own cards stand beside those that are offered. */
const BESIDE = '@media (min-width: 1280px)';

/** Where the other pages of the home have them. */
const Tabs = styled.div`
  ${media.wide} {
    max-width: 1240px;
    margin: 0 auto;
    padding: ${space[3]} ${space[3]} 0;
  }
`;

const Halves = styled(Column)`
  ${BESIDE} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
    gap: ${space[5]};
    max-width: 1240px;
  }
`;

const Own = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

const ShowCode = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  ${raised}
  font: ${type.second};

  b {
    display: block;
    font: ${type.label};
  }

  span {
    min-width: 0;
  }

  svg {
    flex: none;
  }

  ${media.hover} {
    &:hover {
      background: ${color.fill};
    }
  }
`;

const Gain = styled.p`
  display: flex;
  gap: ${space[3]};
  margin: 0;

  svg {
    flex: none;
  }

  b {
    display: block;
    font: ${type.label};
  }
`;

const SignIn = styled(Link)<ButtonAppearance>`
  ${buttonAppearance}
`;
