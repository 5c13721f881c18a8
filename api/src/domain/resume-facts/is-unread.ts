import type { ResumeFacts } from './read-facts.ts';

/** Whether a résumé has no facts but contact data, as in a language that is not read. A place and links are contact data. */
export const isUnread = ({ about, work, schools, skills, languages, licenses }: ResumeFacts): boolean =>
  about.headline === null &&
  about.summary === null &&
  [work, schools, skills, languages, licenses].every((facts) => facts.length === 0);
