import type { PageModule } from '@karavan/shared-api/remote';
import { FindPeople } from '../features/find-people/find-people.tsx';

function Search() {
  return <FindPeople />;
}

/** /messenger/search: people to write to. */
export const page: PageModule = { Component: Search };
