import { TextField } from '@karavan/shared-ui/text-field';
import { useT } from '../translation.ts';

interface PublishTimeProps {
  /** ISO 8601; null: at once. */
  readonly value: string | null;
  readonly error: string | undefined;
  onValueChange(value: string | null): void;
}

/** When a product goes on sale by itself, by the clock of the device. */
export function PublishTime({ value, error, onValueChange }: PublishTimeProps) {
  const t = useT();
  return (
    <TextField
      label={t('publish_at')}
      hint={t('publish_at_hint')}
      type="datetime-local"
      value={value === null ? '' : wallTime(new Date(value))}
      error={error}
      onChange={({ target }) =>
        onValueChange(target.value === '' ? null : new Date(target.value).toISOString())
      }
    />
  );
}

/** As the field of the browser has it. */
function wallTime(time: Date): string {
  const shifted = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}
