import { useEffect, useRef, useState } from 'react';
import { Play } from 'lucide-react';
import styled from 'styled-components';
import { Image, type PictureSource } from '@karavan/shared-ui/image';
import { takeFocus } from '@karavan/shared-ui/take-focus';
import { color, radius, shadow, size, space, type, weight } from '@karavan/shared-ui/tokens';
import { useUiText } from '@karavan/shared-ui/ui-text';

export interface VideoSource {
  /** A file, or a YouTube player at `url`. */
  readonly type: 'video' | 'youtube_video';
  readonly url: string;
  readonly poster: PictureSource;
}

interface VideoProps {
  readonly video: VideoSource;
  /** What it shows; empty when unknown. */
  readonly title: string;
}

/** A video in a 4:3 frame. Nothing loads before it is started. */
export function Video({ video, title }: VideoProps) {
  return video.type === 'video' ? (
    <File video={video} title={title} />
  ) : (
    <YouTube video={video} title={title} />
  );
}

function File({ video: { url, poster }, title }: VideoProps) {
  const t = useUiText();
  const player = useRef<HTMLVideoElement>(null);
  // Otherwise it would keep playing sound off screen.
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) player.current?.pause();
    });
    observer.observe(player.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <Player
      ref={player}
      src={url}
      poster={poster.large}
      preload="none"
      controls
      playsInline
      aria-label={named(t('video'), title)}
    />
  );
}

/** Requests nothing from YouTube until someone presses play. */
function YouTube({ video: { url, poster }, title }: VideoProps) {
  const t = useUiText();
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) {
    return (
      <Frame
        // The pressed button is gone: move the focus to the player that replaced it.
        ref={takeFocus}
        src={`${url}?autoplay=1&rel=0`}
        title={named(t('video'), title)}
        // YouTube refuses to play for pages that send no referrer.
        referrerPolicy="strict-origin-when-cross-origin"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      />
    );
  }
  return (
    <Facade type="button" onClick={() => setIsOpen(true)}>
      <Image picture={poster} alt="" ratio={4 / 3} sizes="(min-width: 1024px) 640px, 100vw" />
      <Sign>
        <Disc>
          <Play size={28} aria-hidden />
        </Disc>
        <Words>
          {t('watch_on_youtube')}
          <span className="visually-hidden">{title}</span>
          <Notice>{t('youtube_notice')}</Notice>
        </Words>
      </Sign>
    </Facade>
  );
}

function named(kind: string, title: string): string {
  return title === '' ? kind : `${kind}: ${title}`;
}

const Player = styled.video`
  display: block;
  width: 100%;
  aspect-ratio: 4 / 3;
  background: #000;
  object-fit: contain;
`;

const Frame = styled.iframe`
  display: block;
  width: 100%;
  aspect-ratio: 4 / 3;
  border: 0;
  background: #000;
`;

const Facade = styled.button`
  position: relative;
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
`;

const Sign = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[4]};
  background: ${color.scrim};
`;

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: calc(${size.touch} * 1.5);
  height: calc(${size.touch} * 1.5);
  border-radius: ${radius.full};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.floating};
  color: ${color.text};

  svg {
    fill: currentColor;
  }
`;

const Words = styled.span`
  display: grid;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  color: ${color.text};
  font-weight: ${weight.medium};
`;

const Notice = styled.span`
  color: ${color.textMuted};
  font: ${type.second};
`;
