import { broken, isPlainObject, record, type SourceItem } from '../read/source-item.ts';
import type { Mapping } from './mapping.ts';

/** The jobs of an item: itself, or with a mapping's `records` the members of that list, each with the fields around it. */
export function* nestedJobs(item: SourceItem, { records }: Pick<Mapping, 'records'>): Generator<SourceItem> {
  if (records === undefined || item.kind === 'broken') return yield item;
  const members = membersAt(item.value, records.split('.'));
  if (members.length === 0) yield broken(item.line, `no jobs in ${records}`);
  const [first = ''] = records.split('.');
  const { [first]: _list, ...parent } = item.value;
  for (const member of members) yield record(item.line, { ...parent, ...member, parent });
}

/** Objects at a path: those of a list, or the values of an object by their ids. */
function membersAt(value: unknown, [step, ...rest]: string[]): Record<string, unknown>[] {
  if (step !== undefined) {
    const around = Array.isArray(value) ? value : [value];
    return around.flatMap((one) => (isPlainObject(one) ? membersAt(one[step], rest) : []));
  }
  if (Array.isArray(value)) return value.filter(isPlainObject);
  if (!isPlainObject(value)) return [];
  const values = Object.values(value);
  return values.length > 0 && values.every(isPlainObject) ? values : [value];
}
