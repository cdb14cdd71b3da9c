import { useState } from 'react';
import { useAtomValue } from 'jotai';
import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import type { Passkey } from '@karavan/shared-api/contract/passkeys';
import { localeAtom } from '@karavan/shared-api/state';
import { formatDate } from '@karavan/shared-ui/format-date';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { RelativeTime } from '@karavan/shared-ui/relative-time';
import { color, space, type, weight } from '@karavan/shared-ui/tokens';
import { useT } from './texts.ts';

interface PasskeyRowProps {
  readonly passkey: Passkey;
  onRename(): void;
  onRemove(): void;
}

/** A passkey: what it is called, when it was added and used. */
export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const [now] = useState(Date.now);
  const { name, created_at, last_used_at } = passkey;
  return (
    <Row>
      <KeyRound size={24} aria-hidden />
      <Text>
        <Name>{name}</Name>
        <Detail>
          {t('added_on', { date: formatDate(new Date(created_at), 'DD.MM.YYYY', locale) })}
          {' · '}
          {last_used_at === null ? (
            t('never_used')
          ) : (
            <RelativeTime date={last_used_at} locale={locale} now={now} />
          )}
        </Detail>
      </Text>
      <IconButton
        label={t('rename', { name })}
        icon={<Pencil size={20} aria-hidden />}
        onClick={onRename}
      />
      <IconButton
        label={t('remove', { name })}
        icon={<Trash2 size={20} aria-hidden />}
        onClick={onRemove}
      />
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 64px;
  border-bottom: 1px solid ${color.border};
`;

const Text = styled.div`
  flex: 1;
  min-width: 0;
  padding-left: ${space[1]};
`;

const Name = styled.p`
  font-weight: ${weight.medium};
  overflow-wrap: anywhere;
`;

const Detail = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;
