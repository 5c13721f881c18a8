import { languageOfNames } from './language-of-names.ts';
import { readOccupations } from './read-occupations.ts';
import type { Label } from './training/join-concepts.ts';

/** All names of a file, with the language that they are in. */
export async function readLabelsOf(path: string): Promise<Label[]> {
  const labels: Label[] = [];
  for await (const { concept, ...label } of readOccupations(path))
    labels.push({ concept: concept ?? label.title, ...label });
  const language = languageOfNames(labels.map(({ title }) => title));
  return labels.map((label) => ({ ...label, language }));
}
