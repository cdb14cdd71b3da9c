import { useEffect, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { getMe } from '@karavan/shared-api/client/accounts';
import * as endpoints from '@karavan/shared-api/client/organization-editing';
import { getOrganization } from '@karavan/shared-api/client/organizations';
import type { OrganizationSettings } from '@karavan/shared-api/contract/organization-editing';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { endpointKey, request } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useLocation } from '@karavan/shared-api/router';
import { Banner } from '@karavan/shared-ui/banner';
import { Button } from '@karavan/shared-ui/button';
import { Panel } from '@karavan/shared-ui/product/panel';
import { RestoredDraft } from '@karavan/shared-ui/restored-draft';
import { color, layer, size, space, type } from '@karavan/shared-ui/tokens';
import { AccessFields } from '../shared/fields/access-fields.tsx';
import { BasicsFields } from '../shared/fields/basics-fields.tsx';
import { ContactsFields } from '../shared/fields/contacts-fields.tsx';
import { Group } from '../shared/fields/field-layout.ts';
import { HoursFields } from '../shared/fields/hours-fields.tsx';
import { LanguageFields } from '../shared/fields/language-fields.tsx';
import {
  inputOf,
  NONE_CHOSEN,
  organizationSchema,
  type OrganizationValues,
} from '../shared/fields/organization-form.ts';
import { PicturesFields } from '../shared/fields/pictures-fields.tsx';
import { PlaceFields } from '../shared/fields/place-fields.tsx';
import { pageSkeleton } from '../shared/page-skeleton.tsx';
import { useT } from '../shared/translation.ts';

interface EditFormProps {
  readonly stored: OrganizationSettings;
  /** Begins anew with what somebody else has stored. */
  onTake(): void;
}

/** The parts of the form, each an anchor that the checklist of the day leads to. */
const PARTS = ['basics', 'place', 'hours', 'contacts', 'pictures', 'languages', 'access'] as const;

export const EditForm = withFormTexts(Fields, pageSkeleton);

function Fields({ stored, onTake }: EditFormProps) {
  const t = useT();
  const { api, events, toasts } = useShell();
  const { hash } = useLocation();
  const [first] = useState(stored);
  const [version, setVersion] = useState(stored.version);
  /** What somebody else has made of it meanwhile. */
  const [theirs, setTheirs] = useState<OrganizationSettings | null>(null);
  const { id } = first;
  const form = useForm({
    schema: organizationSchema,
    words: (field, problem) =>
      problem === 'required' && field.startsWith('socials') ? t('social_missing') : undefined,
    initial: valuesOf(first),
    draft: `organization:${id}`,
    request: (values: OrganizationValues) =>
      request(endpoints.updateOrganization, {
        params: { id },
        body: { ...inputOf(values), version },
      }),
    done: t('saved'),
    failed: (error) => (error.code === 'organization_changed' ? null : undefined),
    onSuccess(saved, _sent, queries) {
      setVersion(saved.version);
      setTheirs(null);
      const of = { params: { id } };
      queries.setQueryData(endpointKey(endpoints.getOrganizationSettings, 'one', of), saved);
      void queries.invalidateQueries({ queryKey: endpointKey(getOrganization, 'one', of) });
      void queries.invalidateQueries({ queryKey: endpointKey(getMe, 'one', {}) });
      events.emit('organization.changed', { organizationId: id });
    },
    onError(error) {
      if (error.code === 'organization_changed') void compare(error.message);
    },
  });

  /** Shows what is stored now, or at least that it has changed; what was typed stays in the fields. */
  async function compare(refusal: string): Promise<void> {
    const answer = await api.call(endpoints.getOrganizationSettings, { params: { id } });
    if (!answer.ok) return toasts.show({ kind: 'error', text: refusal });
    setTheirs(answer.data);
    window.scrollTo({ top: 0 });
  }

  useEffect(() => {
    document.querySelector(`[id="part-${hash.slice(1)}"]`)?.scrollIntoView();
  }, [hash]);

  const fields: Readonly<Record<(typeof PARTS)[number], ReactNode>> = {
    basics: <BasicsFields form={form} />,
    place: <PlaceFields form={form} isCurrencyFrozen={stored.is_currency_frozen} />,
    hours: <HoursFields form={form} />,
    contacts: <ContactsFields form={form} />,
    pictures: <PicturesFields form={form} />,
    languages: <LanguageFields form={form} />,
    access: <AccessFields form={form} wasGated={stored.is_gated} />,
  };
  return (
    <Form {...form.props} aria-label={t('edit')}>
      {form.restored && <RestoredDraft {...form.restored} />}
      {theirs && (
        <Conflict
          theirs={theirs}
          values={form.values}
          onKeepMine={() => {
            setVersion(theirs.version);
            setTheirs(null);
          }}
          onTake={() => {
            form.startOver();
            onTake();
          }}
        />
      )}
      <Parts aria-label={t('parts')}>
        {PARTS.map((part) => (
          <a key={part} href={`#${part}`}>
            {t(`part_${part}`)}
          </a>
        ))}
      </Parts>
      {PARTS.map((part) => (
        <Part key={part} id={`part-${part}`} aria-label={t(`part_${part}`)}>
          <h2>{t(`part_${part}`)}</h2>
          {fields[part]}
        </Part>
      ))}
      <Actions data-bottom-bar="line">
        <Button type="submit" size="large" wide loading={form.isPending}>
          {t('save')}
        </Button>
      </Actions>
    </Form>
  );
}

