import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { useAtomValue } from 'jotai';
import { Camera, GripVertical, RotateCcw, X } from 'lucide-react';
import { ITEM_PICTURES_MAX } from '@karavan/shared-api/contract/limits';
import { localeAtom } from '@karavan/shared-api/state';
import { ErrorText } from '@karavan/shared-ui/field-frame';
import { formatPercent } from '@karavan/shared-ui/format-percent';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { useT } from '../translation.ts';
import type { ShownPicture } from './item-values.ts';
import { moved } from '@karavan/shared-ui/moved';
import { useEntries } from '@karavan/shared-ui/use-entries';
import { PhotoDialog } from './photo-dialog.tsx';
import {
  Add,
  Corner,
  First,
  Grid,
  Grip,
  Group,
  Name,
  Percent,
  Problem,
  Sending,
  Show,
  Tile,
} from './photo-tiles.ts';
import { usePhotoUploads, type PhotoUpload } from '../shared/use-photo-uploads.ts';

interface PhotosFieldProps {
  readonly value: readonly ShownPicture[];
  readonly error: string | undefined;
  onValueChange(value: ShownPicture[]): void;
  /** Tells how far the photos are: what is sent before they are there would lack them. */
  onUploadsChange(state: UploadsState): void;
}

export type UploadsState = 'done' | 'sending' | 'failed';

const keyOf = ({ file_id, upload_id }: ShownPicture) => `${file_id ?? ''}-${upload_id ?? ''}`;

/**
 * The photos of a product: taken or picked, sent at once, brought into an order with the finger, the mouse or arrow keys.
 * The first one stands for the product.
 */
export function PhotosField({ value, error, onValueChange, onUploadsChange }: PhotosFieldProps) {
  const t = useT();
  const entries = useEntries();
  const locale = useAtomValue(localeAtom);
  const noteId = `${useId()}-note`;
  const [opened, setOpened] = useState<number | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const grid = useRef<HTMLOListElement>(null);
  const store = (photos: readonly ShownPicture[]) => onValueChange([...photos]);
  const { uploads, add, cancel, retry } = usePhotoUploads({
    failed: t('photo_failed'),
    onUploaded: ({ id, image }) => store([...value, { upload_id: id, alt: '', src: image.medium }]),
  });
  const state = stateOf(uploads);
  const tell = useEffectEvent(onUploadsChange);
  useEffect(() => tell(state), [state]);
  const isFull = value.length + uploads.length >= ITEM_PICTURES_MAX;

  function move(from: number, to: number): void {
    if (to < 0 || to >= value.length || from === to) return;
    store(moved(value, from, to));
    setSaid(t('photo_moved', { place: to + 1, number: value.length }));
  }

  function moveByKey(event: KeyboardEvent, index: number): void {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(index, index + step);
    // The photo takes the focus along.
    const place = Math.min(Math.max(index + step, 0), value.length - 1);
    requestAnimationFrame(() =>
      grid.current?.querySelectorAll<HTMLElement>('[data-grip]').item(place)?.focus(),
    );
  }

  function drag(event: PointerEvent): void {
    if (dragged === null) return;
    const below = document.elementFromPoint(event.clientX, event.clientY);
    const tile = below?.closest<HTMLElement>('[data-photo]');
    if (!tile || !grid.current?.contains(tile)) return;
    const to = Number(tile.dataset['photo']);
    if (to === dragged) return;
    move(dragged, to);
    setDragged(to);
  }

  return (
    <Group aria-describedby={error ? noteId : undefined}>
      <Name>
        {t('photos')}
        <small>{t('photos_count', { number: value.length, limit: ITEM_PICTURES_MAX })}</small>
      </Name>
      <Grid ref={grid}>
        {value.map((photo, index) => (
          <Tile key={keyOf(photo)} data-photo={index} data-dragged={dragged === index || undefined}>
            <Show
              type="button"
              aria-label={t('photo_open', { number: index + 1 })}
              onClick={() => setOpened(index)}
            >
              <img src={photo.src} alt={photo.alt} draggable={false} />
            </Show>
            {index === 0 && <First>{t('photo_first')}</First>}
            {value.length > 1 && (
              <Grip
                type="button"
                data-grip
                aria-label={t('photo_move', { number: index + 1 })}
                onKeyDown={(event) => moveByKey(event, index)}
                onPointerDown={(event) => {
                  event.currentTarget.setPointerCapture(event.pointerId);
                  setDragged(index);
                }}
                onPointerMove={drag}
                onPointerUp={() => setDragged(null)}
                onPointerCancel={() => setDragged(null)}
              >
                <GripVertical size={18} aria-hidden />
              </Grip>
            )}
            <Corner>
              <IconButton
                {...entries.remove}
                kind="floating"
                label={t('photo_remove', { number: index + 1 })}
                icon={<X size={18} />}
                onClick={() => {
                  store(value.filter((_, other) => other !== index));
                  entries.removed(index, value.length - 1);
                }}
              />
            </Corner>
          </Tile>
        ))}
        {uploads.map(({ key, src, progress, problem }) => (
          <Tile key={`upload ${key}`}>
            <Sending src={src} alt="" />
            {problem === null ? (
              <Percent
                role="progressbar"
                aria-label={t('photo_sending')}
                aria-valuenow={Math.round(progress * 100)}
                aria-valuemin={0}
                aria-valuemax={100}
              >
                {formatPercent(String(Math.round(progress * 100)), locale)}
              </Percent>
            ) : (
              <Problem role="alert">
                <span>{problem}</span>
                <IconButton
                  kind="floating"
                  data-photo-retry
                  label={t('photo_retry')}
                  icon={<RotateCcw size={18} />}
                  onClick={() => retry(key)}
                />
              </Problem>
            )}
            <Corner>
              <IconButton
                kind="floating"
                label={t('photo_cancel')}
                icon={<X size={18} />}
                onClick={() => cancel(key)}
              />
            </Corner>
          </Tile>
        ))}
        {!isFull && (
          <Tile as="li">
            <Add>
              <Camera size={26} aria-hidden />
              {value.length === 0 ? t('photo_add_first') : t('photo_add')}
              <input
                className="visually-hidden"
                type="file"
                accept="image/*"
                multiple
                aria-invalid={error ? true : undefined}
                onChange={({ target }) => {
                  const room = ITEM_PICTURES_MAX - value.length - uploads.length;
                  const files = [...(target.files ?? [])].slice(0, room);
                  // Allows choosing the same photo again after a failure.
                  target.value = '';
                  if (files.length > 0) add(files);
                }}
              />
            </Add>
          </Tile>
        )}
      </Grid>
      {entries.status}
      <span className="visually-hidden" role="status">
        {said}
      </span>
      {error && (
        <ErrorText id={noteId} role="alert">
          {error}
        </ErrorText>
      )}
      {opened !== null && value[opened] && (
        <PhotoDialog
          photo={value[opened]}
          isFirst={opened === 0}
          onClose={() => setOpened(null)}
          onAltChange={(alt) => store(value.with(opened, { ...value[opened]!, alt }))}
          onMakeFirst={() => {
            store(moved(value, opened, 0));
            setOpened(null);
          }}
        />
      )}
    </Group>
  );
}

function stateOf(uploads: readonly PhotoUpload[]): UploadsState {
  if (uploads.some(({ problem }) => problem === null)) return 'sending';
  return uploads.length > 0 ? 'failed' : 'done';
}
