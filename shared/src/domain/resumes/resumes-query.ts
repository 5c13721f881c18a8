import { queryOptions } from '@tanstack/react-query';
import { resumesAnswer } from '../../contracts/jobseeker.ts';
import type { HttpClient } from '../../http/index.ts';

/** Cached by person. */
const resumesKey = (userId: number) => ['resumes', 'v1', userId] as const;

/**
 * Query of a person's résumés, newest first, with the limits of uploads. All remotes cache them under this one key, so
 * that an upload in one is listed in the others.
 */
export const resumesQuery = (http: HttpClient, userId: number) =>
  queryOptions({
    queryKey: resumesKey(userId),
    queryFn: async ({ signal }) => {
      const { data } = await http.get('/jobseeker/resumes', { signal });
      return resumesAnswer.parse(data).data;
    },
  });
