import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { LettingPage } from '../shared/letting-page.tsx';
import { withLettingTexts } from '../translation.ts';

/** Loads after its page, together with the schemas and the form kit. */
const TermsForm = lazily(
  async () => (await import(/* webpackChunkName: "letting-terms" */ './terms-form.tsx')).TermsForm,
  <PageSkeleton />,
  atOnce,
);

interface EditTermsProps {
  readonly organizationId: number;
  readonly itemId: number;
}

/** On which terms something is let, for whoever changes them. */
export const EditTerms = withLettingTexts(
  ({ organizationId, itemId }: EditTermsProps) => (
    <LettingPage organizationId={organizationId} itemId={itemId} view="terms">
      {(stored, round, onTake) => (
        <TermsForm key={round} organizationId={organizationId} stored={stored} onTake={onTake} />
      )}
    </LettingPage>
  ),
  <PageSkeleton />,
);
