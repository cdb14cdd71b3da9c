import type { StoryGroup } from '../../gallery/story.ts';
import { QrCode } from './qr-code.tsx';

export const qrCodeStories: StoryGroup = {
  title: 'QR code',
  stories: [
    {
      name: 'An address',
      render: () => <QrCode value="https://karavan.example/receipts/7" label="Receipt 7" />,
    },
    {
      name: 'Small',
      render: () => <QrCode value="UID4021" label="Client 4021" size={120} />,
    },
  ],
};
