import type { CSSProperties } from 'react';
import { color } from '@karavan/shared-ui/tokens';

/** Makes an organization's colour the one that `organizationTint` is of, below here. */
export const inColorOf = (organization: { readonly color: string | null }) =>
  ({ '--organization': organization.color ?? color.accent }) as CSSProperties;

const OWN = 'var(--organization)';

/** A ground with a breath of the colour; every text can be read on it. */
export const organizationTint = `light-dark(color-mix(in oklab, ${OWN} 10%, ${color.surface}), color-mix(in oklab, ${OWN} 26%, ${color.surface}))`;
