import styled from 'styled-components';
import * as endpoints from '@karavan/shared-api/client/person-contacts';
import { SOCIAL_NETWORKS_MAX, URL_MAX_LENGTH } from '@karavan/shared-api/contract/limits';
import {
  replacePersonNetworks,
  type SocialNetwork,
} from '@karavan/shared-api/contract/person-contacts';
import {
  networkOfLink,
  networkTitle,
  SOCIAL_KINDS,
  type SocialKind,
} from '@karavan/shared-api/contract/social-networks';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { endpointKey, request } from '@karavan/shared-api/query';
import { useNavigate } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { RestoredDraft } from '@karavan/shared-ui/restored-draft';
import { SelectField } from '@karavan/shared-ui/select-field';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { TextField } from '@karavan/shared-ui/text-field';
import { space } from '@karavan/shared-ui/tokens';
import { Hint } from '../../page-layout.ts';
import { EntryRows } from '@karavan/shared-ui/entry-rows';
import { useT } from '../texts.ts';

interface SocialsFormProps {
  readonly userId: number;
  readonly list: readonly SocialNetwork[];
}

interface Entry {
  readonly kind: SocialKind;
  readonly value: string;
}

const BLANK: Entry = { kind: 'instagram', value: '' };

/** Networks by name or link, a site, an e-mail address. */
export const SocialsForm = withFormTexts(Fields, <PageSkeleton />);

function Fields({ userId, list }: SocialsFormProps) {
  const t = useT();
  const navigate = useNavigate();
  const form = useForm({
    schema: replacePersonNetworks.body,
    initial: {
      list: list.length > 0 ? list.map(({ kind, value }) => ({ kind, value })) : [{ ...BLANK }],
    },
    draft: 'profile-socials',
    header: { title: t('socials_title'), backTo: '/profile', action: 'save' },
    request: (body) => request(endpoints.replacePersonNetworks, { body }),
    words: (_field, problem) => (problem === 'required' ? t('social_required') : undefined),
    done: t('socials_saved'),
    onSuccess(stored, _sent, queries) {
      const key = endpointKey(endpoints.listPersonNetworks, 'one', { params: { id: userId } });
      queries.setQueryData(key, stored);
      void navigate('/profile', { replace: true });
    },
  });
  const { value: entries, onValueChange } = form.control('list');
  return (
    <Form {...form.props} aria-label={t('socials_title')}>
      {form.restored && <RestoredDraft {...form.restored} />}
      <Hint>{t('socials_hint')}</Hint>
      <EntryRows
        list={entries}
        limit={SOCIAL_NETWORKS_MAX}
        blank={BLANK}
        words={{
          add: t('social_add'),
          full: t('socials_full', { limit: SOCIAL_NETWORKS_MAX }),
          remove: (number) => t('social_remove', { number }),
          raise: (number) => t('social_raise', { number }),
        }}
        onChange={onValueChange}
      >
        {({ kind }, index) => {
          const account = form.text(`list.${index}.value`, { deps: ['list'] });
          const network = form.control(`list.${index}.kind`, { deps: ['list'] });
          return (
            <Pair>
              <SelectField
                label={t('social_kind', { number: index + 1 })}
                value={network.value}
                onChange={({ target }) => network.onValueChange(target.value as SocialKind)}
                options={SOCIAL_KINDS.map((one) => ({ value: one, label: titleOf(one) }))}
              />
              <TextField
                label={labelOf(kind)}
                {...account}
                onChange={(event) => {
                  account.onChange(event);
                  const linked = networkOfLink(event.target.value);
                  if (linked) network.onValueChange(linked);
                }}
                required
                autoCapitalize="none"
                autoComplete="off"
                spellCheck={false}
                maxLength={URL_MAX_LENGTH}
                inputMode={inputModeOf(kind)}
              />
            </Pair>
          );
        }}
      </EntryRows>
      <Button type="submit" size="large" wide loading={form.isPending}>
        {t('save')}
      </Button>
    </Form>
  );

  function titleOf(kind: SocialKind): string {
    return networkTitle(kind) ?? (kind === 'mail' ? t('social_mail') : t('social_site'));
  }

  function labelOf(kind: SocialKind): string {
    switch (kind) {
      case 'web':
        return t('social_site');
      case 'mail':
        return t('social_mail');
      case 'whatsapp':
        return t('social_phone');
      default:
        return t('social_name');
    }
  }
}

function inputModeOf(kind: SocialKind) {
  if (kind === 'mail') return 'email';
  if (kind === 'whatsapp') return 'tel';
  return kind === 'web' ? 'url' : 'text';
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

const Pair = styled.div`
  display: grid;
  gap: ${space[2]};
`;
