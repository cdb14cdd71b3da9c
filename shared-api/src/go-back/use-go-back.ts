import { useNavigate } from '@karavan/shared-api/router';
import { cameFrom } from './came-from.ts';

/**
 * Goes one step back within the product.
 * @param fallback where it leads whoever has just come from elsewhere, or opened a new tab
 */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  return () => {
    // The router counts its steps there.
    const { idx } = (history.state ?? {}) as { readonly idx?: number };
    if (idx || cameFrom() !== null) void navigate(-1);
    else void navigate(fallback);
  };
}
