import './browser-gaps.ts';
import type { ReactElement, ReactNode } from 'react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../locales/en.json' with { type: 'json' };
import { UiTextProvider } from '@karavan/shared-ui/ui-text';

/** Renders a component with the English texts, and returns a user for events. */
export function renderUi(element: ReactElement) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <UiTextProvider texts={texts}>{children}</UiTextProvider>
  );
  return { user: userEvent.setup(), ...render(element, { wrapper }) };
}
