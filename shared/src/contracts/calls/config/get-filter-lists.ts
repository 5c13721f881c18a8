import { filterLists, listQuery } from '../../config.ts';
import { defineCall } from '../../define-call.ts';

/** Everything that the filters of a search need, for one country in one language. */
export const getFilterLists = defineCall({
  method: 'GET',
  path: '/config/filters/list',
  access: 'public',
  summary: 'Everything that the filters of a search need',
  query: listQuery,
  answer: filterLists,
});
