import { useState } from 'react';
import { samplePicture } from '../../gallery/sample-picture.ts';
import type { StoryGroup } from '../../gallery/story.ts';
import { Button } from '../button/button.tsx';
import { ToastLayer } from './toast-layer.tsx';
import { createToasts, type ToastMessage } from './toasts.ts';

const nothing = () => undefined;

const MESSAGES: readonly (readonly [string, ToastMessage])[] = [
  ['Info', { kind: 'info', text: 'Новые скидки рядом с вами' }],
  ['Success', { kind: 'success', text: 'Вы приняли заказ' }],
  ['Error', { kind: 'error', text: 'Не удалось загрузить изображение' }],
  [
    'With undo',
    {
      kind: 'info',
      text: 'Товар удалён из корзины',
      action: { label: 'Вернуть', run: nothing },
    },
  ],
  ['Pinned', { kind: 'pinned', text: 'Пост закреплён' }],
  ['Copy link', { kind: 'copy-link', url: 'https://karavan.kg/p/10421' }],
  [
    'Partnership',
    {
      kind: 'partnership',
      organization: {
        title: 'Sierra Coffee',
        image: samplePicture('meadow').small,
        address: 'Бишкек, ул. Токтогула 57',
      },
      onAccept: nothing,
      onReject: nothing,
    },
  ],
  ['Custom', { kind: 'custom', content: 'Скачайте приложение: скидки придут первыми' }],
];

function Kinds() {
  const [toasts] = useState(createToasts);
  return (
    <>
      {MESSAGES.map(([name, message]) => (
        <Button key={name} kind="secondary" size="small" onClick={() => toasts.show(message)}>
          {name}
        </Button>
      ))}
      <ToastLayer toasts={toasts} />
    </>
  );
}

export const toastStories: StoryGroup = {
  title: 'Toast',
  stories: [{ name: 'Kinds', render: () => <Kinds /> }],
};
