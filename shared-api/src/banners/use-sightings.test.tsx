import { useEffect } from 'react';
import { waitFor } from '@testing-library/react';
import { countBanners } from '@karavan/shared-api/client/banners';
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import { useSightings } from './use-sightings.ts';

let told: unknown[];
startMockServer(
  mockEndpoint(countBanners, async ({ request }) => {
    told.push(await request.json());
    return { status: 204, data: undefined as never };
  }),
);

type Sightings = ReturnType<typeof useSightings>;

function Watcher({ onReady }: { onReady(sightings: Sightings): void }) {
  const sightings = useSightings();
  useEffect(() => onReady(sightings), [onReady, sightings]);
  return null;
}

function watch() {
  let sightings: Sightings | undefined;
  const onReady = (ready: Sightings) => {
    sightings = ready;
  };
  const { unmount } = renderWithPlatform(<Watcher onReady={onReady} />);
  return { ...sightings!, unmount };
}

beforeEach(() => {
  told = [];
});

it('tells together what was seen, each banner once', async () => {
  const { saw, unmount } = watch();
  saw({ id: 1, place: 'feed' });
  saw({ id: 2, place: 'feed' });
  saw({ id: 1, place: 'feed' });
  expect(told).toEqual([]);
  // Whoever leaves earlier has seen them as well.
  unmount();
  await waitFor(() =>
    expect(told).toEqual([
      {
        seen: [
          { id: 1, place: 'feed' },
          { id: 2, place: 'feed' },
        ],
        pressed: [],
      },
    ]),
  );
});

it('tells of a press at once', async () => {
  watch().pressed({ id: 1, place: 'partner' });
  await waitFor(() => expect(told).toEqual([{ seen: [], pressed: [{ id: 1, place: 'partner' }] }]));
});
