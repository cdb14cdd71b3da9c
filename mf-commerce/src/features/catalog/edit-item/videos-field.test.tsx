import { useState } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findYoutubeVideo, uploadPicture, uploadVideo } from '@karavan/shared-api/client/files';
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import texts from '../locales/ru.json' with { type: 'json' };
import type { ShownVideo } from './item-values.ts';
import { VideosField } from './videos-field.tsx';

/** The test environment draws nothing. */
jest.mock('./draw-poster.ts', () => ({
  drawPoster: async () => new File(['poster'], 'poster.webp', { type: 'image/webp' }),
}));

const image = { small: 's', medium: 'm', large: 'l', width: 1, height: 1, thumbhash: null };
const poster = { id: 11, image_url: 'u', is_watermarked: false, image };
let arrival: PromiseWithResolvers<void>;
startMockServer(
  mockEndpoint(uploadVideo, async () => {
    await arrival.promise;
    return { status: 201, data: { id: 5, video_url: 'v' } };
  }),
  mockEndpoint(uploadPicture, () => ({ status: 201, data: poster })),
  mockEndpoint(findYoutubeVideo, () => ({
    status: 201,
    data: {
      youtube_id: 'aqz-KE-bpKQ',
      url: 'https://youtu.be/aqz-KE-bpKQ',
      title: 'Big Buck Bunny',
      author: 'Blender',
      poster,
    },
  })),
);
const told = jest.fn();
beforeEach(() => {
  arrival = Promise.withResolvers();
  told.mockClear();
});

function Field() {
  const [value, setValue] = useState<readonly ShownVideo[]>([]);
  return (
    <VideosField
      value={value}
      onValueChange={(videos) => {
        told(videos);
        setValue(videos);
      }}
    />
  );
}

async function pickFile() {
  const view = renderWithPlatform(<Field />, { messages: { 'mf-commerce-catalog': texts } });
  const user = userEvent.setup();
  const file = new File(['video'], 'video.mp4', { type: 'video/mp4' });
  await user.upload(await screen.findByLabelText('Добавить видео (MP4)'), file);
  await screen.findByText(/^Видео отправляется/);
  return { user, ...view };
}

it('keeps a link that was added while a file was on its way', async () => {
  const { user } = await pickFile();
  await user.type(screen.getByLabelText('Ссылка на YouTube'), 'https://youtu.be/aqz-KE-bpKQ');
  await user.click(screen.getByRole('button', { name: 'Добавить' }));
  await screen.findByRole('button', { name: 'Убрать видео 1' });
  arrival.resolve();
  await screen.findByRole('button', { name: 'Убрать видео 2' });
  expect(told).toHaveBeenLastCalledWith([
    expect.objectContaining({ youtube_id: 'aqz-KE-bpKQ' }),
    expect.objectContaining({ upload_id: 5 }),
  ]);
});

it('that has been left adds nothing, and says nothing', async () => {
  const { unmount, record } = await pickFile();
  unmount();
  arrival.resolve();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(told).not.toHaveBeenCalled();
  expect(record.toasts).toEqual([]);
});
