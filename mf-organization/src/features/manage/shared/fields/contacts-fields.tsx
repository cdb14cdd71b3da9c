import { CONTACT_KINDS } from '@karavan/shared-api/contract/enumerations';
import {
  ORGANIZATION_CONTACTS_MAX,
  SOCIAL_NETWORKS_MAX,
  URL_MAX_LENGTH,
} from '@karavan/shared-api/contract/limits';
import {
  networkOfLink,
  networkTitle,
  SOCIAL_KINDS,
  type SocialKind,
} from '@karavan/shared-api/contract/social-networks';
import { usePhoneCountry } from '@karavan/shared-api/form';
import { EntryRows } from '@karavan/shared-ui/entry-rows';
import { ErrorText } from '@karavan/shared-ui/field-frame';
import { PhoneField } from '@karavan/shared-ui/phone-field';
import { SelectField } from '@karavan/shared-ui/select-field';
import { TextField } from '@karavan/shared-ui/text-field';
import { useT } from '../translation.ts';
import { Group, Legend } from './field-layout.ts';
import type { OrganizationForm } from './organization-form.ts';

type ContactKind = (typeof CONTACT_KINDS)[number];

/** How an organization is reached, and where else it is found. */
export function ContactsFields({ form }: { readonly form: OrganizationForm }) {
  const t = useT();
  const country = usePhoneCountry();
  const { value: contacts, error, onValueChange } = form.control('contacts');
  return (
    <Group>
      <EntryRows
        list={contacts}
        limit={ORGANIZATION_CONTACTS_MAX}
        blank={{ kind: 'phone' as ContactKind, value: '' }}
        words={{
          add: t('contact_add'),
          full: t('contacts_full', { limit: ORGANIZATION_CONTACTS_MAX }),
          remove: (number) => t('contact_remove', { number }),
          raise: (number) => t('contact_raise', { number }),
        }}
        onChange={onValueChange}
      >
        {({ kind }, index) => {
          const name = `contacts.${index}.value` as const;
          const also = { deps: ['contacts' as const] };
          return (
            <Group>
              <SelectField
                label={t('contact_kind', { number: index + 1 })}
                value={kind}
                onChange={({ target }) =>
                  onValueChange(
                    contacts.with(index, { kind: target.value as ContactKind, value: '' }),
                  )
                }
                options={CONTACT_KINDS.map((one) => ({ value: one, label: t(`contact_${one}`) }))}
              />
              {kind === 'phone' ? (
                <PhoneField
                  label={t('contact_number')}
                  {...form.control(name, also)}
                  {...country}
                  takesShort
                  required
                />
              ) : (
                <TextField
                  label={t(`contact_${kind}`)}
                  {...form.text(name, also)}
                  required
                  type={kind === 'mail' ? 'email' : 'url'}
                  autoCapitalize="none"
                  maxLength={URL_MAX_LENGTH}
                />
              )}
            </Group>
          );
        }}
      </EntryRows>
      {error && <ErrorText role="alert">{error}</ErrorText>}
      <SocialsFields form={form} />
    </Group>
  );
}

function SocialsFields({ form }: { readonly form: OrganizationForm }) {
  const t = useT();
  const { value: socials, onValueChange } = form.control('socials');
  const titleOf = (kind: SocialKind) =>
    networkTitle(kind) ?? (kind === 'mail' ? t('contact_mail') : t('contact_web'));
  return (
    <fieldset>
      <Legend>{t('socials')}</Legend>
      <Group>
        <EntryRows
          list={socials}
          limit={SOCIAL_NETWORKS_MAX}
          blank={{ kind: 'instagram' as SocialKind, value: '' }}
          words={{
            add: t('social_add'),
            full: t('contacts_full', { limit: SOCIAL_NETWORKS_MAX }),
            remove: (number) => t('social_remove', { number }),
            raise: (number) => t('social_raise', { number }),
          }}
          onChange={onValueChange}
        >
          {(_entry, index) => {
            const account = form.text(`socials.${index}.value`, { deps: ['socials'] });
            const network = form.control(`socials.${index}.kind`, { deps: ['socials'] });
            return (
              <Group>
                <SelectField
                  label={t('social_kind', { number: index + 1 })}
                  value={network.value}
                  onChange={({ target }) => network.onValueChange(target.value as SocialKind)}
                  options={SOCIAL_KINDS.map((one) => ({ value: one, label: titleOf(one) }))}
                />
                <TextField
                  label={t('social_name')}
                  {...account}
                  onChange={(event) => {
                    account.onChange(event);
                    const linked = networkOfLink(event.target.value);
                    if (linked) network.onValueChange(linked);
                  }}
                  required
                  autoCapitalize="none"
                  autoComplete="off"
                  maxLength={URL_MAX_LENGTH}
                />
              </Group>
            );
          }}
        </EntryRows>
      </Group>
    </fieldset>
  );
}
