import { findSkill } from '../skills/find-skill.ts';
import tools from './words/tools.json' with { type: 'json' };
import { comparisonKey } from './words.ts';

const toolKeys: ReadonlySet<string> = new Set(tools.map(comparisonKey));

/** Whether a text names a skill of the site's list, or a tool of trades that the list does not offer, such as YouTrack. */
export const isKnownSkill = (name: string): boolean =>
  findSkill(name) !== undefined || toolKeys.has(comparisonKey(name));
