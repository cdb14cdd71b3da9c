import { useRef, useState, type ReactNode } from 'react';
import { ImageUp } from 'lucide-react';
import { Banner } from '@karavan/shared-ui/banner';
import { Button } from '@karavan/shared-ui/button';
import { Panel } from '@karavan/shared-ui/product/panel';
import { useT } from '../translation.ts';
import { CameraView } from './camera-view.tsx';
import { readPicture } from './read-picture.ts';

interface ScannerProps {
  readonly onText: (text: string) => void;
  /** The last scanned text that could not be used. */
  readonly isUnknown: boolean;
  /** Where it is typed. */
  readonly children: ReactNode;
}

/** Reads a code in three ways: with the camera, from a picture, or by typing. */
export function Scanner({ onText, isUnknown, children }: ScannerProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<'none' | 'reading' | 'empty'>('none');

  async function read(file: File): Promise<void> {
    setPicture('reading');
    const text = await readPicture(file).catch(() => null);
    setPicture(text === null ? 'empty' : 'none');
    if (text !== null) onText(text);
  }

  return (
    <>
      <CameraView onText={onText} />
      {isUnknown && <Banner tone="warning">{t('scan_unknown')}</Banner>}
      {picture === 'empty' && <Banner tone="warning">{t('scan_picture_empty')}</Banner>}
      <Button
        kind="secondary"
        wide
        icon={<ImageUp size={20} />}
        loading={picture === 'reading'}
        onClick={() => input.current?.click()}
      >
        {t('scan_picture')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('scan_picture')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Allows choosing the same picture again.
          target.value = '';
          if (file) void read(file);
        }}
      />
      <Panel>{children}</Panel>
    </>
  );
}
