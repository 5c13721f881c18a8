/** What the placeholders of greetings and common phrases stand for. */
export interface TemplateValues {
  /** Of the recruiter; of the company where nobody is named. */
  name: string;
  /** Title of the job. */
  job: string;
  company: string;
}

/**
 * Fills `{name}`, `{job}` and `{company}` of a greeting or a phrase, in one pass: a title that looks like a placeholder stays
 * as it is. Other braces stay, too.
 */
export const fillTemplate = (text: string, values: TemplateValues): string =>
  text.replace(/\{(name|job|company)\}/g, (_, key: keyof TemplateValues) => values[key]);
