import { useState } from 'react';
import { useShell } from '@karavan/shared-api/remote';
import { saveFile } from '@karavan/shared-ui/save-file';
import { cardAsText, type BusinessCard } from './business-card.ts';
import { drawCardPicture } from './card-picture.ts';
import { avatarForContact } from './load-avatar.ts';
import { makeSmallVcard, makeVcard } from './make-vcard.ts';
import { useT } from '../texts.ts';

type Action = 'share' | 'contact' | 'picture';

interface CardActions {
  /** What is being done. */
  readonly busy: Action | null;
  /** Hands the contact to another app, or copies it as text where the device has no way to share. */
  share(): void;
  saveContact(): void;
  savePicture(): void;
}

/** What can be done with a card; one thing at a time. */
export function useCardActions(card: BusinessCard): CardActions {
  const t = useT();
  const { toasts } = useShell();
  const [busy, setBusy] = useState<Action | null>(null);

  async function makeContact(): Promise<File> {
    // A contact without a picture is better than none.
    const photo = card.avatar && (await avatarForContact(card.avatar).catch(() => null));
    return new File([makeVcard(card, photo)], `${card.uid}.vcf`, { type: 'text/vcard' });
  }

  async function share(): Promise<void> {
    const files = [await makeContact()];
    if (navigator.canShare?.({ files })) {
      try {
        await navigator.share({ files, title: card.name });
        return;
      } catch (error) {
        // Closing the share sheet is not an error; a device that refuses gets the text.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    await navigator.clipboard.writeText(cardAsText(card));
    toasts.show({ kind: 'success', text: t('card_copied') });
  }

  async function saveContact(): Promise<void> {
    const file = await makeContact();
    saveFile(file, file.name);
  }

  async function savePicture(): Promise<void> {
    saveFile(await drawCardPicture(card, makeSmallVcard(card)), `${card.uid}.png`);
  }

  function doing(action: Action, work: () => Promise<void>): () => void {
    return () => {
      if (busy !== null) return;
      setBusy(action);
      work()
        .catch(() => toasts.show({ kind: 'error', text: t('card_failed') }))
        .finally(() => setBusy(null));
    };
  }

  return {
    busy,
    share: doing('share', share),
    saveContact: doing('contact', saveContact),
    savePicture: doing('picture', savePicture),
  };
}
