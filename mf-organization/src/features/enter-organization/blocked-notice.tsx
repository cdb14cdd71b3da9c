import { lazily } from '@karavan/shared-ui/lazily';
import { useOrganizationClient } from '../../shared/use-organization-client.ts';

const BlockedWords = lazily(
  async () =>
    (await import(/* webpackChunkName: "client-standing" */ './blocked-words.tsx')).BlockedWords,
);

/** Tells somebody that the organization has blocked them, before they try. */
export function BlockedNotice({ organizationId }: { readonly organizationId: number }) {
  return useOrganizationClient(organizationId)?.is_blocked ? <BlockedWords /> : null;
}
