import { render } from '@testing-library/react';
import texts from '../src/locales/ru.json' with { type: 'json' };
import { expectAccessible } from '../src/testing/expect-accessible.ts';
import '../src/testing/browser-gaps.ts';
import { UiTextProvider } from '../src/text/ui-text.tsx';
import { STORY_GROUPS } from './story-groups.ts';

const states = STORY_GROUPS.flatMap(({ title, stories }) =>
  stories.map((story) => [`${title}: ${story.name}`, story.render] as const),
);

test.each(states)('%s is accessible', async (_, renderState) => {
  const { container } = render(<UiTextProvider texts={texts}>{renderState()}</UiTextProvider>);
  expect(container.innerHTML).not.toBe('');
  await expectAccessible(container);
});

test('the check sees what is wrong', async () => {
  const { container } = render(<input />);
  await expect(expectAccessible(container)).rejects.toThrow('label');
});
