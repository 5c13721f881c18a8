import { Parser } from 'htmlparser2';

/** The elements that hold one job in RSS, Atom, and the feeds of job boards. */
const usual: ReadonlySet<string> = new Set(['item', 'entry', 'job', 'position', 'vacancy', 'jobposting']);

/**
 * The names, in lower case, of the elements of a feed that hold one record: the usual ones, or in a feed that has none
 * of them the outermost element that is repeated beside its like and has elements inside.
 */
export function xmlRecordElements(head: string): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const open: { name: string; hasChildren: boolean; names: Map<string, number> }[] = [];
  let isUsual = false;
  const parser = new Parser(
    {
      onopentag(name) {
        isUsual ||= usual.has(name.toLowerCase());
        const parent = open.at(-1);
        if (parent) parent.hasChildren = true;
        open.push({ name, hasChildren: false, names: new Map() });
      },
      onclosetag() {
        const closed = open.pop();
        const parent = open.at(-1);
        if (!closed?.hasChildren || !parent) return;
        const times = (parent.names.get(closed.name) ?? 0) + 1;
        parent.names.set(closed.name, times);
        const place = `${open.length}\n${closed.name}`;
        counts.set(place, Math.max(counts.get(place) ?? 0, times));
      },
    },
    { xmlMode: true },
  );
  // Without an end: the head may stop in the middle of a record.
  parser.write(head);
  if (isUsual) return usual;
  const repeated = [...counts].filter(([, times]) => times > 1).map(([place]) => place.split('\n'));
  const depth = Math.min(...repeated.map(([at]) => Number(at)));
  const names = repeated.filter(([at]) => Number(at) === depth).map(([, name = '']) => name.toLowerCase());
  return names.length > 0 ? new Set(names) : usual;
}
