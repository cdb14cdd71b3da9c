import { Component, type ReactNode } from 'react';
import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { bindTranslations } from './bind-translations.ts';
import { changeLocale, createI18n, type MessageLoader } from './create-i18n.ts';
import { withServedTexts } from './with-served-texts.tsx';
import { withTexts } from './with-texts.tsx';

const { useT } = bindTranslations<{ greeting: string }>('part');
const Greeting = () => <p>{useT()('greeting')}</p>;

const instantly: MessageLoader = async (locale) => ({ default: { greeting: `Hi in ${locale}` } });

const renderPart = (load: MessageLoader, withThem: typeof withTexts) => {
  const i18n = createI18n({ locale: 'ru' });
  const Part = withThem('part', load, Greeting, <p>Wait</p>);
  render(
    <Boundary>
      <I18nextProvider i18n={i18n}>
        <Part />
      </I18nextProvider>
    </Boundary>,
  );
  return i18n;
};

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <p>Broken</p> : this.props.children;
  }
}

test('stands as its placeholder until its texts are there, and follows the language', async () => {
  const i18n = renderPart(instantly, withTexts);
  expect(screen.getByText('Wait')).toBeTruthy();
  expect(await screen.findByText('Hi in ru')).toBeTruthy();
  await act(() => changeLocale(i18n, 'de'));
  expect(screen.getByText('Hi in de')).toBeTruthy();
});

test('fails when its texts cannot be loaded', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderPart(() => Promise.reject(new Error('offline')), withTexts);
  expect(await screen.findByText('Broken')).toBeTruthy();
});

describe('a part that the server renders, too', () => {
  test('shows its texts once they are there, and follows the language', async () => {
    const i18n = await act(async () => renderPart(instantly, withServedTexts));
    expect(screen.getByText('Hi in ru')).toBeTruthy();
    await act(() => changeLocale(i18n, 'de'));
    expect(screen.getByText('Hi in de')).toBeTruthy();
  });

  test('says that it answers presses once its texts are there', async () => {
    const answered = jest.fn();
    document.addEventListener('karavan-answers', ({ target }) =>
      answered((target as HTMLElement).textContent),
    );
    await act(async () => renderPart(instantly, withServedTexts));
    expect(answered.mock.calls).toEqual([['Hi in ru']]);
  });

  test('fails when its texts cannot be loaded', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await act(async () => renderPart(() => Promise.reject(new Error('offline')), withServedTexts));
    expect(screen.getByText('Broken')).toBeTruthy();
  });
});
