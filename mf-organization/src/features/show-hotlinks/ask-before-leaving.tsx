import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useShell } from '@karavan/shared-api/remote';
import { useLeavingT, withLeavingTexts } from './translation.ts';

interface AskBeforeLeavingProps {
  /** What holds the links. */
  readonly within: RefObject<HTMLElement | null>;
}

/** Names the other site before a link leads there, and lets the person stay. Shows nothing itself. */
export const AskBeforeLeaving = withLeavingTexts(Asking);

function Asking({ within }: AskBeforeLeavingProps) {
  const t = useLeavingT();
  const { dialogs } = useShell();
  const ask = useEffectEvent(async (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[target="_blank"]');
    if (!link) return;
    event.preventDefault();
    const isSure = await dialogs.confirm({
      title: t('leaving', { host: link.host }),
      text: t('leaving_text'),
      okLabel: t('leave'),
    });
    if (isSure) window.open(link.href, '_blank', 'noopener,noreferrer');
  });
  useEffect(() => {
    const list = within.current;
    const listen = (event: MouseEvent) => void ask(event);
    list?.addEventListener('click', listen);
    return () => list?.removeEventListener('click', listen);
  }, [within]);
  return null;
}
