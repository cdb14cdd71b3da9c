import type { Locale } from '@karavan/shared-api/contract/locales';
import type { LocalViews } from '@karavan/shared-api/contract/remotes';

/**
 * The id of a remote, or `shell`, the folder its local build is served from, with a closing slash, and the
 * views that no release of it has yet.
 */
export type Override = readonly [id: string, base: string, views?: LocalViews];

/** The page of the question has a form and nothing else. */
export const QUESTION_POLICY = "default-src 'none'; form-action 'self'; frame-ancestors 'none'";

const TEXTS: Readonly<Record<Locale, { question: string; yes: string; no: string }>> = {
  ru: {
    question: 'Загружать в этом браузере сборки с вашего компьютера?',
    yes: 'Загружать',
    no: 'Не загружать',
  },
  en: {
    question: 'Load builds from your own computer in this browser?',
    yes: 'Load them',
    no: 'Do not load them',
  },
  de: {
    question: 'In diesem Browser Builds von Ihrem eigenen Rechner laden?',
    yes: 'Laden',
    no: 'Nicht laden',
  },
  tr: {
    question: 'Bu tarayıcıda kendi bilgisayarınızdaki derlemeler yüklensin mi?',
    yes: 'Yükle',
    no: 'Yükleme',
  },
  zh: { question: '要在此浏览器中加载您电脑上的构建吗？', yes: '加载', no: '不加载' },
};

/**
 * Asks before local builds stand in.
 * @param target the address that named them
 */
export function overrideQuestion(
  overrides: readonly Override[],
  { locale, target }: { readonly locale: Locale; readonly target: string },
): string {
  const { question, yes, no } = TEXTS[locale];
  const list = overrides.map(([id, base]) => `<li>${escape(`${id}: ${base}`)}</li>`).join('');
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(question)}</title>
<h1>${escape(question)}</h1>
<ul>${list}</ul>
<form method="post" action="/overrides/set?page=${encodeURIComponent(target)}"><button>${escape(yes)}</button></form>
<p><a href="/">${escape(no)}</a></p>
</html>
`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
