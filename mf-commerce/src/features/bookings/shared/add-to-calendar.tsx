import { useState } from 'react';
import { CalendarPlus } from 'lucide-react';
import { getEventCalendar, getReceiptCalendar } from '@karavan/shared-api/client/calendar-files';
import { useApi } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { saveFile } from '@karavan/shared-ui/save-file';
import { useT } from '../translation.ts';

interface AddToCalendarProps {
  /** An order of the reader's own, or an event. */
  readonly of: { readonly receipt: number } | { readonly event: number };
}

/** Saves what calendars of devices open: the file keeps its place there when it is added again. */
export function AddToCalendar({ of }: AddToCalendarProps) {
  const t = useT();
  const api = useApi();
  const { toasts } = useShell();
  const [isLoading, setIsLoading] = useState(false);

  async function add(): Promise<void> {
    setIsLoading(true);
    const result =
      'receipt' in of
        ? await api.download(getReceiptCalendar, { params: { id: of.receipt } })
        : await api.download(getEventCalendar, { params: { id: of.event } });
    setIsLoading(false);
    if (result.ok) saveFile(result.data, 'karavan.ics');
    else toasts.show({ kind: 'error', text: result.error.message });
  }

  return (
    <Button
      kind="secondary"
      size="small"
      icon={<CalendarPlus size={18} aria-hidden />}
      loading={isLoading}
      onClick={() => void add()}
    >
      {t('add_to_calendar')}
    </Button>
  );
}
