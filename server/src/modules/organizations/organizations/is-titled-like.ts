import { sql } from 'kysely';

/** Whether the title of the `organization` of a query holds a text, however its letters are written. */
export const isTitledLike = (text: string) => sql<boolean>`search_text(organization.title) like
  '%' || search_text(${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}) || '%'`;
