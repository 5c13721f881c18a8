import { listResumes } from '../../contracts/calls/jobseeker-resumes/list-resumes.ts';
import { type CallSource, callQuery } from '../../remote/call-query.ts';

/**
 * Query of a person's résumés, newest first, with the limits of uploads. All remotes cache them under this one key, so
 * that an upload in one is listed in the others.
 */
export const resumesQuery = (source: CallSource) => callQuery(listResumes, source);
