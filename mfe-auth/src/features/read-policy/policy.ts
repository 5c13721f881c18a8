/** A section of a policy: heading, paragraphs, then an optional list. */
export interface PolicySection {
  title: string;
  text: readonly string[];
  points?: readonly string[];
}

interface Page {
  lead: string;
  sections: Record<string, PolicySection>;
}

/** The pages of a Markdown file of `texts`. A test checks that every language has the sections of the English file. */
export interface PolicyPages {
  terms: Page;
  privacy: Page;
  contact: { sections: { contact: PolicySection } };
}

export type PolicyName = 'terms' | 'privacy';

/** Date in Unix seconds from which the texts apply. Update it with them. */
export const policyChangedOn = Date.UTC(2026, 10, 29, 12) / 1000;
