import { useSearchParams } from 'react-router-dom';

/** Sort order, filter (undefined for all) and page of a list, as in the query string. `shows` are its filters. */
export function readListAddress<Show extends string = never>(
  params: URLSearchParams,
  shows: readonly Show[] = [],
) {
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const sort: 1 | 2 = params.get('sort') === '2' ? 2 : 1;
  return { page, sort, show: shows.find((name) => name === params.get('show')) };
}

/** What a list asks the API for. */
export const listQueryOf = <Show extends string>({
  sort,
  page,
  show,
}: ReturnType<typeof readListAddress<Show>>) => ({ sort, page, ...(show && { show }) });

/** Sort order, filter and page of a list, read from the query string and written to it. */
export function useListAddress<Show extends string = never>(shows: readonly Show[] = []) {
  const [params, setParams] = useSearchParams();
  const { page, sort, show } = readListAddress(params, shows);

  const search = (next: { sort: 1 | 2; page: number; show: string | undefined }) => {
    const query = new URLSearchParams();
    if (next.show) query.set('show', next.show);
    if (next.sort !== 1) query.set('sort', String(next.sort));
    if (next.page > 1) query.set('page', String(next.page));
    return query;
  };
  return {
    page,
    sort,
    /** The selected filter; undefined for all. */
    show,
    setSort: (to: 1 | 2) => setParams(search({ sort: to, page: 1, show }), { replace: true }),
    /** Empty text shows all. */
    setShow: (to: string) => setParams(search({ sort, page: 1, show: to }), { replace: true }),
    hrefFor: (to: number) => `?${search({ sort, page: to, show })}`,
  };
}

export type ListAddress<Show extends string> = ReturnType<typeof useListAddress<Show>>;
