import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '@karavan/shared-api/contract/locales';
import { withEntry } from './edit-source.ts';
import { pascalCase, sentence, UsageError } from './names.ts';
import { writeNewFiles } from './write-files.ts';

/**
 * Adds a feature to a remote: its component, its test, its title in every language, and a page that
 * shows it if one is asked for.
 * @param place a remote, or one of its parts: `mf-feed`, `mf-commerce/till`
 * @param task what a person does there, verb first, in kebab case: `save-post`
 * @param page the address of its page: `/saved/:id/posts`
 * @returns the files that were written or changed, relative to the workspace
 * @throws UsageError
 */
export function generateFeature(
  workspace: string,
  place: string,
  task: string,
  page?: string,
): string[] {
  const [remote = '', part, ...rest] = place.split('/');
  const above = part === undefined ? `${remote}/src/features` : `${remote}/src/features/${part}`;
  const isPlace = /^mf-[a-z-]+(\/[a-z-]+)?$/.test(place) && rest.length === 0;
  if (!isPlace || !existsSync(path.join(workspace, part === undefined ? remote : above))) {
    throw new UsageError(`There is no remote, and no part of one, called '${place}'.`);
  }
  if (!/^[a-z]+(-[a-z]+)+$/.test(task)) {
    throw new UsageError(
      `'${task}' is no task: say it verb first, in kebab case, as in save-post.`,
    );
  }
  if (page !== undefined && !/^(\/(:[a-zA-Z]+\??|[a-z0-9-]+))+$/.test(page)) {
    throw new UsageError(`'${page}' is no address: it begins with a slash, as /saved/:id does.`);
  }
  const hasOwnTexts =
    part !== undefined && existsSync(path.join(workspace, above, 'translation.ts'));
  const up = part === undefined ? '../..' : '../../..';
  const feature: Feature = {
    component: pascalCase(task),
    task,
    key: `${task.replaceAll('-', '_')}_title`,
    namespace: hasOwnTexts ? `${remote}-${part}` : remote,
    translation: hasOwnTexts ? '../translation.ts' : `${up}/shared/translation.ts`,
    locales: hasOwnTexts ? '../locales' : `${up}/locales`,
  };
  const files = {
    [`${above}/${task}/${task}.tsx`]: componentFile(feature),
    [`${above}/${task}/${task}.test.tsx`]: testFile(feature),
    ...(page !== undefined && {
      [`${remote}/src/pages/${task}.page.tsx`]: pageFile(feature, page, part),
    }),
  };
  const read = (file: string) => readFileSync(path.join(workspace, file), 'utf8');
  const chunks = `${remote}/src/page-chunks.ts`;
  const face = `${remote}/src/index.ts`;
  const edited: Record<string, string> =
    page === undefined
      ? {}
      : {
          [chunks]: withEntry(read(chunks), 'export const pageChunks =', chunkOf(task)),
          [face]: withEntry(read(face), 'definePages(', `'${task}': { path: '${page}' },`),
        };
  writeNewFiles(workspace, files);
  for (const [file, text] of Object.entries(edited)) {
    writeFileSync(path.join(workspace, file), text);
  }
  const folder = hasOwnTexts ? `${above}/locales` : `${remote}/src/locales`;
  const locales = LOCALES.map((locale) => `${folder}/${locale}.json`);
  for (const file of locales) addText(path.join(workspace, file), feature.key, sentence(task));
  return [...Object.keys(edited), ...Object.keys(files), ...locales];
}

interface Feature {
  readonly component: string;
  readonly task: string;
  /** Of its title among the texts. */
  readonly key: string;
  readonly namespace: string;
  /** As the feature's own files import them. */
  readonly translation: string;
  readonly locales: string;
}

function addText(file: string, key: string, text: string): void {
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  writeFileSync(file, `${JSON.stringify({ ...messages, [key]: text }, null, 2)}\n`);
}

const componentFile = ({
  component,
  task,
  key,
  translation,
}: Feature) => `import styled from 'styled-components';
import { space, type } from '@karavan/shared-ui/tokens';
import { useT } from '${translation}';

/** ${sentence(task)}. */
export function ${component}() {
  const t = useT();
  return (
    <Section>
      <Heading>{t('${key}')}</Heading>
    </Section>
  );
}

const Section = styled.section\`
  display: grid;
  gap: \${space[3]};
  padding: \${space[4]};
\`;

const Heading = styled.h2\`
  font: \${type.title3};
\`;
`;

const chunkOf = (task: string) =>
  `'${task}': () => import(/* webpackChunkName: "page-${task}" */ './pages/${task}.page.tsx'),`;

const pageFile = (
  { component, task }: Feature,
  address: string,
  part: string | undefined,
) => `import type { PageModule } from '@karavan/shared-api/remote';
import { ${component} } from '../features/${part === undefined ? '' : `${part}/`}${task}/${task}.tsx';

/** ${address}: ${sentence(task).toLowerCase()}. */
export const page: PageModule = { Component: ${component} };
`;

const testFile = ({
  component,
  task,
  key,
  namespace,
  locales,
}: Feature) => `import { renderWithPlatform } from '@karavan/shared-api/testing';
import messages from '${locales}/ru.json' with { type: 'json' };
import { ${component} } from './${task}.tsx';

describe('${component}', () => {
  it('says what it is for', () => {
    const { getByRole } = renderWithPlatform(<${component} />, { messages: { '${namespace}': messages } });
    expect(getByRole('heading').textContent).toBe(messages.${key});
  });
});
`;
