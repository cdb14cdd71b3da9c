import { Fragment, useState, type ReactNode } from 'react';
import type { Endpoint } from '@karavan/shared-api/client';
import { getItemDefaults } from '@karavan/shared-api/client/item-editing';
import type { getItemDefaults as DefaultsRoute } from '@karavan/shared-api/contract/item-editing';
import type { Route, RouteOutput } from '@karavan/shared-api/contract/route';
import { useEndpoint } from '@karavan/shared-api/query';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { pageSkeleton } from '../shared/page-skeleton.tsx';

interface BegunNewProps {
  readonly organizationId: number;
  readonly children: (defaults: RouteOutput<typeof DefaultsRoute>) => ReactNode;
}

/** The form of something new, with what it begins with. */
export function BegunNew({ organizationId: id, children }: BegunNewProps) {
  const defaults = useEndpoint(getItemDefaults, { params: { id } });
  return (
    <AsyncView query={defaults} skeleton={pageSkeleton}>
      {children}
    </AsyncView>
  );
}

interface BegunProps<R extends Route> {
  readonly endpoint: Endpoint<R>;
  readonly input: Parameters<typeof useEndpoint<R>>[1];
  /** @param take begins anew with what somebody else has stored */
  readonly children: (stored: RouteOutput<R>, take: () => void) => ReactNode;
}

/** The form of something stored. It begins with what is there now, which does not change under the editor's fingers. */
export function Begun<R extends Route>({ endpoint, input, children }: BegunProps<R>) {
  const query = useEndpoint(endpoint, input, { staleTime: 0 });
  const [round, setRound] = useState(0);
  const take = () => void query.refetch().then(() => setRound(round + 1));
  return (
    <AsyncView query={query} skeleton={pageSkeleton}>
      {(stored) => <Fragment key={round}>{children(stored, take)}</Fragment>}
    </AsyncView>
  );
}
