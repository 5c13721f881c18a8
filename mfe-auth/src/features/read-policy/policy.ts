/** What is said under one heading: paragraphs, then a list where there are several of a kind. */
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

/** The day from which the texts apply; seconds. Change it with them. */
export const policyChangedOn = Date.UTC(2026, 10, 22, 12) / 1000;
