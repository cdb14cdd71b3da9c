import { useEffect, useState } from 'react';
import type { Endpoint } from '@karavan/shared-api/client';
import type { Route, RouteInput } from '@karavan/shared-api/contract/route';
import { useApi } from '@karavan/shared-api/query';

type PrivatePicture =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly src: string };

/**
 * A picture that is read as the signed-in person: its address alone opens nothing. It is forgotten with the view.
 * @param documentId what the input names
 */
export function usePrivatePicture<R extends Route>(
  endpoint: Endpoint<R>,
  input: RouteInput<R>,
  documentId: number,
): PrivatePicture {
  const api = useApi();
  const [picture, setPicture] = useState<PrivatePicture>({ state: 'loading' });
  useEffect(() => {
    let src: string | undefined;
    let isGone = false;
    void api.download(endpoint, input).then((result) => {
      if (isGone) return;
      if (!result.ok) return setPicture({ state: 'failed' });
      src = URL.createObjectURL(result.data);
      setPicture({ state: 'ready', src });
    });
    return () => {
      isGone = true;
      if (src !== undefined) URL.revokeObjectURL(src);
    };
    // The input is written anew with each render; what it names tells whether it is another.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [api, endpoint, documentId]);
  return picture;
}
