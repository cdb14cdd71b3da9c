import { useEffect, useEffectEvent, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { updateInLists, type ListEndpoint } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { isSignedInAtom, localeAtom } from '@karavan/shared-api/state';
import type { FeedPost, listFeed } from '../contract/feed.ts';
import type { ItemNow, LivePost } from '../contract/live-items.ts';
import { newsOf, withValues, type ItemNews } from './news-of.ts';
import { useT, withLiveTexts } from './texts.tsx';

/** An endpoint whose list is one of posts. */
type PostList = ListEndpoint<typeof listFeed>;

interface LivePostsProps {
  readonly posts: readonly FeedPost[];
  /** The lists that hold them, or may. */
  readonly lists: readonly { readonly method: string; readonly path: string }[];
}

/**
 * Keeps the posts of lists as they are by now, with a word beside the price where something has changed. Shows nothing itself.
 * Guests have no stream: their lists are as they were read.
 */
export function LivePosts(props: LivePostsProps) {
  return useAtomValue(isSignedInAtom) ? <Watching {...props} /> : null;
}

const Watching = withLiveTexts(Watch);

function Watch({ posts, lists }: LivePostsProps) {
  const t = useT();
  const { realtime } = useShell();
  const queries = useQueryClient();
  const locale = useAtomValue(localeAtom);
  /** What was said of each; those that everybody sees are among the keys. */
  const said = useRef(new Map<number, ItemNews | undefined>());
  const ids = posts.map(({ id }) => id).join();

  const onNow = useEffectEvent((items: readonly ItemNow[]) => {
    for (const { id, shown } of items) {
      // Behind a gate those who are let in see what the stream does not tell.
      if (!shown && !said.current.has(id)) continue;
      // They differ in what they are asked with, not in what they hold.
      updateInLists(queries, lists as readonly PostList[], id, (post: LivePost) => {
        const news = newsOf(post, shown, said.current.get(id));
        said.current.set(id, news);
        const next: LivePost = { ...withValues(post, shown, locale), news: news && t(news) };
        return isSame(post, next) ? post : next;
      });
    }
  });
  useEffect(
    () =>
      realtime.watchItems(ids === '' ? [] : ids.split(',').map(Number), (items) => onNow(items)),
    [realtime, ids],
  );
  return null;
}

const isSame = (one: LivePost, other: LivePost) =>
  one.news === other.news &&
  one.name === other.name &&
  one.price?.amount === other.price?.amount &&
  one.old_price?.amount === other.old_price?.amount;
