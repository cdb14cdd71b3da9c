import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '@karavan/shared-api/contract/locales';

const PLURAL = /_(zero|one|two|few|many|other)$/;

/**
 * Holds the five languages of a package against each other and against the code: no key may be missing,
 * unused or asked for in vain, and each plural has exactly the forms its language needs.
 * @returns what is wrong, in sentences
 */
export function findTextProblems(folder: string): string[] {
  const source = path.join(folder, 'src');
  if (!existsSync(source)) return [];
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name === 'locales')
    .map((entry) => path.join(entry.parentPath, entry.name))
    .flatMap((locales) => checkFolder(locales, path.relative(path.dirname(folder), locales)));
}

function checkFolder(folder: string, where: string): string[] {
  const problems: string[] = [];
  const absent = LOCALES.filter((locale) => !existsSync(path.join(folder, `${locale}.json`)));
  if (absent.length > 0) return absent.map((locale) => `${where} has no ${locale}.json`);
  const reference = baseKeys(readMessages(folder, 'ru'));
  for (const locale of LOCALES) {
    const messages = readMessages(folder, locale);
    const keys = baseKeys(messages);
    for (const key of reference)
      if (!keys.has(key)) problems.push(`${where}/${locale}.json lacks '${key}'`);
    for (const key of keys)
      if (!reference.has(key)) problems.push(`${where}/${locale}.json has the surplus '${key}'`);
    for (const [key, forms] of plurals(messages)) {
      const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
      for (const form of needed) {
        if (!forms.has(form))
          problems.push(`${where}/${locale}.json lacks the plural '${key}_${form}'`);
      }
    }
    for (const [key, text] of Object.entries(messages)) {
      if (text.trim() === '') problems.push(`${where}/${locale}.json: '${key}' is empty`);
    }
  }
  const code = sourceOf(path.dirname(folder));
  for (const key of reference) {
    if (!isUsed(key, code)) problems.push(`${where}: nothing uses '${key}'`);
  }
  return problems;
}

function readMessages(folder: string, locale: Locale): Record<string, string> {
  return JSON.parse(readFileSync(path.join(folder, `${locale}.json`), 'utf8')) as Record<
    string,
    string
  >;
}

function baseKeys(messages: Record<string, string>): Set<string> {
  return new Set(Object.keys(messages).map((key) => key.replace(PLURAL, '')));
}

function plurals(messages: Record<string, string>): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const key of Object.keys(messages)) {
    const form = PLURAL.exec(key)?.[1];
    if (!form) continue;
    const base = key.replace(PLURAL, '');
    found.set(base, (found.get(base) ?? new Set()).add(form));
  }
  return found;
}

function sourceOf(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.'),
    )
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

/** A key stands in the code as it is, or as the beginning of a template (`page_failed_${reason}`). */
function isUsed(key: string, code: string): boolean {
  if (code.includes(`'${key}'`)) return true;
  return [...code.matchAll(/`([\w.]+_)\$\{/g)].some(([, beginning]) => key.startsWith(beginning!));
}
