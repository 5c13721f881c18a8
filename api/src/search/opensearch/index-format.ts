import type { CountryKey } from '@jobharbor/shared/contracts';
import { columnOf, countedFields } from '../../search-filters/filter-columns.ts';
import type { OpenSearchSettings } from './connection/opensearch-settings.ts';

/** Counted up with each change of the mapping or of documents: the next version then builds indices of its own. */
const format = 5;

/** Separates positions. No word contains it, nor the two below. */
export const positionSeparator = ' ';

/** Separates the forms of one word, which share a position. */
export const formSeparator = '\u001f';
/** A position without words, which no phrase spans. */
export const emptyPosition = '\u001e';

/** Name by which a country's index is read and written. */
export const aliasOf = ({ prefix }: OpenSearchSettings, country: string): string =>
  `${prefix}-jobs-${format}-${country}`;

/** A new index behind the alias. */
export const newIndexOf = (settings: OpenSearchSettings, country: CountryKey): string =>
  `${aliasOf(settings, country)}-${Date.now().toString(36)}`;

/** Alias of one index alone: it is written by it, so that nothing is stored in an index that is gone. */
export const ownAliasOf = (index: string): string => `${index}-own`;

/** The country of an index. */
export const countryOfIndex = ({ prefix }: OpenSearchSettings, index: string): CountryKey =>
  index.slice(`${prefix}-jobs-${format}-`.length).split('-')[0] as CountryKey;

/** Larger than any time in microseconds: of a job that is not removed or never expires. */
export const never = 9e15;

/** Results beyond it are refused by the nodes; the call allows 10,000 pages of 100 jobs. */
const maxResults = 1_000_000;

/** Words of the title, the company and the skills, by their weights in PostgreSQL's `head`. */
export const headFields = { A: 'title_words', B: 'company_words', C: 'skill_words' } as const;

const keyword = { type: 'keyword' };
const long = { type: 'long' };
/** Number without an index: it is sorted by, or counted. */
const stored = { type: 'long', index: false };
const ranked = { type: 'text', similarity: 'ts_rank', norms: false };
const headWords = { ...ranked, analyzer: 'whole', index_options: 'freqs' };

/** Body of a new index. Words come analysed, so that both engines match the same. */
export const indexBody = {
  settings: {
    number_of_shards: 1,
    // One copy on another node, where there is one.
    auto_expand_replicas: '0-1',
    // Each batch that is stored makes itself visible.
    refresh_interval: -1,
    max_result_window: maxResults,
    analysis: {
      filter: {
        forms: {
          type: 'pattern_capture',
          preserve_original: false,
          patterns: [`([^${formSeparator}]+)`],
        },
      },
      tokenizer: {
        // One value with all positions takes the nodes two thirds of the time that a value for each takes.
        separated: { type: 'char_group', tokenize_on_chars: [positionSeparator], max_token_length: 4_096 },
      },
      analyzer: {
        positions: { type: 'custom', tokenizer: 'separated', filter: ['forms'] },
        whole: { type: 'custom', tokenizer: 'keyword' },
      },
    },
    similarity: {
      // The share of one word in PostgreSQL's ts_rank: its n-th occurrence counts 1/n². Lucene asks for the largest frequency, too.
      ts_rank: {
        type: 'scripted',
        script: {
          source:
            'double sum = 0; for (int n = 1; n <= Math.min(doc.freq, 255); n++) { sum += 1.0 / ((double) n * n); } return query.boost * sum / 1.64493406685;',
        },
      },
    },
  },
  mappings: {
    dynamic: 'strict',
    // Jobs are read from the database.
    _source: { enabled: false },
    properties: {
      job_id: long,
      version: stored,
      title_id: long,
      listed_at: long,
      removed_at: long,
      expires_at: long,
      posted_at: long,
      salary_low: long,
      salary_high: long,
      salary_middle: stored,
      salary_ranges: keyword,
      words: { type: 'text', analyzer: 'positions', norms: false },
      title_words: headWords,
      // In their positions, and as often as the title holds them.
      title_phrases: { type: 'text', analyzer: 'positions', norms: false },
      company_words: headWords,
      skill_words: headWords,
      whole_title: { ...keyword, doc_values: false },
      ...Object.fromEntries(
        countedFields.map((field) => [
          columnOf(field).column,
          // Where only some options are counted, equal counts are ordered by their number.
          columnOf(field).maxCounted === undefined ? keyword : long,
        ]),
      ),
    },
  },
};
