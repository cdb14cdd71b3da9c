import { X } from 'lucide-react';
import { Chip, ChipRow } from '@karavan/shared-ui/chip';
import type { Changes } from './changes.ts';
import { useT } from './figure-texts.ts';

interface OnlyChipsProps {
  /** What those are called whose sales alone are shown; null as long as that is not known. */
  readonly names: Readonly<Partial<Record<'cashier' | 'client', string | null>>>;
  choose(changes: Changes): void;
}

/** Whose sales alone are shown; a press shows those of everybody again. */
export function OnlyChips({ names, choose }: OnlyChipsProps) {
  const t = useT();
  const roles = (['cashier', 'client'] as const).filter((role) => names[role] !== undefined);
  if (roles.length === 0) return null;
  return (
    <ChipRow label={t('narrowed')}>
      {roles.map((role) => (
        <Chip key={role} pressed icon={<X size={16} />} onClick={() => choose({ [role]: null })}>
          {t(`only_${role}`, { name: names[role] ?? '…' })}
        </Chip>
      ))}
    </ChipRow>
  );
}
