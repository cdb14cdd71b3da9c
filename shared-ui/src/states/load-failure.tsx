import { ErrorState } from '@karavan/shared-ui/states';
import { useUiText } from '@karavan/shared-ui/ui-text';

/** What could not be loaded, where there is a more specific text. */
export interface LoadFailureTexts {
  readonly title?: string;
  readonly text?: string;
}

/** Says that something could not be loaded, with a retry. */
export function LoadFailure({ title, text, retry }: LoadFailureTexts & { retry(): void }) {
  const t = useUiText();
  return (
    <ErrorState
      title={title ?? t('load_failed')}
      text={text ?? t('check_connection')}
      action={{ run: retry }}
    />
  );
}
