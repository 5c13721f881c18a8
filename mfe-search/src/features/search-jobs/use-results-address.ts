import type { ListedName } from '@jobharbor/shared/contracts/search/search-filters';
import { useLocale } from '@jobharbor/shared/remote';
import { useMemo, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { drawsOptions, type ResultsAddress, type ResultsSearch, writeAddress } from './address.ts';
import { type Conversion, readMarketAddress } from './filters/convert-filters.ts';

/** State of a history entry beside its URL. */
interface EntryState {
  /** First page of the list, when later pages were appended to it. */
  from?: number;
  /** Filter that was changed last: further changes of it replace the history entry. */
  by?: string;
  /** Result of converting the filters after a change of the country. */
  conversion?: Conversion;
}

/** The URL of a results page and functions to change it. All state of the page derives from the URL. */
export function useResultsAddress() {
  const { search, state, key } = useLocation();
  const navigate = useNavigate();
  const { key: country } = useLocale().country;
  const address = useMemo(() => readMarketAddress(new URLSearchParams(search), country), [search, country]);
  // The server knows only the URL, so hydration must not use the state of the history entry. Without state, as on a first
  // visit, the page does not render a second time.
  const entry = readState(
    useSyncExternalStore(
      neverChanges,
      () => state,
      () => null,
    ),
  );
  const go = (to: Partial<ResultsAddress> & { filters: ResultsSearch }, replace: boolean, next: EntryState) =>
    navigate(`/jobs${writeAddress(to)}`, { replace, state: next });

  return {
    address,
    isDrawn: useMemo(() => drawsOptions(new URLSearchParams(search)), [search]),
    entryKey: key,
    conversion: entry.conversion,
    convert: (filters: ResultsSearch, conversion: Conversion) => go({ filters }, true, { conversion }),
    from: Math.min(entry.from ?? address.page, address.page),
    search: (filters: ResultsSearch) => go({ filters }, false, {}),
    choose: (filters: ResultsSearch, field: ListedName, chosen: readonly string[]) =>
      go({ filters: { ...filters, [field]: chosen } }, entry.by === field, { by: field }),
    select: (job: number) => go({ ...address, job }, true, entry),
    more: () =>
      go({ ...address, page: address.page + 1 }, true, { ...entry, from: entry.from ?? address.page }),
  };
}

const neverChanges = () => () => {};

function readState(state: unknown): EntryState {
  if (typeof state !== 'object' || state === null) return {};
  const from = 'from' in state && typeof state.from === 'number' ? state.from : undefined;
  const by = 'by' in state && typeof state.by === 'string' ? state.by : undefined;
  // Trusted: only `convert` writes this state.
  const conversion = 'conversion' in state ? (state.conversion as Conversion) : undefined;
  return {
    ...(from !== undefined && { from }),
    ...(by !== undefined && { by }),
    ...(conversion !== undefined && { conversion }),
  };
}
