import { ContactRound, Globe, ImageDown, Mail, Phone, Share2, AtSign } from 'lucide-react';
import styled from 'styled-components';
import { networkTitle, type SocialKind } from '@karavan/shared-api/contract/social-networks';
import { Avatar } from '@karavan/shared-ui/avatar';
import { Button } from '@karavan/shared-ui/button';
import { CopyButton } from '@karavan/shared-ui/copy-button';
import { readableNumber } from '@karavan/shared-ui/phone-entry';
import { QrCode } from '@karavan/shared-ui/qr-code';
import { color, gradient, radius, shadow, space, type } from '@karavan/shared-ui/tokens';
import { Hint, TextLink } from '../../page-layout.ts';
import { Row, RowGroup } from '../../rows.tsx';
import type { BusinessCard } from './business-card.ts';
import { makeSmallVcard } from './make-vcard.ts';
import { useT } from '../texts.ts';
import { useCardActions } from './use-card-actions.ts';

/** The card with its code, how to reach the person, and ways to hand it out. */
export function CardView({ card }: { readonly card: BusinessCard }) {
  const t = useT();
  const { uid, name, nickname, avatar, phones, networks } = card;
  const { busy, share, saveContact, savePicture } = useCardActions(card);
  return (
    <>
      <Card aria-label={t('card_title')}>
        <Owner>
          <Avatar name={name} src={avatar} size={88} />
          <div>
            <Name>{name}</Name>
            {nickname !== null && <p>{`@${nickname}`}</p>}
          </div>
        </Owner>
        <Paper>
          <QrCode value={makeSmallVcard(card)} label={t('card_qr')} size={256} />
          <Muted>{t('card_qr_hint')}</Muted>
          <Line>
            <span>{t('card_uid')}</span>
            <Uid>{uid}</Uid>
            <CopyButton value={uid} />
          </Line>
        </Paper>
      </Card>
      <Actions>
        <Button wide icon={<Share2 size={20} />} loading={busy === 'share'} onClick={share}>
          {t('card_share')}
        </Button>
        <Button
          kind="secondary"
          wide
          icon={<ContactRound size={20} />}
          loading={busy === 'contact'}
          onClick={saveContact}
        >
          {t('card_save_contact')}
        </Button>
        <Button
          kind="secondary"
          wide
          icon={<ImageDown size={20} />}
          loading={busy === 'picture'}
          onClick={savePicture}
        >
          {t('card_save_picture')}
        </Button>
      </Actions>
      {phones.length > 0 && (
        <RowGroup title={t('card_phones')}>
          {phones.map(({ phone_number }) => (
            <Row
              key={phone_number}
              Icon={Phone}
              label={readableNumber(phone_number)}
              to={`tel:${phone_number}`}
            />
          ))}
        </RowGroup>
      )}
      {networks.length > 0 && (
        <RowGroup title={t('socials_title')}>
          {networks.map(({ kind, value, url }) => (
            <Row
              key={url}
              Icon={iconOf(kind)}
              label={value}
              value={networkTitle(kind) ?? (kind === 'mail' ? t('social_mail') : t('social_site'))}
              to={url}
            />
          ))}
        </RowGroup>
      )}
      {phones.length === 0 && <Hint>{t('card_empty')}</Hint>}
      <Links>
        <TextLink to="/profile/edit-contacts">{t('card_edit_contacts')}</TextLink>
        <TextLink to="/profile/edit-socials">{t('card_edit_networks')}</TextLink>
      </Links>
    </>
  );
}

function iconOf(kind: SocialKind) {
  switch (kind) {
    case 'mail':
      return Mail;
    case 'web':
      return Globe;
    default:
      return AtSign;
  }
}

const Card = styled.section`
  display: grid;
  gap: ${space[4]};
  padding: ${space[5]};
  border-radius: ${radius.large};
  background: ${gradient.dusk};
  box-shadow: ${shadow.floating};
  color: ${color.onFill};
`;

const Owner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};

  /* Beside the picture while a word has room there. */
  > :last-child {
    flex: 1 1 9em;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Name = styled.h1`
  font: ${type.title2};
`;

/** As bright as possible, in the dark scheme too: scanners read it best that way. */
const Paper = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  padding: ${space[4]};
  border-radius: ${radius.large};
  background: ${color.surface};
  color: ${color.text};
  color-scheme: light;
  text-align: center;
`;

const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
`;

const Uid = styled.strong`
  font: ${type.title3};
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div`
  display: grid;
  gap: ${space[2]};
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-around;
  gap: ${space[2]};
`;
