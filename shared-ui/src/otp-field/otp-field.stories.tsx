import { useState } from 'react';
import type { StoryGroup } from '../../gallery/story.ts';
import { OtpField } from './otp-field.tsx';

function Code({ initial, error }: { readonly initial: string; readonly error?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <OtpField
      label="Код из SMS"
      hint="Отправили на +996 700 123 456"
      error={error}
      value={value}
      onValueChange={setValue}
    />
  );
}

export const otpFieldStories: StoryGroup = {
  title: 'Code field',
  layout: 'block',
  stories: [
    { name: 'Partly filled', render: () => <Code initial="482" /> },
    { name: 'Error', render: () => <Code initial="482911" error="Неверный код" /> },
  ],
};
