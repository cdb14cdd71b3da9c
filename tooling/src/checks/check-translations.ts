import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '@karavan/shared-api/contract/locales';
import { WORKSPACE } from '../build/packages.ts';

/**
 * Holds the five languages of every package against each other and against the code: no key may be
 * missing, unused or asked for in vain, and each plural has exactly the forms its language needs.
 */
const PLURAL = /_(zero|one|two|few|many|other)$/;
const problems: string[] = [];
for (const folder of messageFolders()) checkFolder(folder);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

function messageFolders(): string[] {
  return [
    'shell',
    'shared-api',
    'shared-ui',
    ...readdirSync(WORKSPACE).filter((name) => name.startsWith('mf-')),
  ].flatMap((name) => {
    const source = path.join(WORKSPACE, name, 'src');
    if (!existsSync(source)) return [];
    return readdirSync(source, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name === 'locales')
      .map((entry) => path.join(entry.parentPath, entry.name));
  });
}

function checkFolder(folder: string): void {
  const where = path.relative(WORKSPACE, folder);
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
