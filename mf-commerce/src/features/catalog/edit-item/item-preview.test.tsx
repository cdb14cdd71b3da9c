import { screen } from '@testing-library/react';
import { renderWithPlatform } from '@karavan/shared-api/testing';
import texts from '../locales/ru.json' with { type: 'json' };
import { ItemPreview } from './item-preview.tsx';

const VALUES = {
  title: 'Концерт у озера',
  description: '',
  translations: [],
  images: [],
  price: '900',
  old_price: null,
  sizes: [],
};

const open = (event: { readonly starts: string; readonly place: string }) =>
  renderWithPlatform(<ItemPreview values={VALUES} currency="KGS" event={event} />, {
    path: '/organizations/5/manage/events/12/edit',
    messages: { 'mf-commerce-catalog': texts },
  });

test('an event is shown with its date and place, as on its page', () => {
  open({ starts: '2090-06-01T19:00', place: 'Летняя сцена' });
  expect(screen.getByText(/^четверг, 1 июня 2090 г\. в 19:00$/)).toBeTruthy();
  expect(screen.getByText('Летняя сцена')).toBeTruthy();
});

test('one whose date is not told yet is shown without it', () => {
  open({ starts: '', place: 'Летняя сцена' });
  expect(screen.getByText('Летняя сцена')).toBeTruthy();
  expect(screen.queryByText(/Invalid/)).toBeNull();
});
