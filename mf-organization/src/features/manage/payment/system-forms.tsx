import styled from 'styled-components';
import { getMe } from '@karavan/shared-api/client/accounts';
import {
  addPaymentSystem,
  listPaymentSystems,
  updatePaymentSystem,
} from '@karavan/shared-api/client/payment-systems';
import {
  FilledPaymentSystem,
  RefilledPaymentSystem,
  type PaymentSystem,
} from '@karavan/shared-api/contract/payment-systems';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { endpointKey, request, useEndpoint } from '@karavan/shared-api/query';
import { Link } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { TextField } from '@karavan/shared-ui/text-field';
import { space } from '@karavan/shared-ui/tokens';
import { Hint } from '../shared/panel-parts.tsx';
import { useT } from './translation.ts';

interface NewProps {
  readonly organizationId: number;
  onDone(): void;
}

interface ChangeProps extends NewProps {
  readonly system: PaymentSystem;
}

/** Adds an account at the payment provider. Nothing of it is kept as a draft: it holds a secret. */
export const NewSystemForm = withFormTexts(NewFields, <SkeletonRow />);

/** Changes one that takes no money; the stored secret stays where none is typed. */
export const SystemForm = withFormTexts(ChangeFields, <SkeletonRow />);

function NewFields({ organizationId: id, onDone }: NewProps) {
  const t = useT();
  const form = useForm({
    schema: FilledPaymentSystem,
    initial: { label: '', merchant_id: '', secret: '', password: '' },
    request: (body) => request(addPaymentSystem, { params: { id }, body }),
    done: t('added'),
    onSuccess(_added, _values, queries) {
      void queries.invalidateQueries({ queryKey: endpointKey(listPaymentSystems, 'one') });
      onDone();
    },
  });
  return (
    <Fields {...form.props} aria-label={t('add_title')}>
      <TextField label={t('label')} hint={t('label_hint')} {...form.text('label')} />
      <TextField
        label={t('merchant_id')}
        hint={t('merchant_id_hint')}
        autoComplete="off"
        spellCheck={false}
        {...form.text('merchant_id')}
      />
      <SecretField hint={t('secret_hint')} {...form.text('secret')} />
      <OwnPassword {...form.text('password')} />
      <Buttons>
        <Button type="submit" loading={form.isPending}>
          {t('save')}
        </Button>
        <Button kind="secondary" paused={form.isPending} onClick={onDone}>
          {t('cancel')}
        </Button>
      </Buttons>
    </Fields>
  );
}

function ChangeFields({ organizationId, system, onDone }: ChangeProps) {
  const t = useT();
  const { id: account, version, label, merchant_id } = system;
  const form = useForm({
    schema: RefilledPaymentSystem,
    initial: { version, label, merchant_id, secret: null, password: '' },
    request: ({ secret, ...body }) =>
      request(updatePaymentSystem, {
        params: { id: organizationId, account },
        body: { ...body, version, ...(secret !== null && { secret }) },
      }),
    done: t('changed'),
    onSuccess(_changed, _values, queries) {
      void queries.invalidateQueries({ queryKey: endpointKey(listPaymentSystems, 'one') });
      onDone();
    },
    onError(_error, _values, queries) {
      void queries.invalidateQueries({ queryKey: endpointKey(listPaymentSystems, 'one') });
    },
  });
  return (
    <Fields {...form.props} aria-label={t('do_edit')}>
      <Hint>{t('edit_text')}</Hint>
      <TextField label={t('label')} hint={t('label_hint')} {...form.text('label')} />
      <TextField
        label={t('merchant_id')}
        hint={t(system.can_change_merchant ? 'merchant_id_hint' : 'merchant_id_fixed')}
        readOnly={!system.can_change_merchant}
        autoComplete="off"
        spellCheck={false}
        {...form.text('merchant_id')}
      />
      <SecretField hint={t('secret_stays')} {...form.text('secret')} />
      <OwnPassword {...form.text('password')} />
      <Buttons>
        <Button type="submit" loading={form.isPending}>
          {t('save')}
        </Button>
        <Button kind="secondary" paused={form.isPending} onClick={onDone}>
          {t('cancel')}
        </Button>
      </Buttons>
    </Fields>
  );
}

type Control = Pick<Parameters<typeof TextField>[0], 'name' | 'value' | 'error' | 'onChange'>;

function SecretField({ hint, ...control }: Control & { readonly hint: string }) {
  const t = useT();
  return (
    <TextField
      label={t('secret')}
      hint={hint}
      type="password"
      autoComplete="new-password"
      spellCheck={false}
      {...control}
    />
  );
}

/** That it is the owner, and not only their device. */
function OwnPassword(control: Control) {
  const t = useT();
  const { data: me } = useEndpoint(getMe, {});
  return (
    <>
      <TextField
        label={t('password')}
        hint={t('password_hint')}
        type="password"
        autoComplete="current-password"
        {...control}
      />
      {me?.has_password === false && (
        <Hint>
          {t('password_none')} <Link to="/profile/edit-password">{t('password_set')}</Link>
        </Hint>
      )}
    </>
  );
}

const Fields = styled.form`
  display: grid;
  gap: ${space[3]};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
