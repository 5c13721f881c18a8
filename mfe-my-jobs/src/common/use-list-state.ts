import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** State of the rows of a list, reset when filter, order or page change. Updates for a previous list are ignored. */
export function useListState<T>(initial: T) {
  const { search } = useLocation();
  const [state, setState] = useState({ search, value: initial });
  if (state.search !== search) setState({ search, value: initial });
  const set = (change: (value: T) => T) =>
    setState((now) => (now.search === search ? { search, value: change(now.value) } : now));
  return [state.search === search ? state.value : initial, set] as const;
}
