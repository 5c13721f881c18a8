import * as z from 'zod/mini';
import { flatListNames, listQuery } from '../../config.ts';
import { defineCall } from '../../define-call.ts';
import { option } from '../../primitives/primitives.ts';

/** The choices of one flat list. */
export const getFlatList = defineCall({
  method: 'GET',
  path: '/config/{list}/list',
  access: 'public',
  summary: 'The choices of a list',
  params: z.object({ list: z.enum(flatListNames) }),
  query: listQuery,
  answer: z.object({ list: z.array(option) }),
  errors: [40004],
});
