/** What is said under one heading: sentences, then a list where there are several of a kind. */
export interface PolicySection {
  title: string;
  text: readonly string[];
  points?: readonly string[];
}

interface Policy<Section extends string> {
  lead: string;
  sections: Record<Section, PolicySection>;
}

/** Both pages in one language. The type asks for every section, so that no language can leave one out. */
export interface Policies {
  terms: Policy<'use' | 'applications' | 'jobs' | 'conduct' | 'duty' | 'changes'>;
  privacy: Policy<'kept' | 'employers' | 'others' | 'browser' | 'removal' | 'rights'>;
  contact: { title: string; text: string };
}

export type PolicyName = 'terms' | 'privacy';

/** The day from which the texts are as they are; seconds. Change it with them. */
export const policyChangedOn = Date.UTC(2026, 10, 21, 12) / 1000;
