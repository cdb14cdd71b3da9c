import { useEffect, useRef, useState } from 'react';
import { Play, Trash2, Video } from 'lucide-react';
import styled from 'styled-components';
import { findYoutubeVideo, uploadPicture, uploadVideo } from '@karavan/shared-api/client/files';
import { ITEM_VIDEOS_MAX, URL_MAX_LENGTH } from '@karavan/shared-api/contract/limits';
import { useApi, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { TextField } from '@karavan/shared-ui/text-field';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';
import { useEntries } from '@karavan/shared-ui/use-entries';
import { useT } from '../translation.ts';
import { drawPoster } from './draw-poster.ts';
import type { ShownVideo } from './item-values.ts';

interface VideosFieldProps {
  readonly value: readonly ShownVideo[];
  onValueChange(value: ShownVideo[]): void;
}

/** Videos of a product: from the device, or of YouTube by their link. */
export function VideosField({ value, onValueChange }: VideosFieldProps) {
  const t = useT();
  const entries = useEntries();
  const api = useApi();
  const { toasts } = useShell();
  const [link, setLink] = useState('');
  const [progress, setProgress] = useState<number | null>(null);
  const isFull = value.length >= ITEM_VIDEOS_MAX;
  /** Counts the one on its way. */
  const isFullSoon = value.length + (progress === null ? 0 : 1) >= ITEM_VIDEOS_MAX;
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  // A video arrives many renders after it was sent.
  const add = useRef((_video: ShownVideo) => {});
  useEffect(() => {
    add.current = (video) => onValueChange([...value, video]);
  });
  const find = useWrite(findYoutubeVideo, {
    failed: () => null,
    onSuccess({ youtube_id, poster }) {
      setLink('');
      add.current({ id: null, youtube_id, poster_id: poster.id, src: poster.image.medium });
    },
  });

  async function upload(file: File): Promise<void> {
    const { signal } = (running.current = new AbortController());
    setProgress(0);
    const body = new FormData();
    body.append('file', file);
    const sent = await api.upload(
      uploadVideo,
      { body },
      { signal, onProgress: (now) => setProgress(now.total > 0 ? now.sent / now.total : 0) },
    );
    const poster = sent.ok ? await sendPoster(file, signal) : null;
    if (signal.aborted) return;
    setProgress(null);
    if (sent.ok && poster) {
      const { id, image } = poster;
      add.current({ id: null, upload_id: sent.data.id, poster_id: id, src: image.medium });
    } else {
      const told = sent.ok ? undefined : sent.error.fields['file']?.[0];
      toasts.show({ kind: 'error', text: told ?? t('video_failed') });
    }
  }

  async function sendPoster(file: File, signal: AbortSignal) {
    const picture = await drawPoster(file);
    if (!picture || signal.aborted) return null;
    const body = new FormData();
    body.append('file', picture);
    const sent = await api.upload(uploadPicture, { body }, { signal });
    return sent.ok ? sent.data : null;
  }

  return (
    <Root>
      {value.length > 0 && (
        <List>
          {value.map((video, index) => (
            <Tile key={`${video.id ?? ''} ${video.youtube_id ?? ''} ${video.upload_id ?? ''}`}>
              <img src={video.src} alt="" />
              <Play size={28} aria-hidden />
              <IconButton
                {...entries.remove}
                kind="floating"
                label={t('video_remove', { number: index + 1 })}
                icon={<Trash2 size={18} />}
                onClick={() => {
                  onValueChange(value.filter((_, other) => other !== index));
                  entries.removed(index, value.length - 1);
                }}
              />
            </Tile>
          ))}
        </List>
      )}
      {!isFull && (
        <>
          <Pick data-busy={progress !== null || undefined}>
            <Video size={20} aria-hidden />
            {progress === null
              ? t('video_add')
              : t('video_sending', { percent: Math.round(progress * 100) })}
            <input
              className="visually-hidden"
              type="file"
              accept="video/mp4"
              disabled={progress !== null}
              onChange={({ target }) => {
                const file = target.files?.[0];
                target.value = '';
                if (file) void upload(file);
              }}
            />
          </Pick>
          <Link>
            <TextField
              label={t('video_youtube')}
              type="url"
              inputMode="url"
              maxLength={URL_MAX_LENGTH}
              value={link}
              error={find.error ? (find.errorOf('video_url') ?? find.error.message) : undefined}
              onChange={({ target }) => {
                find.reset();
                setLink(target.value);
              }}
            />
            <Button
              kind="secondary"
              loading={find.isPending}
              disabled={link.trim() === '' || isFullSoon}
              onClick={() => void find.send({ body: { video_url: link.trim() } })}
            >
              {t('video_find')}
            </Button>
          </Link>
        </>
      )}
      {entries.status}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: ${space[2]};
`;

const Tile = styled.li`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${radius.medium};

  img {
    position: absolute;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  > svg {
    position: relative;
    color: ${color.onFill};
  }

  button {
    position: absolute;
    inset: 0 0 auto auto;
  }
`;

const Pick = styled.label`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: 48px;
  border: 1px dashed ${color.borderStrong};
  border-radius: ${radius.medium};
  font: ${type.labelSmall};
  cursor: pointer;

  &:focus-within {
    outline: 2px solid ${color.focus};
  }

  &[data-busy] {
    color: ${color.textMuted};
    cursor: default;
  }
`;

const Link = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[2]};

  > :first-child {
    flex: 1 1 200px;
  }
`;
