/** What can be tried again; a query is one. */
export interface Retry {
  refetch(): unknown;
  isFetching?: boolean;
}
