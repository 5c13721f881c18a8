import { type CallSource, callQuery, lazyCall } from '@jobharbor/shared/remote';
import type { PayAddress } from '../../common/pay-address.ts';

const getTitlePay = lazyCall(
  { id: 'GET /job/pay', access: 'public' },
  async () =>
    (await import(/* webpackChunkName: "more-pages" */ '@jobharbor/shared/calls/job/get-title-pay'))
      .getTitlePay,
);

export const payQuery = (source: CallSource, { title, location }: PayAddress) => ({
  ...callQuery(getTitlePay, source, { query: { title, ...(location && { location }) } }),
  staleTime: 600_000,
});
