import { isWord, vectorFeatures } from '../../search/related/vector-features.ts';

/** An occupation with all its names, in any language. */
export interface Concept {
  /** Code of the group of kindred occupations. */
  group: string;
  labels: readonly string[];
  descriptions: readonly string[];
}

/** Texts as lists of features: those of text `n` are in the range from `starts[n]` to before `starts[n + 1]`. */
export interface FeatureLists {
  starts: Int32Array;
  rows: Int32Array;
  weights: Float32Array;
}

/** Input of the training. */
export interface Corpus {
  features: string[];
  /** How much a feature says: the fewer labels hold it, the more. */
  rarities: Float32Array;
  labels: FeatureLists;
  descriptions: FeatureLists;
  concepts: { group: number; labels: number[]; descriptions: number[] }[];
  /** Concepts of each group. */
  groups: number[][];
}

const descriptionWords = 60;
/** Below so many labels a table is small whatever it holds. */
const manyLabels = 20_000;

/** In many labels, n-grams and pairs of a single one are left out: they say no more than its words, and are many. */
export function buildCorpus(concepts: readonly Concept[]): Corpus {
  const labels: Map<string, number>[] = [];
  const descriptions: Map<string, number>[] = [];
  const groupNumbers = new Map<string, number>();
  const groups: number[][] = [];
  const held = concepts.map((concept, index) => {
    const group = groupNumbers.get(concept.group) ?? groupNumbers.size;
    groupNumbers.set(concept.group, group);
    groups[group] = [...(groups[group] ?? []), index];
    return {
      group,
      labels: concept.labels.map((label) => labels.push(vectorFeatures(label)) - 1),
      descriptions: concept.descriptions.map(
        (text) => descriptions.push(vectorFeatures(firstWords(text))) - 1,
      ),
    };
  });
  const holders = new Map<string, number>();
  for (const label of labels)
    for (const feature of label.keys()) holders.set(feature, (holders.get(feature) ?? 0) + 1);
  const features = [...holders.keys()].filter(
    (feature) => labels.length < manyLabels || isWord(feature) || (holders.get(feature) ?? 0) > 1,
  );
  const rowOf = new Map(features.map((feature, row) => [feature, row]));
  const rarities = Float32Array.from(
    features,
    (feature) =>
      Math.log((labels.length + 1) / ((holders.get(feature) ?? 0) + 1)) / Math.log(labels.length + 1),
  );
  const listed = (texts: Map<string, number>[]) => listFeatures(texts, rowOf, rarities);
  return {
    features,
    rarities,
    labels: listed(labels),
    descriptions: listed(descriptions),
    concepts: held,
    groups,
  };
}

const firstWords = (text: string): string => text.split(/\s+/, descriptionWords).join(' ');

function listFeatures(
  texts: readonly Map<string, number>[],
  rowOf: ReadonlyMap<string, number>,
  rarities: Float32Array,
): FeatureLists {
  const starts = new Int32Array(texts.length + 1);
  const rows: number[] = [];
  const weights: number[] = [];
  for (const [index, text] of texts.entries()) {
    for (const [feature, weight] of text) {
      const row = rowOf.get(feature);
      if (row === undefined) continue;
      rows.push(row);
      weights.push(weight * (rarities[row] ?? 0));
    }
    starts[index + 1] = rows.length;
  }
  return { starts, rows: Int32Array.from(rows), weights: Float32Array.from(weights) };
}
