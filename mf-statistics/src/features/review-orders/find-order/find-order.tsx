import { useEffect, useRef, useState } from 'react';
import { Search } from 'lucide-react';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { TextField } from '@karavan/shared-ui/text-field';
import { useDebounced } from '@karavan/shared-ui/use-debounced';
import { useT, withFindTexts } from './translation.ts';

interface FindOrderProps {
  /** What is looked for at first. */
  readonly start: string;
  onSettle(number: string): void;
}

/** The number of an order or of its receipt, which is looked for once the typing stops. */
export const FindOrder = withFindTexts(Field, <SkeletonRow />);

/** Nothing has the number. */
export const NoSuchNumber = withFindTexts(Nothing);

function Field({ start, onSettle }: FindOrderProps) {
  const t = useT();
  const [typed, setTyped] = useState(start);
  const settled = useDebounced(typed.trim());
  const told = useRef(start);
  useEffect(() => {
    if (settled === told.current) return;
    told.current = settled;
    onSettle(settled);
  }, [settled, onSettle]);
  return (
    <TextField
      label={t('find')}
      hint={t('find_hint')}
      type="search"
      start={<Search size={20} aria-hidden />}
      autoComplete="off"
      maxLength={60}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}

function Nothing() {
  const t = useT();
  return <EmptyState scene="search" title={t('nothing')} text={t('nothing_text')} />;
}
