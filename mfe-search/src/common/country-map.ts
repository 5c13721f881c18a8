import { type CallSource, callQuery, lazyCall } from '@jobharbor/shared/remote';

const getCountryMap = lazyCall(
  { id: 'GET /config/country-map', access: 'public' },
  async () =>
    (await import(/* webpackChunkName: "job-calls" */ '@jobharbor/shared/calls/config/get-country-map'))
      .getCountryMap,
);

/** Positions of the country's places on its outline. Changes only with a release of the API. */
export const countryMapQuery = (source: CallSource) => ({
  ...callQuery(getCountryMap, source),
  staleTime: Number.POSITIVE_INFINITY,
});
