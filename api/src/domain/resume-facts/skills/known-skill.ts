import { findSkill } from '../../skills/find-skill.ts';
import tools from '../words/tools.json' with { type: 'json' };
import { comparisonKey } from '../words/words.ts';

const toolKeys: ReadonlySet<string> = new Set(tools.map(comparisonKey));

/** Whether a text names a skill of the site's list, or a tool that the list lacks, such as YouTrack. */
export const isKnownSkill = (name: string): boolean =>
  findSkill(name) !== undefined || toolKeys.has(comparisonKey(name));

/** `Python 2.7`, `Angular 2+`, `.Net 3.1 - 6.0`: the version after a name; joined to it only where the rest is known. */
const spacedVersion = /\s+v?\d+(?:\.\d+)*\+?(?:\s?[-–]\s?\d+(?:\.\d+)*\+?)?$/iu;
const joinedVersion = /(?<=\p{L}{2})[\d.]+\+?$/u;

function withoutVersion(name: string): string {
  const bare = name.replace(spacedVersion, '');
  if (bare !== name) return bare === '' ? name : bare;
  const joined = name.replace(joinedVersion, '');
  return joined !== name && findSkill(joined) !== undefined ? joined : name;
}

/** One key for all names of a skill, with and without a version: `TS`, `TypeScript` and `TypeScript 4`. */
export function skillKey(name: string): string {
  const bare = withoutVersion(name);
  return findSkill(name)?.key ?? findSkill(bare)?.key ?? comparisonKey(bare);
}
