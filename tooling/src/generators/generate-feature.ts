import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '@karavan/shared-api/contract/locales';
import { pascalCase, sentence, UsageError } from './names.ts';
import { writeNewFiles } from './write-files.ts';

/**
 * Adds a feature to a remote: its component, its test, and its title in every language.
 * @param task what a person does there, verb first, in kebab case: `save-post`
 * @returns the files that were written or changed, relative to the workspace
 * @throws UsageError
 */
export function generateFeature(workspace: string, remote: string, task: string): string[] {
  if (!/^mf-[a-z-]+$/.test(remote) || !existsSync(path.join(workspace, remote))) {
    throw new UsageError(`There is no remote '${remote}'.`);
  }
  if (!/^[a-z]+(-[a-z]+)+$/.test(task)) {
    throw new UsageError(
      `'${task}' is no task: say it verb first, in kebab case, as in save-post.`,
    );
  }
  const component = pascalCase(task);
  const key = `${task.replaceAll('-', '_')}_title`;
  const folder = `${remote}/src/features/${task}`;
  const files = {
    [`${folder}/${task}.tsx`]: componentFile(component, task, key),
    [`${folder}/${task}.test.tsx`]: testFile(component, task, key, remote),
  };
  writeNewFiles(workspace, files);
  const locales = LOCALES.map((locale) => `${remote}/src/locales/${locale}.json`);
  for (const file of locales) addText(path.join(workspace, file), key, sentence(task));
  return [...Object.keys(files), ...locales];
}

function addText(file: string, key: string, text: string): void {
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  writeFileSync(file, `${JSON.stringify({ ...messages, [key]: text }, null, 2)}\n`);
}

const componentFile = (
  component: string,
  task: string,
  key: string,
) => `import styled from 'styled-components';
import { fontSize, space } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';

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
  font-size: \${fontSize.title};
\`;
`;

const testFile = (
  component: string,
  task: string,
  key: string,
  remote: string,
) => `import { renderWithPlatform } from '@karavan/shared-api/testing';
import messages from '../../locales/ru.json';
import { ${component} } from './${task}.tsx';

describe('${component}', () => {
  it('says what it is for', () => {
    const { getByRole } = renderWithPlatform(<${component} />, { messages: { '${remote}': messages } });
    expect(getByRole('heading').textContent).toBe(messages.${key});
  });
});
`;
