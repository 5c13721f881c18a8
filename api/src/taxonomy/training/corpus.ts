import { isWord, isWordPair, vectorFeatures } from '../../search/related/vector-features.ts';

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
  /** Sentences of descriptions. */
  sentences: FeatureLists;
  /** Each description is the list of its sentences. */
  concepts: { group: number; labels: number[]; descriptions: number[][] }[];
  /** Concepts of each group. */
  groups: number[][];
}

const sentenceWords = 24;
const sentencesOfDescription = 6;
const shortestSentence = 12;
/** Number of labels below which a table is small in any case. */
const manyLabels = 20_000;
/** Texts that hold a feature which sentences add: fewer teach nothing about it. */
const leastHolders = { word: 2, part: 3 } as const;

/**
 * In large lists, n-grams and pairs of only one label are left out. They are many and say no more than its words.
 * Sentences of descriptions add words that no label has, and their n-grams.
 */
export function buildCorpus(concepts: readonly Concept[]): Corpus {
  const labels: Map<string, number>[] = [];
  const sentences: Map<string, number>[] = [];
  const groupNumbers = new Map<string, number>();
  const groups: number[][] = [];
  const held = concepts.map((concept, index) => {
    const group = groupNumbers.get(concept.group) ?? groupNumbers.size;
    groupNumbers.set(concept.group, group);
    groups[group] = [...(groups[group] ?? []), index];
    return {
      group,
      labels: concept.labels.map((label) => labels.push(vectorFeatures(label)) - 1),
      descriptions: concept.descriptions
        .map(sentencesOf)
        .filter((texts) => texts.length > 0)
        .map((texts) => texts.map((text) => sentences.push(vectorFeatures(text)) - 1)),
    };
  });
  const inLabels = countHolders(labels);
  const inSentences = countHolders(sentences);
  const known = [...inLabels.keys()].filter(
    (feature) => labels.length < manyLabels || isWord(feature) || (inLabels.get(feature) ?? 0) > 1,
  );
  const ofLabels = new Set(known);
  const holdersOf = (feature: string) =>
    (inLabels.get(feature) ?? 0) + (ofLabels.has(feature) ? 0 : (inSentences.get(feature) ?? 0));
  const added = [...inSentences.keys()].filter(
    (feature) =>
      !ofLabels.has(feature) &&
      !isWordPair(feature) &&
      holdersOf(feature) >= leastHolders[isWord(feature) ? 'word' : 'part'],
  );
  const features = [...known, ...added];
  const rowOf = new Map(features.map((feature, row) => [feature, row]));
  const rarities = Float32Array.from(
    features,
    (feature) =>
      Math.max(0, Math.log((labels.length + 1) / (holdersOf(feature) + 1))) / Math.log(labels.length + 1),
  );
  const listed = (texts: Map<string, number>[]) => listFeatures(texts, rowOf, rarities);
  return {
    features,
    rarities,
    labels: listed(labels),
    sentences: listed(sentences),
    concepts: held,
    groups,
  };
}

function countHolders(texts: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const holders = new Map<string, number>();
  for (const text of texts)
    for (const feature of text.keys()) holders.set(feature, (holders.get(feature) ?? 0) + 1);
  return holders;
}

const sentenceEnd = /(?<=[.!?])\s+|(?<=[。！？])|\n+/u;

const sentencesOf = (description: string): string[] =>
  description
    .split(sentenceEnd)
    .filter((sentence) => sentence.length >= shortestSentence)
    .slice(0, sentencesOfDescription)
    .map((sentence) => sentence.split(/\s+/, sentenceWords).join(' '));

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
