const shortestPart = 4;
/** Letters that German puts between the parts of a compound. */
const links = ['', 's', 'es', 'n', 'en', 'er'];

/** The two parts of a word in Latin letters at each place where a compound could be made of them. */
export function compoundsOf(word: string): [head: string, tail: string][] {
  if (word.length < 2 * shortestPart || !/^[a-z]+$/.test(word)) return [];
  const compounds: [string, string][] = [];
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const start = word.slice(0, at);
    for (const link of links)
      if (start.endsWith(link) && at - link.length >= shortestPart)
        compounds.push([start.slice(0, at - link.length), word.slice(at)]);
  }
  return compounds;
}
