import { useSearchParams } from 'react-router-dom';

/** Sort order and page of a list, read from the query string and written to it. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const sort: 1 | 2 = params.get('sort') === '2' ? 2 : 1;

  const search = (next: { sort: 1 | 2; page: number }) => {
    const query = new URLSearchParams();
    if (next.sort !== 1) query.set('sort', String(next.sort));
    if (next.page > 1) query.set('page', String(next.page));
    return query;
  };
  return {
    page,
    sort,
    setSort: (to: 1 | 2) => setParams(search({ sort: to, page: 1 }), { replace: true }),
    hrefFor: (to: number) => `?${search({ sort, page: to })}`,
  };
}
