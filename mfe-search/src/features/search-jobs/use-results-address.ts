import { useIsHydrated } from '@jobharbor/shared/remote';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  type ChoiceField,
  type JobFilters,
  type ResultsAddress,
  readAddress,
  writeAddress,
} from './address.ts';

/** What an entry of the history knows beside its address. */
interface EntryState {
  /** The first page of the list, where later ones were appended. */
  from?: number;
  /** The filter that led here: further choices in it are the same step. */
  by?: string;
}

/** The address of a results page, and the ways to change it. All that the page shows follows from it. */
export function useResultsAddress() {
  const { search, state, key } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const address = useMemo(() => readAddress(new URLSearchParams(search)), [search]);
  // The server knows the address only, so the first drawing must not know more.
  const entry: EntryState = isHydrated ? readState(state) : {};
  const go = (to: Partial<ResultsAddress> & { filters: JobFilters }, replace: boolean, next: EntryState) =>
    navigate(`/jobs${writeAddress(to)}`, { replace, state: next });

  return {
    address,
    entryKey: key,
    from: Math.min(entry.from ?? address.page, address.page),
    search: (filters: JobFilters) => go({ filters }, false, {}),
    choose: (field: ChoiceField, chosen: readonly string[]) =>
      go({ filters: { ...address.filters, [field]: chosen } }, entry.by === field, { by: field }),
    select: (job: number) => go({ ...address, job }, true, entry),
    more: () =>
      go({ ...address, page: address.page + 1 }, true, { ...entry, from: entry.from ?? address.page }),
  };
}

function readState(state: unknown): EntryState {
  if (typeof state !== 'object' || state === null) return {};
  const from = 'from' in state && typeof state.from === 'number' ? state.from : undefined;
  const by = 'by' in state && typeof state.by === 'string' ? state.by : undefined;
  return { ...(from !== undefined && { from }), ...(by !== undefined && { by }) };
}
