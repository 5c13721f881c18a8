import { useCallSource } from '@jobharbor/shared/remote';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { JobFilters } from './address.ts';
import { type Carried, carryQuery, type MarketAddress, withCarried, withoutMarket } from './carry-filters.ts';

/** The filters of a URL from another country, converted; undefined while loading. Then `onCarried` replaces the URL. */
export function useCarriedFilters(
  { filters, from }: MarketAddress,
  onCarried: (filters: JobFilters, carried: Carried) => void,
): { filters: JobFilters; carried: Carried | undefined } | undefined {
  const isForeign = from !== undefined;
  const { data, isError } = useQuery({ ...carryQuery(useCallSource(), filters, from), enabled: isForeign });
  const result = !isForeign
    ? { filters, carried: undefined }
    : data
      ? { filters: withCarried(filters, data), carried: { dropped: data.dropped, salary: data.salary } }
      : isError
        ? { filters: withoutMarket(filters), carried: undefined }
        : undefined;
  const replace = useEffectEvent(() => {
    if (isForeign && result) onCarried(result.filters, result.carried ?? { dropped: [], salary: null });
  });
  const isKnown = isForeign && result !== undefined;
  useEffect(() => {
    if (isKnown) replace();
  }, [isKnown]);
  return result;
}
