/** Lexemes of which a matching document has at least one. */
export type Anchors = readonly string[];

const token = /'((?:[^'\\]|''|\\\\)*)'((?::[*A-D]+)?)|<->|[&|!()]/g;

/**
 * Anchors of a `tsquery` literal: every match has at least one of these lexemes. They are as few and rare as possible.
 * Null if there are none, as for a prefix or an exclusion.
 */
export function anchorsOf(tsquery: string): Anchors | null {
  const tokens = [...tsquery.matchAll(token)];
  let at = 0;
  const isNext = (text: string) => tokens[at]?.[0] === text;

  function alternatives(): Anchors | null {
    const parts = [together()];
    while (isNext('|')) {
      at += 1;
      parts.push(together());
    }
    return parts.every((part) => part !== null) ? [...new Set(parts.flat())] : null;
  }

  function together(): Anchors | null {
    const parts = [one()];
    while (isNext('&') || isNext('<->')) {
      at += 1;
      parts.push(one());
    }
    return rarest(parts);
  }

  function one(): Anchors | null {
    const [text, lexeme, flags = ''] = tokens[at] ?? [];
    at += 1;
    if (text === '!') {
      one();
      return null;
    }
    if (text === '(') {
      const inside = alternatives();
      at += 1;
      return inside;
    }
    if (lexeme === undefined || flags.includes('*')) return null;
    return [lexeme.replaceAll("''", "'").replaceAll('\\\\', '\\')];
  }

  return alternatives();
}

/** Long words are rarer than short ones, and few rarer than many. */
function rarest(candidates: readonly (Anchors | null)[]): Anchors | null {
  const found = candidates.filter((anchors) => anchors !== null);
  return found.toSorted((a, b) => weightOf(b) - weightOf(a))[0] ?? null;
}

const weightOf = (anchors: Anchors): number =>
  Math.min(...anchors.map((lexeme) => lexeme.length)) / anchors.length;
