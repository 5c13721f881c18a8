import { type CallSource, callQuery, lazyCall } from '@jobharbor/shared/remote';

const listExchangeRates = lazyCall(
  { id: 'GET /config/exchange-rates', access: 'public', worldwide: true },
  async () =>
    (await import(/* webpackChunkName: "more-pages" */ '@jobharbor/shared/calls/config/list-exchange-rates'))
      .listExchangeRates,
);

export const ratesQuery = (source: CallSource) => ({
  ...callQuery(listExchangeRates, source),
  staleTime: 600_000,
});
