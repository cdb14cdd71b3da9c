import styled from 'styled-components';
import { updateMe } from '@karavan/shared-api/client/accounts';
import { ProfileDetails, type Gender, type Me } from '@karavan/shared-api/contract/accounts';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { request } from '@karavan/shared-api/query';
import { useNavigate } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { RestoredDraft } from '@karavan/shared-ui/restored-draft';
import { SelectField } from '@karavan/shared-ui/select-field';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { TextField } from '@karavan/shared-ui/text-field';
import { space } from '@karavan/shared-ui/tokens';
import type { ShellServices } from '../../../shell-services.ts';
import { useT } from '../texts.ts';
import { AvatarField } from './avatar-field.tsx';
import { followProfile } from './follow-profile.ts';
import { useUsernameCheck } from './use-username-check.ts';

interface DetailsFormProps {
  readonly me: Me;
  readonly services: ShellServices;
}

const GENDERS = ['female', 'male', 'unspecified'] as const satisfies readonly Gender[];

/** What a person tells of themselves; the picture is stored as soon as it is chosen. */
export const DetailsForm = withFormTexts(Fields, <PageSkeleton />);

function Fields({ me, services }: DetailsFormProps) {
  const t = useT();
  const navigate = useNavigate();
  const { full_name, username, gender, birthday } = me;
  const form = useForm({
    schema: ProfileDetails,
    initial: { full_name, username, gender, birthday },
    draft: 'profile-details',
    header: { title: t('details_title'), backTo: '/profile', action: 'save' },
    request: (body) => request(updateMe, { body }),
    done: t('details_saved'),
    onSuccess(changed, _sent, queries) {
      followProfile(services, queries, changed);
      void navigate('/profile', { replace: true });
    },
  });

  const nickname = form.text('username');
  const check = useUsernameCheck(nickname.value, username);
  return (
    <Root>
      <AvatarField me={me} services={services} />
      <Form {...form.props} aria-label={t('details_title')}>
        {form.restored && <RestoredDraft {...form.restored} />}
        <TextField
          label={t('full_name')}
          {...form.text('full_name')}
          required
          autoComplete="name"
        />
        <TextField
          label={t('nickname')}
          {...nickname}
          error={nickname.error ?? (check === 'taken' ? t('nickname_taken') : undefined)}
          hint={check === 'free' ? t('nickname_free') : t('nickname_hint')}
          start="@"
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={30}
        />
        <SelectField
          label={t('gender')}
          {...form.text('gender')}
          options={GENDERS.map((value) => ({ value, label: t(`gender_${value}`) }))}
        />
        <TextField
          label={t('birthday')}
          {...form.text('birthday')}
          type="date"
          required
          autoComplete="bday"
        />
        <Button type="submit" size="large" wide loading={form.isPending}>
          {t('save')}
        </Button>
      </Form>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space[5]};
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;
