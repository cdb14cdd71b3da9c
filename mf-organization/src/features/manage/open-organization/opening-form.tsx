import { useId, type ReactNode, type SubmitEvent } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { getMe } from '@karavan/shared-api/client/accounts';
import { managementPath } from '@karavan/shared-api/contract/management-sections';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { endpointKey } from '@karavan/shared-api/query';
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
import {
  inputOf,
  organizationSchema,
  type OrganizationValues,
} from '../shared/fields/organization-form.ts';
import { PicturesFields } from '../shared/fields/pictures-fields.tsx';
import { PlaceFields } from '../shared/fields/place-fields.tsx';
import { pageSkeleton } from '../shared/page-skeleton.tsx';
import { PublicPreview } from '../shared/public-preview.tsx';
import { useT } from '../shared/translation.ts';
import { firstValues, openingOf } from './opening-values.ts';
import { useSteps } from './use-steps.ts';

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
const STEP_NAMES = STEPS.map(({ name }) => name);

/** A new organization, step by step, beside what clients will see of it. */
export const OpeningForm = withFormTexts(Steps, pageSkeleton);

function Steps({ phone, region, brought }: OpeningFormProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const navigate = useNavigate();
  const { events } = useShell();
  const isWide = useIsWide();
  const progressId = useId();
  const form = useForm({
    schema: organizationSchema,
    words: (field, problem) =>
      problem === 'required' && field.startsWith('socials') ? t('social_missing') : undefined,
    initial: firstValues({ phone, region, brought }),
    isNew: true,
    draft: brought ? `organization:${brought.place.place_id}` : 'organization:new',
    request: (values: OrganizationValues) => openingOf(inputOf(values), brought),
    done: t('opened'),
    onSuccess({ id }, _sent, queries) {
      void queries.invalidateQueries({ queryKey: endpointKey(getMe, 'one', {}) }).then(() => {
        events.emit('organization.changed', { organizationId: id });
        if (brought) brought.onOpened(id);
        else void navigate(managementPath(id), { replace: true });
      });
    },
    onError({ fields: refused }) {
      const wrong = STEPS.findIndex(({ fields }) =>
        fields.some((field) => Object.keys(refused).some((path) => path.split('.')[0] === field)),
      );
      if (wrong >= 0 && wrong !== step) goTo(wrong);
    },
  });
  const { step, heading, goTo, goBack } = useSteps(STEP_NAMES, form.restored !== undefined);
  const isLast = step === STEPS.length - 1;
  const { name } = STEPS[step]!;

  /** To what is wrong first, or else to the next step; at last it is sent. */
  async function goOn(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    for (const [index, { fields: inStep }] of STEPS.slice(0, step + 1).entries()) {
      // One step after the other: the first that is wrong is shown.
      // oxlint-disable-next-line no-await-in-loop
      if (await form.check([...inStep])) continue;
      if (index !== step) goTo(index);
      return;
    }
    if (isLast) form.props.onSubmit(event);
    else goTo(step + 1);
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
        <PicturesFields form={form} />
        <h2>{t('part_access')}</h2>
        <AccessFields form={form} />
      </>
    ),
  };
  return (
    <Page>
      <Form {...form.props} aria-label={t('create')} onSubmit={(event) => void goOn(event)}>
        <Progress
          id={progressId}
          aria-label={t('step', { number: step + 1, all: STEPS.length })}
          role="img"
        >
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
        <h2 ref={heading} tabIndex={-1} aria-describedby={progressId}>
          {t(`part_${name}`)}
        </h2>
        <Lead>{t(`part_${name}_lead`)}</Lead>
        {fields[name]}
        {isLast && !isWide && (
          <>
            <h2>{t('preview')}</h2>
            <PublicPreview values={form.values} />
          </>
        )}
        <Actions data-bottom-bar="line">
          {step > 0 && (
            <Button kind="secondary" size="large" onClick={goBack}>
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
          <PublicPreview values={form.values} />
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

    &:focus {
      outline: none;
    }
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
