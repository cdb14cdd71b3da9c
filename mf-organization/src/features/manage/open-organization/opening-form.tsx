import { useState, type ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { getMe } from '@karavan/shared-api/client/accounts';
import {
  createFromGooglePlace,
  createFromTwoGisPlace,
} from '@karavan/shared-api/client/map-places';
import * as endpoints from '@karavan/shared-api/client/organization-editing';
import { managementPath } from '@karavan/shared-api/contract/management-sections';
import { OrganizationInput } from '@karavan/shared-api/contract/organization-editing';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { endpointKey, request } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Link, useNavigate } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { RestoredDraft } from '@karavan/shared-ui/restored-draft';
import { useIsWide } from '@karavan/shared-ui/use-is-wide';
import { color, layer, media, radius, size, space, type } from '@karavan/shared-ui/tokens';
import type { BroughtPlace } from '../shared/brought-place.ts';
import { AccessFields } from '../shared/fields/access-fields.tsx';
import { BasicsFields } from '../shared/fields/basics-fields.tsx';
import { ContactsFields } from '../shared/fields/contacts-fields.tsx';
import { HoursFields } from '../shared/fields/hours-fields.tsx';
import { OtherLanguages } from '../shared/fields/language-fields.tsx';
import { PicturesFields, type ShownPictures } from '../shared/fields/pictures-fields.tsx';
import { PlaceFields } from '../shared/fields/place-fields.tsx';
import { pageSkeleton } from '../shared/page-skeleton.tsx';
import { PublicPreview } from '../shared/public-preview.tsx';
import { useT } from '../shared/translation.ts';

interface OpeningFormProps {
  /** The person's own, offered as the first contact. */
  readonly phone: string;
  readonly region: { readonly country: string; readonly currency: string };
  readonly brought?: BroughtPlace;
}

/** Each step with what has to be right before the next one. */
const STEPS = [
  { name: 'basics', fields: ['title', 'type', 'subtypes', 'description', 'average_check'] },
  { name: 'place', fields: ['region', 'address', 'location', 'currency'] },
  { name: 'hours', fields: ['week', 'special_days', 'contacts', 'socials'] },
  { name: 'pictures', fields: ['image_id', 'banner_id', 'is_gated'] },
] as const;

/** Every day until the evening: right for most, and changed with one press. */
const FIRST_WEEK = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  start_time: '09:00',
  end_time: '21:00',
}));

/** Sends what the form holds; it stands for its place where no other organization does. */
function opening(body: OrganizationInput, brought: BroughtPlace | undefined) {
  if (!brought || brought.organization) return request(endpoints.createOrganization, { body });
  const { source, place_id } = brought.place;
  const placed = { body: { ...body, place_id } };
  return source === 'google_maps'
    ? request(createFromGooglePlace, placed)
    : request(createFromTwoGisPlace, placed);
}

const firstValues = ({
  phone,
  region: { country, currency },
}: Pick<OpeningFormProps, 'phone' | 'region'>) => ({
  title: '',
  description: {},
  type: null,
  subtypes: [],
  region: { country, city: '' },
  address: '',
  location: null,
  currency,
  week: FIRST_WEEK,
  special_days: [],
  contacts: [{ kind: 'phone' as const, value: phone }],
  socials: [],
  average_check: null,
  is_gated: false,
});

/** What a service of maps says; what it does not say is left as it is for everybody. */
function valuesOf({ place, pictures: [sign, banner] }: BroughtPlace) {
  const { title, type: kind, address, latitude, longitude, week, phones, site } = place;
  return {
    title,
    type: kind,
    address,
    location: { latitude, longitude },
    ...(place.country !== null && { region: { country: place.country, city: place.city ?? '' } }),
    ...(week.length > 0 && { week }),
    ...(phones.length > 0 && {
      contacts: phones.map((value) => ({ kind: 'phone' as const, value })),
    }),
    ...(site !== null && { socials: [{ kind: 'web' as const, value: site }] }),
    ...(sign && { image_id: sign.id }),
    ...(banner && { banner_id: banner.id }),
  };
}

/** A new organization, step by step, beside what clients will see of it. */
export const OpeningForm = withFormTexts(Steps, pageSkeleton);

