import { foldText } from '../../search/analyser/fold-text.ts';
import { withoutSecondForm } from '../../search/analyser/second-form.ts';
import type { Concept } from './corpus.ts';

/** One name of an occupation, as a list gives it. */
export interface Label {
  concept: string;
  group: string;
  title: string;
  description?: string | undefined;
  /** A code of ISO 639; absent where a list mixes languages. */
  language?: string | undefined;
}

interface Joined {
  group: string;
  labels: Map<string, string>;
  descriptions: Set<string>;
}

/**
 * Joins lists of occupations to one. A concept of the first list stays as it is. An occupation of a later list joins
 * the concept with most of its names, if there is one. So a list in ten languages connects the languages.
 */
export function joinConcepts(lists: readonly (readonly Label[])[]): Concept[] {
  const joined: Joined[] = [];
  const holders = new Map<string, Set<Joined>>();
  for (const list of lists) {
    const added: [Joined, Label[]][] = [];
    for (const labels of Map.groupBy(list, ({ concept }) => concept).values()) {
      let into = maxShared(labels, holders);
      if (into === null) {
        into = { group: labels[0]?.group ?? '', labels: new Map(), descriptions: new Set() };
        joined.push(into);
      }
      added.push([into, labels]);
    }
    for (const [into, labels] of added) add(into, labels, holders);
  }
  return joined.map(({ group, labels, descriptions }) => ({
    group,
    labels: [...labels.values()],
    descriptions: [...descriptions],
  }));
}

const keyOf = (title: string): string => foldText(withoutSecondForm(title));

function maxShared(labels: readonly Label[], holders: ReadonlyMap<string, Set<Joined>>): Joined | null {
  const shared = new Map<Joined, number>();
  for (const key of new Set(labels.map(({ title }) => keyOf(title))))
    for (const one of holders.get(key) ?? []) shared.set(one, (shared.get(one) ?? 0) + 1);
  let best: Joined | null = null;
  for (const [one, count] of shared) if (best === null || count > (shared.get(best) ?? 0)) best = one;
  return best;
}

function add(into: Joined, labels: readonly Label[], holders: Map<string, Set<Joined>>): void {
  for (const { title, description } of labels) {
    const key = keyOf(title);
    into.labels.set(key, into.labels.get(key) ?? title);
    holders.set(key, (holders.get(key) ?? new Set()).add(into));
    if (description !== undefined) into.descriptions.add(description);
  }
}
