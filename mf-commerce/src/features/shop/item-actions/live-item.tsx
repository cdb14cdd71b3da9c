import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import styled from 'styled-components';
import { getItem } from '@karavan/shared-api/client/items';
import type { ItemNow, LiveDetail } from '@karavan/shared-api/contract/live-items';
import { useChangedItems, usePageWords, withLiveTexts } from '@karavan/shared-api/live-items';
import { endpointOptions, updateAnswer, useApi } from '@karavan/shared-api/query';
import { color, type } from '@karavan/shared-ui/tokens';

/**
 * Keeps the page of an item as it is by now, and says so. What is gone stays readable, and is not for sale.
 * Guests have no stream: they are shown it anew when they come back to the page.
 */
export const LiveItem = withLiveTexts(Watch);

function Watch({ id }: { readonly id: number }) {
  const words = usePageWords();
  const api = useApi();
  const queries = useQueryClient();
  const [news, setNews] = useState<keyof typeof words | null>(null);
  const input = { params: { id } };

  async function onChange([now]: readonly ItemNow[]): Promise<void> {
    const { queryKey, queryFn } = endpointOptions(api, getItem, input);
    try {
      await queries.fetchQuery({ queryKey, queryFn: queryFn!, staleTime: 0, retry: false });
      setNews('changed');
    } catch {
      // Whoever is let in may see what is not shown to everybody: their own answer decides.
      if (now?.shown || queries.getQueryState(queryKey)?.error?.status !== 404) return;
      const gone = { is_selling: false, is_gone: true } as const satisfies Partial<LiveDetail>;
      updateAnswer(queries, getItem, input, (item) => ({ ...item, ...gone }));
      setNews('gone');
    }
  }
  useChangedItems([id], (items) => void onChange(items));

  return <News role="status">{news && words[news]}</News>;
}

const News = styled.p`
  color: ${color.warning};
  font: ${type.second};

  &:empty {
    display: none;
  }
`;
