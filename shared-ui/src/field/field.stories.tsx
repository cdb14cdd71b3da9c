import { useState } from 'react';
import { Search } from 'lucide-react';
import type { StoryGroup } from '../../gallery/story.ts';
import { Checkbox } from './checkbox.tsx';
import { NumberField, type NumberFieldProps } from './number-field.tsx';
import { SelectField } from './select-field.tsx';
import { Switch } from './switch.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const CITIES = [
  { value: 'frunze', label: 'Бишкек' },
  { value: 'osh', label: 'Ош' },
  { value: 'karakol', label: 'Каракол', disabled: true },
];

function Quantity(props: Pick<NumberFieldProps, 'label' | 'decimals' | 'hint' | 'error'>) {
  const [value, setValue] = useState('2');
  return <NumberField {...props} value={value} onValueChange={setValue} min={1} max={9} stepper />;
}

function Message({ error }: { readonly error?: string }) {
  const [value, setValue] = useState('Позвоните, пожалуйста, за 10 минут до приезда.');
  return (
    <TextArea
      label="Комментарий курьеру"
      value={value}
      limit={200}
      error={error}
      onChange={(event) => setValue(event.target.value)}
    />
  );
}

export const textFieldStories: StoryGroup = {
  title: 'Text field',
  layout: 'block',
  stories: [
    { name: 'Empty', render: () => <TextField label="Имя" placeholder="Айгүл" /> },
    {
      name: 'With hint',
      render: () => (
        <TextField
          label="Телефон"
          type="tel"
          autoComplete="tel"
          defaultValue="+996 700 123 456"
          hint="Пришлём код по SMS"
        />
      ),
    },
    {
      name: 'With icon',
      render: () => (
        <TextField
          label="Поиск"
          type="search"
          start={<Search size={20} />}
          placeholder="Кофе рядом"
        />
      ),
    },
    {
      name: 'Error',
      render: () => <TextField label="Почта" defaultValue="aigul@" error="Неверный формат почты" />,
    },
    {
      name: 'Disabled',
      render: () => <TextField label="Идентификатор" value="OID1042" disabled />,
    },
  ],
};

export const otherFieldStories: StoryGroup = {
  title: 'Fields',
  layout: 'block',
  stories: [
    { name: 'Text area', render: () => <Message /> },
    { name: 'Text area, error', render: () => <Message error="Лимит превышен" /> },
    { name: 'Number with steps', render: () => <Quantity label="Количество" hint="От 1 до 9" /> },
    {
      name: 'Number, error',
      render: () => <Quantity label="Количество" error="Укажите количество" />,
    },
    {
      name: 'Select',
      render: () => (
        <SelectField label="Город" options={CITIES} placeholder="Выберите город" defaultValue="" />
      ),
    },
    {
      name: 'Select, error',
      render: () => (
        <SelectField label="Город" options={CITIES} defaultValue="osh" error="Сюда не доставляем" />
      ),
    },
  ],
};

export const toggleStories: StoryGroup = {
  title: 'Checkbox and switch',
  layout: 'block',
  stories: [
    { name: 'Checkbox', render: () => <Checkbox>Запомнить устройство</Checkbox> },
    { name: 'Checked', render: () => <Checkbox defaultChecked>Согласен с условиями</Checkbox> },
    { name: 'Checkbox, disabled', render: () => <Checkbox disabled>Недоступно</Checkbox> },
    {
      name: 'Checked, disabled',
      render: () => (
        <Checkbox defaultChecked disabled>
          Обязательно
        </Checkbox>
      ),
    },
    { name: 'Switch', render: () => <Switch>Уведомления о скидках</Switch> },
    { name: 'Switch, on', render: () => <Switch defaultChecked>Тёмная тема</Switch> },
    { name: 'Switch, disabled', render: () => <Switch disabled>Доставка</Switch> },
  ],
};
