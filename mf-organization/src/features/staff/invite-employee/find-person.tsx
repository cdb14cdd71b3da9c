import { useState, type FormEvent } from 'react';
import { ScanLine } from 'lucide-react';
import styled from 'styled-components';
import { findInvitee } from '@karavan/shared-api/client/employees';
import { request, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { Panel } from '@karavan/shared-ui/product/panel';
import { TextField } from '@karavan/shared-ui/text-field';
import { color, space } from '@karavan/shared-ui/tokens';
import { LinkButton, SECONDARY } from '../../../shared/link-button.ts';
import { staffPaths } from '../shared/staff-paths.ts';
import { useT } from '../shared/translation.ts';
import type { FoundPerson } from './found-person.ts';
import { PersonCard } from './person-card.tsx';

interface FindPersonProps {
  readonly organizationId: number;
  /** What is typed at first. */
  readonly start: string;
  readonly found: FoundPerson | null;
  onFound(found: FoundPerson): void;
}

/** Finds whom to invite by a scanned code, `UID12` or a phone number; who works here already is shown. */
export function FindPerson({ organizationId: id, start, found, onFound }: FindPersonProps) {
  const t = useT();
  const { overlays } = useShell();
  const [text, setText] = useState(start);
  const [problem, setProblem] = useState<string>();
  const search = useWrite(
    (person: string) => request(findInvitee, { params: { id }, query: { person } }),
    {
      failed: () => null,
      onSuccess: (invitee, reference) => onFound({ invitee, reference }),
      onError: ({ status, message, fields }) =>
        setProblem(
          status === 0
            ? t('network_error')
            : (fields['person']?.[0] ??
                ([404, 406, 429].includes(status) ? message : t('user_search_failed'))),
        ),
    },
  );

  function submit(event: FormEvent): void {
    event.preventDefault();
    const digits = text.trim().replace(/^(UID|\+)/i, '');
    if (digits === '') setProblem(t('user_search_empty'));
    else if (/\D/.test(digits)) setProblem(t('user_search_digits'));
    else void search.send(text.trim());
  }

  async function scan(): Promise<void> {
    const code = await overlays.open('qr_scan', { purpose: 'client' });
    if (typeof code !== 'string') return;
    setProblem(undefined);
    await search.send(code);
  }

  return (
    <Narrow as="form" onSubmit={submit} noValidate aria-label={t('invite_title')}>
      <Intro>{t('invite_intro')}</Intro>
      <Button
        type="button"
        wide
        icon={<ScanLine size={20} aria-hidden />}
        paused={search.isPending}
        onClick={() => void scan()}
      >
        {t('scan')}
      </Button>
      <TextField
        label={t('user_search')}
        hint={t('user_search_hint')}
        inputMode="tel"
        autoComplete="off"
        maxLength={20}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setProblem(undefined);
        }}
        error={problem}
      />
      <Button type="submit" kind="secondary" wide loading={search.isPending}>
        {t('find')}
      </Button>
      {found && found.invitee.status !== null && (
        <Known role="status">
          <PersonCard invitee={found.invitee} />
          <p>{t(found.invitee.status === 'working' ? 'works_already' : 'invited_already')}</p>
          {found.invitee.membership_id !== null && (
            <LinkButton {...SECONDARY} to={staffPaths(id).employee(found.invitee.membership_id)}>
              {t('open_card')}
            </LinkButton>
          )}
        </Known>
      )}
    </Narrow>
  );
}

const Narrow = styled(Panel)`
  max-width: 680px;
`;

const Intro = styled.p`
  color: ${color.textMuted};
`;

const Known = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
  padding-top: ${space[3]};
  border-top: 1px solid ${color.border};
`;
