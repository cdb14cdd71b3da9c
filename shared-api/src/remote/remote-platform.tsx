import { createContext, useContext, type ReactNode } from 'react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Provider as StoreProvider } from 'jotai';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { UI_NAMESPACE } from '@karavan/shared-api/i18n';
import { ApiProvider } from '@karavan/shared-api/query';
import { Router, type Location } from '@karavan/shared-api/router';
import type { ShellApi, UiTextProvider } from './shell-api.ts';

const ShellContext = createContext<ShellApi | null>(null);

interface RemotePlatformProps {
  readonly shell: ShellApi;
  readonly queries: QueryClient;
  readonly location: Location;
  readonly children: ReactNode;
}

/** The providers around the components of a remote and of the shell's own views. */
export function RemotePlatform({ shell, queries, location, children }: RemotePlatformProps) {
  return (
    <ShellContext value={shell}>
      <StoreProvider store={shell.store}>
        <I18nextProvider i18n={shell.i18n}>
          <QueryClientProvider client={queries}>
            <ApiProvider value={shell}>
              <Router location={location} navigator={shell.navigator}>
                <UiTexts provider={shell.UiTextProvider}>{children}</UiTexts>
              </Router>
            </ApiProvider>
          </QueryClientProvider>
        </I18nextProvider>
      </StoreProvider>
    </ShellContext>
  );
}

interface UiTextsProps {
  readonly provider: UiTextProvider;
  readonly children: ReactNode;
}

/** Provides the shared components with their texts in the current language. */
export function UiTexts({ provider: Provider, children }: UiTextsProps) {
  const { i18n } = useTranslation(UI_NAMESPACE, { useSuspense: false });
  const texts: unknown = i18n.getResourceBundle(i18n.language, UI_NAMESPACE);
  return <Provider texts={texts as never}>{children}</Provider>;
}

/** The shell that hosts this view. */
export function useShell(): ShellApi {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell is called outside of a remote');
  return shell;
}
