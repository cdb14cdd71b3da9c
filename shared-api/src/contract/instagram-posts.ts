import { z } from 'zod/mini';
import { atMost } from './at-most.ts';
import type { MediaType } from './enumerations.ts';
import type { FieldProblem } from './field-problems.ts';
import { INSTAGRAM_POSTS_MAX, URL_MAX_LENGTH } from './limits.ts';

const problem = (name: FieldProblem) => name;

const PATH = /^\/((?:p|reel)\/[\w-]{5,40})\/?$/;

/**
 * The path of the post or reel that a link of Instagram leads to, such as `reel/C8xYz12AbCd`: the same for all links to
 * it. Null for anything else.
 */
export function readInstagramLink(link: string): string | null {
  const url = URL.canParse(link) ? new URL(link) : null;
  const isOurs = url?.origin === 'https://www.instagram.com' && url.username === '';
  return (isOurs && PATH.exec(url.pathname)?.[1]) || null;
}

/** Links to posts and reels, each to another one. */
export const InstagramPostsInput = z
  .array(
    z.string().check(
      atMost(URL_MAX_LENGTH),
      z.refine((link) => readInstagramLink(link) !== null, problem('link_format')),
    ),
  )
  .check(atMost(INSTAGRAM_POSTS_MAX), ({ value: links, issues }) => {
    const paths = links.map(readInstagramLink);
    for (const [index, path] of paths.entries()) {
      if (paths.indexOf(path) === index) continue;
      const message = problem('repeated');
      issues.push({ code: 'custom', message, path: [index], input: links[index] });
    }
  });

/** A reel or a post of Instagram, which opens there: nothing of it is kept, and nothing is asked of Instagram. */
export const InstagramPost = z.object({
  type: z.enum(['instagram_video', 'instagram_image'] satisfies readonly MediaType[]),
  url: z.string(),
});
export type InstagramPost = z.output<typeof InstagramPost>;
