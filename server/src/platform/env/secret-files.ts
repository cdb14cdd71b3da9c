import { readFileSync } from 'node:fs';
import { WrongVariableError } from './wrong-variable-error.ts';

/**
 * Fills in secrets that are given as files, as orchestrators hand them out: `PAYMENT_KEY_FILE` names the
 * file whose content, without the line break at its end, is `PAYMENT_KEY`.
 * @throws WrongVariableError for a file that cannot be read or is empty, and for a secret that is given twice
 */
export function withSecretFiles(
  variables: NodeJS.ProcessEnv,
  secrets: ReadonlySet<string>,
): NodeJS.ProcessEnv {
  const filled = { ...variables };
  for (const name of secrets) {
    const file = variables[`${name}_FILE`];
    if (file === undefined) continue;
    if (variables[name] !== undefined) {
      throw new WrongVariableError(`Both ${name} and ${name}_FILE are set; leave one of them out.`);
    }
    filled[name] = readSecret(`${name}_FILE`, file);
  }
  return filled;
}

function readSecret(variable: string, file: string): string {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new WrongVariableError(
      `The variable ${variable} is wrong: ${file} cannot be read (${code}).`,
      { cause },
    );
  }
  const secret = content.replace(/\r?\n$/, '');
  if (secret === '') {
    throw new WrongVariableError(`The variable ${variable} is wrong: ${file} is empty.`);
  }
  return secret;
}
