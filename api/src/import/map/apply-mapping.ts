import { isPlainObject } from '../read/source-item.ts';
import type { FieldName, FieldRule, Mapping, PathRule, StepsRule } from './mapping.ts';

/** The raw texts of a record by field, without empty ones and noise. */
export type RawJob = Partial<Record<FieldName, string[]>>;

/** Compiles a mapping to a function from records to raw fields. */
export function createMapper(mapping: Mapping): (value: Record<string, unknown>) => RawJob {
  const noise = new Set((mapping.noise ?? []).map((text) => text.toLowerCase()));
  const hasContent = (text: string) => text.trim() !== '' && !noise.has(text.trim().toLowerCase());
  const fields = Object.entries(mapping.fields).map(
    ([name, rule]) => [name as FieldName, compile(rule)] as const,
  );
  return (value) => {
    const job: RawJob = {};
    for (const [name, read] of fields) {
      for (const alternative of read) {
        // Marks may stand apart from their letters (NFD), as in the names of files of macOS; no pattern expects that.
        const texts = alternative(value)
          .map((text) => text.normalize('NFC'))
          .filter(hasContent);
        if (texts.length === 0) continue;
        job[name] = texts;
        break;
      }
    }
    return job;
  };
}

type Read = (value: Record<string, unknown>) => string[];

const compile = (rule: FieldRule): Read[] =>
  Array.isArray(rule) ? rule.map(compilePath) : [compilePath(rule)];

function compilePath(rule: PathRule): Read {
  if (typeof rule === 'string') return pathReader(rule);
  if ('constant' in rule) return () => [rule.constant];
  if ('each' in rule) {
    const all = rule.each.map(compilePath);
    return (value) => all.flatMap((read) => read(value));
  }
  if ('join' in rule) {
    const parts = rule.join.map(compilePath);
    return (value) =>
      joinParts(
        parts.map((read) => read(value)),
        rule.with ?? ', ',
      );
  }
  const read = compilePath(rule.from);
  const steps = stepsOf(rule);
  return (value) => steps.reduce((texts, step) => texts.flatMap(step), read(value));
}

type Step = (text: string) => string | string[];

function stepsOf({ replace, pattern, all, split, values }: StepsRule): Step[] {
  const steps: Step[] = (replace ?? []).map(([from, to]) => {
    const expression = new RegExp(from, 'gsu');
    return (text) => text.replace(expression, to);
  });
  if (pattern !== undefined) {
    const expression = new RegExp(pattern, 'gsu');
    steps.push((text) => {
      const found = [...text.matchAll(expression)].slice(0, all ? undefined : 1);
      return found.flatMap((match) => (match.length > 1 ? (match[1] ?? []) : match[0]));
    });
  }
  if (split !== undefined) {
    const expression = new RegExp(split, 'u');
    steps.push((text) => text.split(expression).map((part) => part.trim()));
  }
  if (values !== undefined) steps.push((text) => values[text.trim()] ?? []);
  return steps;
}

/** Joins list members by index: two localities with two regions are two places. */
function joinParts(parts: string[][], mark: string): string[] {
  const length = Math.max(0, ...parts.map((part) => part.length));
  return Array.from({ length }, (_, index) =>
    parts
      .map((part) => (part.length === 1 ? part[0] : part[index])?.trim() ?? '')
      .filter(Boolean)
      .join(mark),
  );
}

/** Reads a path; a field name may contain dots, so the whole path is tried before its parts. */
function pathReader(path: string): Read {
  const steps = path.split('.');
  return (value) => {
    if (path in value) return textsOf(value[path]);
    let found: unknown[] = [value];
    for (const step of steps) found = found.flatMap((one) => stepInto(one, step));
    return found.flatMap(textsOf);
  };
}

function stepInto(value: unknown, step: string): unknown[] {
  const next = isPlainObject(value) ? value[step] : undefined;
  if (next === undefined || next === null) return [];
  return Array.isArray(next) ? next : [next];
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (isPlainObject(value)) return textsOf(value['#text'] ?? value['@value'] ?? value.name);
  return [];
}
