import { createServerSide } from '@karavan/shared-api/remote/server';
import app from 'remote-app';

export const remote = createServerSide(app);