function Steps({ phone, region, brought }: OpeningFormProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const navigate = useNavigate();
  const { events } = useShell();
  const isWide = useIsWide();
  const [step, setStep] = useState(0);
  const [sign, banner] = brought?.pictures ?? [];
  const [shown, setShown] = useState<ShownPictures>({
    image: sign?.image ?? null,
    banner: banner?.image ?? null,
  });
  const form = useForm({
    schema: OrganizationInput,
    words: (field, problem) =>
      problem === 'required' && field.startsWith('socials') ? t('social_missing') : undefined,
    initial: { ...firstValues({ phone, region }), ...(brought && valuesOf(brought)) },
    isNew: true,
    draft: brought ? `organization:${brought.place.place_id}` : 'organization:new',
    request: (body) => opening(body, brought),
    done: t('opened'),
    onSuccess({ id }, _sent, queries) {
      void queries.invalidateQueries({ queryKey: endpointKey(getMe, 'one', {}) }).then(() => {
        events.emit('organization.changed', { organizationId: id });
        if (brought) brought.onOpened(id);
        else void navigate(managementPath(id), { replace: true });
      });
    },
  });
  const isLast = step === STEPS.length - 1;
  const { name } = STEPS[step]!;

  async function goOn(): Promise<void> {
    if (!(await form.check([...STEPS[step]!.fields]))) return;
    setStep(step + 1);
    window.scrollTo(0, 0);
  }

  const fields: Readonly<Record<typeof name, ReactNode>> = {
    basics: (
      <>
        <BasicsFields form={form} />
        <OtherLanguages form={form} without={locale} />
      </>
    ),
    place: <PlaceFields form={form} />,
    hours: (
      <>
        <HoursFields form={form} />
        <h2>{t('part_contacts')}</h2>
        <ContactsFields form={form} />
      </>
    ),
    pictures: (
      <>
        <PicturesFields form={form} shown={shown} onShownChange={setShown} />
        <h2>{t('part_access')}</h2>
        <AccessFields form={form} />
      </>
    ),
  };
  return (
    <Page>
      <Form
        {...form.props}
        aria-label={t('create')}
        onSubmit={(event) => {
          if (isLast) {
            form.props.onSubmit(event);
            return;
          }
          event.preventDefault();
          void goOn();
        }}
      >
        <Progress aria-label={t('step', { number: step + 1, all: STEPS.length })} role="img">
          {STEPS.map((one, index) => (
            <span key={one.name} data-done={index <= step || undefined} />
          ))}
        </Progress>
        {form.restored && <RestoredDraft {...form.restored} />}
        {step === 0 && !brought && (
          <Ways>
            {t('bring_from')}{' '}
            <Link to="/organizations/google-maps-org-integration">{t('bring_google')}</Link>,{' '}
            <Link to="/organizations/2gis-integration">{t('bring_two_gis')}</Link>
          </Ways>
        )}
        <h2>{t(`part_${name}`)}</h2>
        <Lead>{t(`part_${name}_lead`)}</Lead>
        {fields[name]}
        {isLast && !isWide && (
          <>
            <h2>{t('preview')}</h2>
            <PublicPreview values={form.values} shown={shown} />
          </>
        )}
        <Actions data-bottom-bar="line">
          {step > 0 && (
            <Button kind="secondary" size="large" onClick={() => setStep(step - 1)}>
              {t('back')}
            </Button>
          )}
          <Button type="submit" size="large" wide loading={form.isPending}>
            {isLast ? t('open') : t('next')}
          </Button>
        </Actions>
      </Form>
      {isWide && (
        <Aside>
          <Lead>{t('preview')}</Lead>
          <PublicPreview values={form.values} shown={shown} />
        </Aside>
      )}
    </Page>
  );
}

const Page = styled.div`
  padding: ${space[4]};

  ${media.wide} {
    display: grid;
    grid-template-columns: minmax(0, 560px) minmax(280px, 400px);
    justify-content: center;
    align-items: start;
    gap: ${space[6]};
    padding: ${space[5]};
  }
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: 560px;
  margin: 0 auto;
  width: 100%;

  h2 {
    font: ${type.title2};
  }
`;

const Progress = styled.div`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: ${space[1]};

  span {
    height: 4px;
    border-radius: ${radius.full};
    background: ${color.border};
  }

  span[data-done] {
    background: ${color.saffron};
  }
`;

const Lead = styled.p`
  margin-top: calc(-1 * ${space[3]});
  color: ${color.textMuted};
  font: ${type.second};
`;

const Ways = styled.p`
  font: ${type.second};

  a {
    color: ${color.accent};
    text-decoration: underline;
  }
`;

/** Within reach of the thumb while the fields scroll. */
const Actions = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${layer.chrome};
  display: flex;
  gap: ${space[2]};
  margin: 0 calc(-1 * ${space[4]});
  padding: ${space[3]} ${space[4]} calc(${space[3]} + env(safe-area-inset-bottom));
  background: ${color.canvas};
`;

const Aside = styled.aside`
  position: sticky;
  top: calc(${size.header} + ${space[5]});
  display: grid;
  gap: ${space[3]};

  > p {
    margin: 0;
  }
`;
