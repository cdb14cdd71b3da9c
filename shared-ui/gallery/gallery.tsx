import { useEffect, useState } from 'react';
import styled from 'styled-components';
import de from '../src/locales/de.json' with { type: 'json' };
import en from '../src/locales/en.json' with { type: 'json' };
import ru from '../src/locales/ru.json' with { type: 'json' };
import tr from '../src/locales/tr.json' with { type: 'json' };
import zh from '../src/locales/zh.json' with { type: 'json' };
import { SegmentedControl } from '../src/tabs/segmented-control.tsx';
import { UiTextProvider } from '../src/text/ui-text.tsx';
import { color, layer, radius, space, type } from '../src/tokens/tokens.ts';
import { STORY_GROUPS } from './story-groups.ts';

const TEXTS = { ru, en, de, tr, zh };
type Locale = keyof typeof TEXTS;
type Theme = 'system' | 'light' | 'dark';
type Width = 'phone' | 'full';

const LOCALES: readonly Locale[] = ['ru', 'en', 'de', 'tr', 'zh'];

/** Every component in every state, in both schemes, at two widths and in five languages. */
export function Gallery() {
  const [theme, setTheme] = useState<Theme>('system');
  const [width, setWidth] = useState<Width>('full');
  const [locale, setLocale] = useState<Locale>('ru');

  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
    document.documentElement.lang = locale;
  }, [theme, locale]);

  return (
    <UiTextProvider texts={TEXTS[locale]}>
      <Bar>
        <h1>Karavan UI</h1>
        <SegmentedControl
          label="Scheme"
          segments={[
            { value: 'system', label: 'System' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
          value={theme}
          onChange={setTheme}
        />
        <SegmentedControl
          label="Width"
          segments={[
            { value: 'phone', label: '390' },
            { value: 'full', label: 'Full' },
          ]}
          value={width}
          onChange={setWidth}
        />
        <SegmentedControl
          label="Language"
          segments={LOCALES.map((value) => ({ value, label: value }))}
          value={locale}
          onChange={setLocale}
        />
      </Bar>
      <Main data-width={width}>
        {STORY_GROUPS.map(({ title, stories, layout = 'row' }) => (
          <Group key={title} aria-labelledby={`group-${title}`}>
            <h2 id={`group-${title}`}>{title}</h2>
            <Stories>
              {stories.map(({ name, render, wide = false }) => (
                <StoryFrame key={name} data-story={`${title}: ${name}`} data-wide={wide}>
                  <figcaption>{name}</figcaption>
                  <Stage data-layout={layout}>{render()}</Stage>
                </StoryFrame>
              ))}
            </Stories>
          </Group>
        ))}
      </Main>
    </UiTextProvider>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.chrome};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]} ${space[4]};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};

  h1 {
    margin-right: auto;
  }
`;

const Main = styled.main`
  display: grid;
  gap: ${space[7]};
  max-width: 1200px;
  margin: 0 auto;
  padding: ${space[5]} ${space[4]} ${space[8]};

  &[data-width='phone'] {
    max-width: 390px;
  }
`;

const Group = styled.section`
  display: grid;
  gap: ${space[4]};
  min-width: 0;
`;

const Stories = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  gap: ${space[4]};
`;

const StoryFrame = styled.figure`
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};

  &[data-wide='true'] {
    grid-column: 1 / -1;
  }

  figcaption {
    padding: ${space[3]} ${space[4]} 0;
    color: ${color.textMuted};
    font: ${type.caption};
  }
`;

const Stage = styled.div`
  flex: 1;
  min-width: 0;
  padding: ${space[4]};

  &[data-layout='row'] {
    display: flex;
    flex-wrap: wrap;
    align-content: center;
    align-items: center;
    gap: ${space[3]};
  }
`;
