import { useState } from 'react';
import type { StoryGroup } from '../../gallery/story.ts';
import { RestoredDraft } from '../banner/restored-draft.tsx';
import { PhoneField } from '../phone-field/phone-field.tsx';
import { PeriodField, type Period } from './period-field.tsx';
import { PriceField } from './price-field.tsx';

interface Problem {
  readonly error?: string;
}

function Phone({ error }: Problem) {
  const [value, setValue] = useState('+996700123456');
  return (
    <PhoneField
      label="Телефон"
      hint="По нему позвонит курьер"
      error={error}
      countryName={() => 'Кыргызстан'}
      country="KG"
      value={value}
      chooseCountry={async () => undefined}
      onValueChange={setValue}
    />
  );
}

function Price({ error }: Problem) {
  const [value, setValue] = useState('1250.50');
  return (
    <PriceField
      label="Цена"
      error={error}
      currency="KGS"
      locale="ru"
      value={value}
      onValueChange={setValue}
    />
  );
}

function Days({ error }: Problem) {
  const [value, setValue] = useState<Period>({ from: '2026-11-22', to: null });
  return (
    <PeriodField label="Скидка действует" error={error} value={value} onValueChange={setValue} />
  );
}

export const formFieldStories: StoryGroup = {
  title: 'Fields of forms',
  layout: 'block',
  stories: [
    { name: 'Phone', render: () => <Phone /> },
    { name: 'Phone with error', render: () => <Phone error="Введите номер полностью" /> },
    { name: 'Price', render: () => <Price /> },
    { name: 'Price with error', render: () => <Price error="Не меньше 1" /> },
    { name: 'Period', render: () => <Days /> },
    { name: 'Period with error', render: () => <Days error="Начало позже конца" /> },
    {
      name: 'Restored draft',
      render: () => (
        <RestoredDraft
          text="Восстановлено то, что вы не успели сохранить."
          discard="Сбросить"
          onDiscard={() => undefined}
        />
      ),
    },
    {
      name: 'Overtaken draft',
      render: () => (
        <RestoredDraft
          text="С тех пор, как вы это вводили, данные изменились."
          discard="Сбросить"
          onDiscard={() => undefined}
          swap="Показать введённое"
          onSwap={() => undefined}
        />
      ),
    },
  ],
};
