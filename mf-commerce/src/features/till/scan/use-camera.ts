import { useEffect, useEffectEvent, useRef, useState } from 'react';

export type CameraState = 'starting' | 'on' | 'refused' | 'missing';

/** Scans with the camera while the view is open; `onText` is called once for each code. */
export function useCamera(onText: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const [attempt, setAttempt] = useState(1);
  const tell = useEffectEvent(onText);

  useEffect(() => {
    let isOver = false;
    let stop: (() => void) | undefined;
    let last: string | undefined;
    const see = (text: string) => {
      if (isOver || text === last) return;
      last = text;
      tell(text);
    };
    async function start(): Promise<void> {
      // Browsers hide the camera from pages without https.
      if (!('mediaDevices' in navigator)) return setState('missing');
      try {
        const { readCamera } = await import(
          /* webpackChunkName: "read-camera" */ './read-camera.ts'
        );
        if (isOver) return;
        stop = await readCamera(video.current!, see);
        if (isOver) stop();
        else setState('on');
      } catch (error) {
        const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
        if (!isOver) setState(isRefused ? 'refused' : 'missing');
      }
    }
    void start();
    return () => {
      isOver = true;
      stop?.();
    };
  }, [attempt]);

  return {
    video,
    state,
    retry() {
      setState('starting');
      setAttempt(attempt + 1);
    },
  };
}
