import { useCallSource } from '@jobharbor/shared/remote';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { ResultsSearch } from '../address.ts';
import {
  type Conversion,
  conversionQuery,
  type MarketAddress,
  withConverted,
  withoutMarket,
} from './convert-filters.ts';

/** The filters of a URL from another country, converted; undefined while loading. Then `onConverted` replaces the URL. */
export function useConvertedFilters(
  { filters, from }: MarketAddress,
  onConverted: (filters: ResultsSearch, conversion: Conversion) => void,
): { filters: ResultsSearch; conversion: Conversion | undefined } | undefined {
  const isForeign = from !== undefined;
  const { data, isError } = useQuery({
    ...conversionQuery(useCallSource(), filters, from),
    enabled: isForeign,
  });
  const result = !isForeign
    ? { filters, conversion: undefined }
    : data
      ? { filters: withConverted(filters, data), conversion: { dropped: data.dropped, salary: data.salary } }
      : isError
        ? { filters: withoutMarket(filters), conversion: undefined }
        : undefined;
  const replace = useEffectEvent(() => {
    if (isForeign && result) onConverted(result.filters, result.conversion ?? { dropped: [], salary: null });
  });
  const isKnown = isForeign && result !== undefined;
  useEffect(() => {
    if (isKnown) replace();
  }, [isKnown]);
  return result;
}
