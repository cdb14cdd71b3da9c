import type { PageModule } from '@karavan/shared-api/remote';
import { SharedFolder } from '../features/shared-folder/shared-folder.tsx';

/** /saved/shared/{secret}: a folder that somebody shows by its link. */
export const page: PageModule = {
  Component: ({ params: { secret = '' } }) => <SharedFolder key={secret} secret={secret} />,
};
