import { createServerSide } from '@karavan/shared-api/remote/server';
import { loadUiTexts } from '@karavan/shared-ui/messages';
import { UiTextProvider } from '@karavan/shared-ui/ui-text';
import app from 'remote-app';

export const remote = createServerSide(app, {
  UiTextProvider,
  messages: loadUiTexts,
});