function valuesOf({
  id: _id,
  color: _color,
  time_zone: _zone,
  is_currency_frozen: _frozen,
  version: _version,
  ...values
}: OrganizationSettings) {
  return { ...NONE_CHOSEN, ...values };
}

interface ConflictProps {
  readonly theirs: OrganizationSettings;
  readonly values: OrganizationValues;
  onKeepMine(): void;
  onTake(): void;
}

/** Names what somebody else has stored, where it differs from what stands in the fields. */
function Conflict({ theirs, values, onKeepMine, onTake }: ConflictProps) {
  const t = useT();
  const stored = valuesOf(theirs);
  const texts = (['title', 'address'] as const).filter((name) => stored[name] !== values[name]);
  const differs = (names: readonly (keyof OrganizationValues)[]) =>
    names.some((name) => JSON.stringify(stored[name]) !== JSON.stringify(values[name]));
  const parts = [
    differs(['type', 'subtypes', 'average_check']) && t('part_basics'),
    differs(['region', 'location', 'currency']) && t('part_place'),
    differs(['week', 'special_days']) && t('part_hours'),
    differs(['contacts', 'socials']) && t('part_contacts'),
    differs(['description']) && t('part_languages'),
    differs(['is_gated']) && t('part_access'),
  ].filter((part) => part !== false);
  return (
    <Banner tone="warning">
      <Group role="alert">
        <strong>{t('conflict')}</strong>
        <p>{t('conflict_text')}</p>
        <ul>
          {texts.map((name) => (
            <li key={name}>{`${t(`field_${name}`)}: «${stored[name]}»`}</li>
          ))}
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
        <Button kind="secondary" size="small" onClick={onKeepMine}>
          {t('conflict_keep')}
        </Button>
        <Button kind="quiet" size="small" onClick={onTake}>
          {t('conflict_take')}
        </Button>
      </Group>
    </Banner>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: 680px;
`;

const Parts = styled.nav`
  display: flex;
  gap: ${space[2]};
  overflow-x: auto;
  scrollbar-width: none;

  a {
    flex: none;
    min-height: 36px;
    padding: 6px ${space[3]};
    border: 1px solid ${color.border};
    border-radius: 999px;
    background: ${color.surface};
    font: ${type.labelSmall};
  }
`;

const Part = styled(Panel)`
  scroll-margin-top: calc(${size.header} + ${space[4]});
  gap: ${space[4]};

  h2 {
    font: ${type.title3};
  }
`;

const Actions = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${layer.chrome};
  padding: ${space[3]} 0 calc(${space[3]} + env(safe-area-inset-bottom));
  background: ${color.canvas};
`;
