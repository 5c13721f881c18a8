import { getFlatList } from '@jobharbor/shared/contracts/calls/get-flat-list';
import { useCall } from '@jobharbor/shared/remote';

/** The notice periods to choose from, in the page's language. */
export const useNoticePeriods = () =>
  useCall(
    getFlatList,
    { params: { list: 'notice_period_lists' } },
    { staleTime: Number.POSITIVE_INFINITY, select: ({ list }) => list },
  );
