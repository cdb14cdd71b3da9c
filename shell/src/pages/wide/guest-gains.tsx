import { MessageCircle, ReceiptText, WalletCards } from 'lucide-react';
import styled from 'styled-components';
import { color, space, weight } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';

/** What a guest gains by signing in. */
export function GuestGains() {
  const t = useT();
  const gains = [
    { icon: <WalletCards size={20} />, words: t('gain_cards') },
    { icon: <ReceiptText size={20} />, words: t('gain_orders') },
    { icon: <MessageCircle size={20} />, words: t('gain_chats') },
  ];
  return (
    <>
      <Lead>{t('guest_gains')}</Lead>
      <ul>
        {gains.map(({ icon, words }) => (
          <Gain key={words}>
            <Icon aria-hidden>{icon}</Icon>
            {words}
          </Gain>
        ))}
      </ul>
    </>
  );
}

const Lead = styled.p`
  margin-bottom: ${space[1]};
  font-weight: ${weight.bold};
`;

const Gain = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 44px;
`;

const Icon = styled.span`
  display: grid;
  flex: none;
  color: ${color.accent};
`;
