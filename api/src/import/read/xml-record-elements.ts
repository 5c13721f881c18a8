import { Parser } from 'htmlparser2';

/** The elements that hold one job in RSS, Atom, and the feeds of job boards. */
const usual: ReadonlySet<string> = new Set(['item', 'entry', 'job', 'position', 'vacancy', 'jobposting']);

/**
 * The names, in lower case, of the elements of a feed that hold one record. A feed without the usual names uses its
 * outermost repeated element that has child elements, or else attributes.
 */
export function xmlRecordElements(head: string): ReadonlySet<string> {
  const withElements = new Map<string, number>();
  const withAttributes = new Map<string, number>();
  const open: { name: string; counts: Map<string, number> | undefined; names: Map<string, number> }[] = [];
  let isUsual = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const parent = open.at(-1);
        // A field of another feed may have such a name too: <position>Cook</position>.
        isUsual ||= parent !== undefined && usual.has(parent.name.toLowerCase());
        if (parent) parent.counts = withElements;
        const counts = Object.keys(attributes).length > 1 ? withAttributes : undefined;
        open.push({ name, counts, names: new Map() });
      },
      onclosetag() {
        const closed = open.pop();
        const parent = open.at(-1);
        if (!closed?.counts || !parent) return;
        const times = (parent.names.get(closed.name) ?? 0) + 1;
        parent.names.set(closed.name, times);
        const place = `${open.length}\n${closed.name}`;
        closed.counts.set(place, Math.max(closed.counts.get(place) ?? 0, times));
      },
    },
    { xmlMode: true },
  );
  // The end tag may be missing, since the sample may stop in the middle of a record.
  parser.write(head);
  if (isUsual) return usual;
  const names = outermostRepeated(withElements) ?? outermostRepeated(withAttributes);
  return names === undefined ? usual : new Set(names);
}

function outermostRepeated(counts: ReadonlyMap<string, number>): string[] | undefined {
  const repeated = [...counts].filter(([, times]) => times > 1).map(([place]) => place.split('\n'));
  if (repeated.length === 0) return undefined;
  const depth = Math.min(...repeated.map(([at]) => Number(at)));
  return repeated.filter(([at]) => Number(at) === depth).map(([, name = '']) => name.toLowerCase());
}
