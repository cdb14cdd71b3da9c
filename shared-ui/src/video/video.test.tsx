import { act, screen } from '@testing-library/react';
import { samplePicture } from '../../gallery/sample-picture.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { Video } from './video.tsx';

const poster = { ...samplePicture('coral'), thumbhash: null };
let leave: () => void;
beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(observed: (entries: { isIntersecting: boolean }[]) => void) {
      leave = () => observed([{ isIntersecting: false }]);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

test('a file plays in place, loads nothing before, and says what it is', async () => {
  const { container } = renderUi(
    <Video video={{ type: 'video', url: '/files/a.mp4', poster }} title="Dress" />,
  );
  const player = screen.getByLabelText<HTMLVideoElement>('Video: Dress');
  expect(player.preload).toBe('none');
  expect(player.controls).toBe(true);
  expect(player.hasAttribute('playsinline')).toBe(true);
  await expectAccessible(container);
});

test('a file that goes out of sight is not heard any more', () => {
  renderUi(<Video video={{ type: 'video', url: '/files/a.mp4', poster }} title="Dress" />);
  const pause = jest.spyOn(screen.getByLabelText<HTMLVideoElement>('Video: Dress'), 'pause');
  pause.mockReturnValue();
  act(() => leave());
  expect(pause).toHaveBeenCalledTimes(1);
});

test('YouTube is asked for nothing until somebody wants to watch', async () => {
  const url = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';
  const video = <Video video={{ type: 'youtube_video', url, poster }} title="Concert" />;
  const { container, user, rerender } = renderUi(video);
  expect(container.querySelector('iframe')).toBeNull();
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: /^Watch on YouTube ?Concert/ }));
  const frame = screen.getByTitle<HTMLIFrameElement>('Video: Concert');
  expect(frame.src.startsWith(`${url}?autoplay=1`)).toBe(true);
  expect(document.activeElement).toBe(frame);
  // Only once: a later change on the page does not take it again.
  frame.blur();
  rerender(<Video video={{ type: 'youtube_video', url, poster }} title="Concert in the park" />);
  expect(document.activeElement).toBe(document.body);
});
