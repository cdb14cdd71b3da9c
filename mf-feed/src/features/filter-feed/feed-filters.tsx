import styled from 'styled-components';
import type { OverlayComponentProps } from '@karavan/shared-api/remote';
import { space } from '@karavan/shared-ui/tokens';
import { FiltersForm } from './filters-form.tsx';
import { withFilterTexts } from './translation.ts';

/** Overlay `feed_filters`. */
export const FeedFilters = withFilterTexts(function FeedFilters({
  props,
  close,
}: OverlayComponentProps<'feed_filters'>) {
  return (
    <Sheet>
      <FiltersForm {...props} heading="h1" onShow={close} />
    </Sheet>
  );
});

const Sheet = styled.div`
  max-width: 560px;
  margin: 0 auto;
  padding: calc(env(safe-area-inset-top) + ${space[5]}) ${space[4]} 0;

  /* Keeps clear of the button that closes it. */
  h1 {
    padding-right: ${space[7]};
  }
`;
