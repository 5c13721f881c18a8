import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * State about the rows of a list, which begins anew with another filter, order or page: it knows the rows of the one that
 * was left. A change that comes after that changes nothing.
 */
export function useListState<T>(initial: T) {
  const { search } = useLocation();
  const [state, setState] = useState({ search, value: initial });
  if (state.search !== search) setState({ search, value: initial });
  const set = (change: (value: T) => T) =>
    setState((now) => (now.search === search ? { search, value: change(now.value) } : now));
  return [state.search === search ? state.value : initial, set] as const;
}
