import type { ReactNode } from 'react';
import { MessageCircle, ReceiptText, WalletCards } from 'lucide-react';
import styled from 'styled-components';
import { color, media, radius, space, tracking, type } from '@karavan/shared-ui/tokens';
import { Sheet } from '../page-layout.ts';
import { useT } from '../translation.ts';
import { Dunes } from './dunes.tsx';

/** A page on which people sign in: whose it is and what they gain, above the form or beside it. */
export function Face({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const gains = [
    { icon: <WalletCards size={22} />, words: t('gain_cards') },
    { icon: <ReceiptText size={22} />, words: t('gain_orders') },
    { icon: <MessageCircle size={22} />, words: t('gain_chats') },
  ];
  return (
    <Frame>
      <Ground>
        <Name>
          <img src="/icon.svg" alt="" width={44} height={44} />
          Karavan
        </Name>
        <Promise>{t('face_promise')}</Promise>
        <Gains>
          {gains.map(({ icon, words }) => (
            <li key={words}>
              <span aria-hidden>{icon}</span>
              {words}
            </li>
          ))}
        </Gains>
        <Dunes />
      </Ground>
      <Sheet>{children}</Sheet>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(400px, 480px);
    gap: ${space[6]};
    align-items: start;
    max-width: 1120px;
    margin: 0 auto;
    padding: ${space[6]};

    > :last-child {
      width: 100%;
      margin: 0;
    }
  }
`;

const Ground = styled.aside`
  position: relative;
  display: grid;
  gap: ${space[2]};
  align-content: start;
  max-width: 480px;
  width: 100%;
  margin: 0 auto;
  padding: ${space[5]} ${space[4]} 0;
  overflow: hidden;

  > svg {
    display: none;
  }

  ${media.wide} {
    gap: ${space[4]};
    max-width: none;
    min-height: 560px;
    padding: ${space[6]};
    border-radius: ${radius.sheet};
    background: ${color.accentSoft};

    > svg {
      position: absolute;
      inset: auto 0 0;
      display: block;
      width: 100%;
      height: 46%;
    }
  }
`;

const Name = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  font: ${type.title1};
  letter-spacing: ${tracking.tight};
`;

const Promise = styled.p`
  color: ${color.textMuted};

  ${media.wide} {
    max-width: 18em;
    color: ${color.text};
    font: ${type.title2};
    text-wrap: balance;
  }
`;

const Gains = styled.ul`
  display: none;

  ${media.wide} {
    display: grid;
    gap: ${space[3]};
  }

  li {
    display: flex;
    align-items: center;
    gap: ${space[3]};
  }

  span {
    display: grid;
    color: ${color.accent};
  }
`;
