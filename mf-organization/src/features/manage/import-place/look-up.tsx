import { useState, type ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import { Search } from 'lucide-react';
import styled from 'styled-components';
import * as endpoints from '@karavan/shared-api/client/map-places';
import type { MapSource } from '@karavan/shared-api/contract/enumerations';
import { previewGooglePlace, type PlacePreview } from '@karavan/shared-api/contract/map-places';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { request } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate, useSearchParams } from '@karavan/shared-api/router';
import { isSignedInAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { Panel } from '@karavan/shared-ui/product/panel';
import { TextField } from '@karavan/shared-ui/text-field';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useT } from './translation.ts';

interface LookUpProps {
  readonly source: MapSource;
  /** Links to try; none where the service is the real one. */
  readonly examples: readonly string[];
  readonly children: (found: PlacePreview) => ReactNode;
}

/** Finds the place that a pasted link leads to. Guests are asked to sign in, and find their link again. */
export const LookUp = withFormTexts(Form);

function Form({ source, examples, children }: LookUpProps) {
  const t = useT();
  const navigate = useNavigate();
  const { requireSignIn } = useShell();
  const isSignedIn = useAtomValue(isSignedInAtom);
  const [search] = useSearchParams();
  const [found, setFound] = useState<PlacePreview | null>(null);
  const form = useForm({
    schema: previewGooglePlace.body,
    initial: { link: search.get('link') ?? '' },
    // The link stands in the address.
    isLeftFreely: true,
    request: (body) =>
      source === 'google_maps'
        ? request(endpoints.previewGooglePlace, { body })
        : request(endpoints.previewTwoGisPlace, { body }),
    onSuccess: (preview) => setFound(preview),
    onError: () => setFound(null),
  });
  const { link } = form.values;
  const { onValueChange } = form.control('link');

  async function keepLink(): Promise<void> {
    await navigate(`?${new URLSearchParams({ link })}`, { replace: true });
  }

  return (
    <>
      <Panel
        as="form"
        {...form.props}
        aria-label={t('find')}
        onSubmit={(event: { preventDefault(): void }) => {
          if (isSignedIn) {
            form.props.onSubmit(event);
            return;
          }
          event.preventDefault();
          void keepLink().then(() => requireSignIn());
        }}
      >
        <TextField
          label={t('link')}
          hint={t(`how_${source}`)}
          type="url"
          inputMode="url"
          autoComplete="off"
          {...form.text('link')}
        />
        {examples.length > 0 && (
          <Examples>
            <p>{t('sandbox')}</p>
            <Choices>
              {examples.map((example, index) => (
                <Button
                  key={example}
                  kind="secondary"
                  size="small"
                  onClick={() => onValueChange(example)}
                >
                  {t('example', { number: index + 1 })}
                </Button>
              ))}
            </Choices>
          </Examples>
        )}
        <Button type="submit" icon={<Search size={20} aria-hidden />} loading={form.isPending}>
          {t('find')}
        </Button>
        {!isSignedIn && <Muted>{t('sign_in_hint')}</Muted>}
      </Panel>
      <div aria-live="polite">{found && children(found)}</div>
    </>
  );
}

const Examples = styled.div`
  display: grid;
  gap: ${space[2]};
  color: ${color.textMuted};
  font: ${type.second};
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;
