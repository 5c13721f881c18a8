import names from './names.json' with { type: 'json' };
import { comparisonKey } from './words.ts';

const labels = new Set(names.wishes.map(comparisonKey));
const maxWish = 60;

/** Whether a label is followed by the job that somebody looks for: `求职意向`, `應徵職務`. */
export const isWishLabel = (label: string): boolean => labels.has(comparisonKey(label));

/** `求职意向：前端工程师　期望薪资：20k`: the job alone; null in other lines. */
export function wishedJob(text: string): string | null {
  const [, label = '', rest = ''] = /^[\s\p{P}]*([^:：\t]{2,24})[:：\t]\s*(\S.*)$/u.exec(text) ?? [];
  if (!isWishLabel(label)) return null;
  const [job = ''] = rest.split(/\t|[|｜;；]|\s{2,}|\s(?=[\p{L}]{2,12}[:：])/u);
  return job.length > 1 && job.length <= maxWish ? job.trim() : null;
}
