import styled from 'styled-components';
import * as endpoints from '@karavan/shared-api/client/person-contacts';
import { CONTACT_PHONES_MAX } from '@karavan/shared-api/contract/limits';
import {
  replacePersonPhones,
  type PersonPhone,
} from '@karavan/shared-api/contract/person-contacts';
import { useForm, usePhoneCountry, withFormTexts } from '@karavan/shared-api/form';
import { endpointKey, request } from '@karavan/shared-api/query';
import { useNavigate } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { PhoneField } from '@karavan/shared-ui/phone-field';
import { RestoredDraft } from '@karavan/shared-ui/restored-draft';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { space } from '@karavan/shared-ui/tokens';
import { Hint } from '../../page-layout.ts';
import { EntryRows } from '@karavan/shared-ui/entry-rows';
import { useT } from '../texts.ts';

interface ContactsFormProps {
  readonly userId: number;
  readonly list: readonly PersonPhone[];
}

const BLANK: PersonPhone = { phone_number: '' };

/** Several numbers, international or short. */
export const ContactsForm = withFormTexts(Fields, <PageSkeleton />);

function Fields({ userId, list }: ContactsFormProps) {
  const t = useT();
  const navigate = useNavigate();
  const country = usePhoneCountry();
  const form = useForm({
    schema: replacePersonPhones.body,
    initial: { list: list.length > 0 ? [...list] : [BLANK] },
    draft: 'profile-contacts',
    header: { title: t('contacts_title'), backTo: '/profile', action: 'save' },
    request: (body) => request(endpoints.replacePersonPhones, { body }),
    words: (_field, problem) => (problem === 'required' ? t('contact_required') : undefined),
    done: t('contacts_saved'),
    onSuccess(stored, _sent, queries) {
      const key = endpointKey(endpoints.listPersonPhones, 'one', { params: { id: userId } });
      queries.setQueryData(key, stored);
      void navigate('/profile', { replace: true });
    },
  });
  const { value, onValueChange } = form.control('list');
  return (
    <Form {...form.props} aria-label={t('contacts_title')}>
      {form.restored && <RestoredDraft {...form.restored} />}
      <Hint>{t('contacts_hint')}</Hint>
      <EntryRows
        list={value}
        limit={CONTACT_PHONES_MAX}
        blank={BLANK}
        words={{
          add: t('contact_add'),
          full: t('contacts_full', { limit: CONTACT_PHONES_MAX }),
          remove: (number) => t('contact_remove', { number }),
          raise: (number) => t('contact_raise', { number }),
        }}
        onChange={onValueChange}
      >
        {(_entry, index) => (
          <PhoneField
            label={t('contact_number', { number: index + 1 })}
            {...form.control(`list.${index}.phone_number`, { deps: ['list'] })}
            {...country}
            takesShort
            required
          />
        )}
      </EntryRows>
      <Button type="submit" size="large" wide loading={form.isPending}>
        {t('save')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;
