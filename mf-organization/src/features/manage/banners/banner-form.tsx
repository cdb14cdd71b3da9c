import { useState } from 'react';
import { Copy } from 'lucide-react';
import styled from 'styled-components';
import * as endpoints from '@karavan/shared-api/client/banners';
import type { EditedBanner } from '@karavan/shared-api/contract/banners';
import { PICTURE_ALT_LENGTH } from '@karavan/shared-api/contract/limits';
import { useForm, useOvertaken, withFormTexts } from '@karavan/shared-api/form';
import { endpointKey, request } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { Panel } from '@karavan/shared-ui/product/panel';
import { OvertakenNote } from '@karavan/shared-ui/overtaken-note';
import { RestoredDraft } from '@karavan/shared-ui/restored-draft';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';
import { space } from '@karavan/shared-ui/tokens';
import { TextField } from '@karavan/shared-ui/text-field';
import { PictureField } from '../shared/fields/picture-field.tsx';
import { withManageTexts } from '../shared/translation.ts';
import { editBannerPath } from './banner-paths.ts';
import { bannerSchema, inputOf, valuesOf, type BannerFormOf } from './banner-values.ts';
import { ReachFields } from './reach-fields.tsx';
import { refreshBanners } from './refresh-banners.ts';
import { TargetFields } from './target-fields.tsx';
import { useT } from './translation.ts';

interface BannerFormProps {
  readonly organizationId: number;
  /** Whether its products may be looked through. */
  readonly canPick: boolean;
  /** Null for a new banner. */
  readonly stored: EditedBanner | null;
  /** Begins anew with what is stored. */
  onTake?(): void;
}

/** Everything that staff tell of a banner. */
export const BannerForm = withManageTexts(
  withFormTexts(Fields, <SkeletonCard />),
  <SkeletonCard />,
);

function Fields({ organizationId, canPick, stored, onTake }: BannerFormProps) {
  const t = useT();
  const navigate = useNavigate();
  const [begun] = useState(() => new Date());
  const [initial] = useState(() => valuesOf(stored, begun));
  const [isRefused, setRefused] = useState(false);
  const { isOvertaken } = useOvertaken(inputOf(valuesOf(stored, begun)));
  const params = { id: organizationId, banner: stored?.id ?? 0 };
  const form = useForm({
    schema: bannerSchema,
    initial,
    draft: `banner:${organizationId}:${stored?.id ?? 'new'}`,
    isNew: stored === null,
    // Whoever was told that somebody else was faster may save all the same.
    request: (values) =>
      stored
        ? request(endpoints.updateBanner, {
            params,
            body: { ...inputOf(values), version: stored.version },
          })
        : request(endpoints.createBanner, {
            params: { id: organizationId },
            body: inputOf(values),
          }),
    done: t('saved'),
    onSuccess(saved, _values, queries) {
      refreshBanners(queries);
      const of = { params: { id: organizationId, banner: saved.id } };
      queries.setQueryData(endpointKey(endpoints.getEditedBanner, 'one', of), saved);
      if (stored) onTake?.();
      else void navigate(editBannerPath(organizationId, saved.id), { replace: true });
    },
    onError({ code }, _values, queries) {
      if (code !== 'settings_changed') return;
      setRefused(true);
      void queries.invalidateQueries({
        queryKey: endpointKey(endpoints.getEditedBanner, 'one', { params }),
      });
    },
  });
  return (
    <Form {...form.props} aria-label={t(stored ? 'edit' : 'add')}>
      {form.restored && <RestoredDraft {...form.restored} />}
      {(isRefused || isOvertaken) && (
        <OvertakenNote
          text={t('overtaken')}
          take={t('take_theirs')}
          onTake={() => {
            form.startOver();
            onTake?.();
          }}
        />
      )}
      <Panel>
        <FaceFields form={form} organizationId={organizationId} isNew={stored === null} />
      </Panel>
      <Panel>
        <TargetFields form={form} organizationId={organizationId} canPick={canPick} />
      </Panel>
      <Panel>
        <ReachFields form={form} />
      </Panel>
      <Button type="submit" size="large" wide loading={form.isPending}>
        {t('save')}
      </Button>
    </Form>
  );
}

interface FaceFieldsProps {
  readonly form: BannerFormOf;
  readonly organizationId: number;
  readonly isNew: boolean;
}

/** What is seen of a banner, and said to those who do not see it. */
function FaceFields({ form, organizationId, isNew }: FaceFieldsProps) {
  const t = useT();
  const { api, overlays, toasts } = useShell();
  const upload = form.control('image_id');
  const copied = form.control('image_of');
  const picture = form.control('picture');

  async function copyAnother(): Promise<void> {
    const banner = await overlays.open('banner_selection', { organizationId });
    if (typeof banner !== 'number') return;
    const answer = await api.call(endpoints.getEditedBanner, {
      params: { id: organizationId, banner },
    });
    if (!answer.ok) {
      toasts.show({ kind: 'error', text: answer.error.message });
      return;
    }
    upload.onValueChange(undefined);
    copied.onValueChange(banner);
    picture.onValueChange(answer.data.image);
  }

  return (
    <>
      <PictureField
        label={t('picture')}
        hint={t('picture_hint')}
        crop="image_horizontal_crop"
        isOptional={false}
        picture={picture.value}
        error={upload.error ?? copied.error}
        onChange={(id, image) => {
          upload.onValueChange(id ?? undefined);
          copied.onValueChange(undefined);
          picture.onValueChange(image);
        }}
      />
      {isNew && (
        <Button kind="quiet" icon={<Copy size={20} />} onClick={() => void copyAnother()}>
          {t('copy')}
        </Button>
      )}
      <TextField
        label={t('text')}
        hint={t('text_hint')}
        required
        maxLength={PICTURE_ALT_LENGTH}
        autoComplete="off"
        {...form.text('text')}
      />
    </>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;
