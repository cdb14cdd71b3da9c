import { createContext, type ReactNode, useContext } from 'react';
import type messages from '../locales/ru.json';

export type UiTextKey = keyof typeof messages;
export type UiTexts = Readonly<Record<UiTextKey, string>>;
/** Texts of one component that its caller words itself. */
export type UiLabels<Key extends UiTextKey> = Partial<Pick<UiTexts, Key>>;

const UiTextContext = createContext<UiTexts | null>(null);

interface UiTextProviderProps {
  /** The messages of one language, one of `@karavan/shared-ui/locales/*.json`. */
  readonly texts: UiTexts;
  readonly children: ReactNode;
}

/** Gives all components below it the texts that they bring themselves, in one language. */
export function UiTextProvider({ texts, children }: UiTextProviderProps) {
  return <UiTextContext value={texts}>{children}</UiTextContext>;
}

/**
 * Looks up the texts of a component: the caller's label first, then the provider's.
 * @throws Error when neither has it: a text in the wrong language would go unnoticed
 */
export function useUiText(labels?: Partial<UiTexts>) {
  const texts = useContext(UiTextContext);
  return (key: UiTextKey, values: Readonly<Record<string, string | number>> = {}): string => {
    const text = labels?.[key] ?? texts?.[key];
    if (text === undefined) {
      throw new Error(`No text for '${key}': put a UiTextProvider above, or hand in the label`);
    }
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}
