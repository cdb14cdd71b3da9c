import { createContext, type ReactNode, useContext } from 'react';
import type messages from '../locales/ru.json';

export type UiTextKey = keyof typeof messages;
export type UiTexts = Readonly<Record<UiTextKey, string>>;

const UiTextContext = createContext<UiTexts | null>(null);

interface UiTextProviderProps {
  /** The messages of one language, one of `@karavan/shared-ui/locales/*.json`. */
  readonly texts: UiTexts;
  readonly children: ReactNode;
}

/** Provides the design system's own texts, in one language, to all components below. */
export function UiTextProvider({ texts, children }: UiTextProviderProps) {
  return <UiTextContext value={texts}>{children}</UiTextContext>;
}

/**
 * Looks up the design system's own texts.
 * @throws Error without a provider: a text in the wrong language would go unnoticed
 */
export function useUiText() {
  const texts = useContext(UiTextContext);
  return (key: UiTextKey, values: Readonly<Record<string, string | number>> = {}): string => {
    if (!texts) throw new Error(`No text for '${key}': put a UiTextProvider above`);
    return texts[key].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}
