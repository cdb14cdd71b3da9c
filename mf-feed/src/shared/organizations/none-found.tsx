import { EmptyState } from '@karavan/shared-ui/states';
import { useT } from '../translation.ts';
import type { OrganizationFilterControls } from './organization-filter.ts';

interface NoneFoundProps {
  readonly controls: Pick<OrganizationFilterControls, 'isNarrowed' | 'clear'>;
}

/** Says that no organization is found, and takes the filters away that may be why. */
export function NoneFound({ controls: { isNarrowed, clear } }: NoneFoundProps) {
  const t = useT();
  return (
    <EmptyState
      scene="organizations"
      title={t('organizations_empty')}
      text={t(isNarrowed ? 'not_found_filtered' : 'organizations_empty_text')}
      {...(isNarrowed && { action: { label: t('remove_filters'), run: clear } })}
    />
  );
}
