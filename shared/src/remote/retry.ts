/** What can be tried again; a query is one. */
export interface Retry {
  refetch(): unknown;
  isFetching?: boolean;
}

/** Retries all of `failed` by one press: several queries often fail in one outage. */
export const retryAll = (failed: readonly Retry[]): Retry => ({
  isFetching: failed.some(({ isFetching }) => isFetching === true),
  refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
});
