import type { ConfigOption } from '../../config-lists/option.ts';
import { skillList } from '../../config-lists/skills.ts';
import { nameKeyOf } from '../../search/analyser/fold-text.ts';
import { simplifyChinese } from '../../search/analyser/simplify-chinese.ts';

const keyOf = (name: string): string => simplifyChinese(nameKeyOf(name));

const byName = new Map<string, ConfigOption>();
for (const skill of skillList) {
  for (const name of [...Object.values(skill.names), skill.key, ...skill.aliases]) {
    if (!byName.has(keyOf(name))) byName.set(keyOf(name), skill);
  }
}

/** The skill that a person names in any language; undefined for one that the list does not know. */
export const findSkill = (name: string): ConfigOption | undefined => byName.get(keyOf(name));
