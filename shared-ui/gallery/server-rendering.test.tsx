/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import texts from '../src/locales/ru.json' with { type: 'json' };
import { UiTextProvider } from '../src/text/ui-text.tsx';
import { STORY_GROUPS } from './story-groups.ts';

const states = STORY_GROUPS.flatMap(({ title, stories }) =>
  stories.map((story) => [`${title}: ${story.name}`, story.render] as const),
);

test('there is no browser here', () => {
  expect(typeof window).toBe('undefined');
});

test.each(states)('%s renders on the server, the same each time', (_, renderState) => {
  const html = () => {
    const sheet = new ServerStyleSheet();
    try {
      return renderToString(
        sheet.collectStyles(<UiTextProvider texts={texts}>{renderState()}</UiTextProvider>),
      );
    } finally {
      sheet.seal();
    }
  };
  expect(html()).not.toBe('');
  expect(html()).toBe(html());
});
