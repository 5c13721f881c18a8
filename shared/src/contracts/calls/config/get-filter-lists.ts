import { defineCall } from '../../define-call.ts';
import { filterLists, listQuery } from '../../markets/config.ts';

/** Everything that the filters of a search need, for one country in one language. */
export const getFilterLists = defineCall({
  method: 'GET',
  path: '/config/filters/list',
  access: 'public',
  summary: 'Everything that the filters of a search need',
  query: listQuery,
  answer: filterLists,
});
