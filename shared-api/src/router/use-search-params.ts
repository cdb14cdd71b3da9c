import { useCallback } from 'react';
import { useSearchParams as useParams, type SetURLSearchParams } from 'react-router-dom';

/**
 * The query of the address, and what changes it. A change begins with the address as it is then, so that of two that
 * come at once, as presses do that were kept until the page answers, neither undoes the other.
 */
export function useSearchParams(): [URLSearchParams, SetURLSearchParams] {
  const [params, setParams] = useParams();
  const change = useCallback<SetURLSearchParams>(
    (next, options) =>
      setParams(
        typeof next === 'function' ? next(new URLSearchParams(window.location.search)) : next,
        options,
      ),
    [setParams],
  );
  return [params, change];
}
