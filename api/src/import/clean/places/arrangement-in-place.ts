import { onsiteArrangement, readArrangementField, remoteArrangement } from '../work-terms.ts';

const inBrackets = /^(.+?)\s*[(（[]\s*([^()（）[\]]+?)\s*[)）\]]$/u;
const behindDash = /^(.+?)\s+[-–—|·]\s+([^-–—|·]+)$/u;
const beforeDash = /^([^-–—|·]+?)\s+[-–—|·]\s+(.+)$/u;

/** A work arrangement that stands beside a place, as "Austin, TX (Hybrid)", "Hybrid - Leeds"; and the place alone. */
export function splitArrangement(text: string): { place: string; arrangementId: number | null } {
  for (const [shape, placeAt, wordsAt] of [
    [inBrackets, 1, 2],
    [behindDash, 1, 2],
    [beforeDash, 2, 1],
  ] as const) {
    const found = shape.exec(text.trim());
    const id = arrangementOf(found?.[wordsAt] ?? '');
    if (found && id !== null) return { place: found[placeAt] ?? '', arrangementId: id };
  }
  const id = arrangementOf(text);
  return id === null ? { place: text, arrangementId: null } : { place: '', arrangementId: id };
}

const longest = 24;

/** Remote places are read with the country that limits them ("Remote - US only"), so not here. */
function arrangementOf(words: string): number | null {
  if (words === '' || words.length > longest || /[,;\d]/.test(words)) return null;
  const id = readArrangementField(words);
  return id === remoteArrangement || (id === onsiteArrangement && /remot/i.test(words)) ? null : id;
}
