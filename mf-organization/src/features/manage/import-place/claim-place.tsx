import { useState } from 'react';
import styled from 'styled-components';
import { getMe } from '@karavan/shared-api/client/accounts';
import { claimPlace, confirmPlace } from '@karavan/shared-api/client/map-places';
import { managementPath } from '@karavan/shared-api/contract/management-sections';
import type { MapPlace } from '@karavan/shared-api/contract/map-places';
import { useEndpoint, useWrite } from '@karavan/shared-api/query';
import { useNavigate } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { OtpField } from '@karavan/shared-ui/otp-field';
import { Panel } from '@karavan/shared-ui/product/panel';
import { SelectField } from '@karavan/shared-ui/select-field';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { LinkButton, SECONDARY } from '../../../shared/link-button.ts';
import { useT } from './translation.ts';

interface ClaimPlaceProps {
  readonly place: MapPlace;
  /** The organization that has just been opened. */
  readonly opened: number | null;
  /** Opens one with what is known of the place. */
  onOpen(): void;
}

interface Own {
  readonly id: number;
  readonly title: string;
}

/** Shows that an organization is the place, by a code that goes to the place's phone. */
export function ClaimPlace({ place, opened, onOpen }: ClaimPlaceProps) {
  const t = useT();
  const me = useEndpoint(getMe, {}, { staleTime: 0 });
  return (
    <Panel aria-labelledby="claim-title">
      <Title id="claim-title">{t('claim_title', { title: place.title })}</Title>
      <Muted>{t('claim_lead')}</Muted>
      <AsyncView query={me} skeleton={<SkeletonCard />}>
        {({ organizations }) => {
          const own = organizations.filter(
            ({ is_owner, permissions }) =>
              is_owner || permissions.includes('can_edit_organization'),
          );
          if (own.length === 0) {
            return (
              <>
                <p>{t('claim_none')}</p>
                <Button onClick={onOpen}>{t('use')}</Button>
              </>
            );
          }
          const first = own.find(({ id }) => id === opened) ?? own[0]!;
          return (
            <>
              <Claim place={place} own={own} first={first.id} />
              {opened === null && (
                <Button kind="quiet" onClick={onOpen}>
                  {t('another')}
                </Button>
              )}
            </>
          );
        }}
      </AsyncView>
    </Panel>
  );
}

interface ClaimProps {
  readonly place: MapPlace;
  readonly own: readonly Own[];
  readonly first: number;
}

function Claim({ place, own, first }: ClaimProps) {
  const t = useT();
  const navigate = useNavigate();
  const { source, place_id, phones } = place;
  const [organization, setOrganization] = useState(first);
  const [phone, setPhone] = useState(phones[0]);
  const [code, setCode] = useState('');
  const sending = useWrite(claimPlace, { done: t('code_sent') });
  const confirming = useWrite(confirmPlace, {
    done: t('claim_done'),
    onSuccess: () => void navigate(managementPath(organization), { replace: true }),
    onError: () => setCode(''),
  });
  const params = { id: organization };
  const later = (
    <LinkButton to={managementPath(organization)} {...SECONDARY}>
      {t('later')}
    </LinkButton>
  );
  if (phone === undefined) {
    return (
      <>
        <p>{t('claim_no_phone')}</p>
        <Actions>
          <LinkButton to={`${managementPath(organization)}/trust`} {...SECONDARY}>
            {t('ask_check')}
          </LinkButton>
          {later}
        </Actions>
      </>
    );
  }
  return (
    <>
      <SelectField
        label={t('claim_organization')}
        value={String(organization)}
        disabled={sending.data !== undefined}
        onChange={({ target }) => setOrganization(Number(target.value))}
        options={own.map(({ id, title }) => ({ value: String(id), label: title }))}
      />
      <SelectField
        label={t('claim_phone')}
        hint={t('claim_phone_hint')}
        value={phone}
        disabled={sending.data !== undefined}
        onChange={({ target }) => setPhone(target.value)}
        options={phones.map((one) => ({ value: one, label: one }))}
      />
      {sending.data !== undefined && (
        <OtpField
          label={t('code')}
          hint={t('code_hint', { phone })}
          error={confirming.error?.message}
          value={code}
          disabled={confirming.isPending}
          onValueChange={setCode}
          onComplete={(complete) => void confirming.send({ params, body: { code: complete } })}
        />
      )}
      <Actions>
        <Button
          kind={sending.data === undefined ? 'primary' : 'secondary'}
          size="small"
          loading={sending.isPending}
          onClick={() => void sending.send({ params, body: { source, place_id, phone } })}
        >
          {sending.data === undefined ? t('send_code') : t('send_again')}
        </Button>
        {later}
      </Actions>
    </>
  );
}

const Title = styled.h2`
  overflow-wrap: anywhere;
  font: ${type.title2};
`;

const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
