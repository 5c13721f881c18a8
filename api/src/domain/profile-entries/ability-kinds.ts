import { type Skill, skillLimits, skillRules } from '@jobharbor/shared/contracts/entries/skill';
import {
  languageLevels,
  type SpokenLanguage,
  spokenLanguageRules,
} from '@jobharbor/shared/contracts/entries/spoken-language';
import { type Website, websiteLimits, websiteRules } from '@jobharbor/shared/contracts/entries/website';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { optionIn } from '../../config-lists/index.ts';
import { nameKeyOf } from '../../search/analyser/fold-text.ts';
import { findSkill } from '../skills/find-skill.ts';
import { defineKind } from './entry-kind.ts';
import { limitCount } from './entry-problems.ts';

/** A skill of the list is the same in every language, and shown in the reader's. */
export const skills = defineKind<Omit<Skill, 'skill_id'> & { skill_id?: number | null }>({
  name: 'skill',
  rules: skillRules,
  defaults: { proficiency: null },
  limit: (others) => {
    if (others.length >= skillLimits.count) throw new ApiError(errorCode.skillLimit);
  },
  identity: ({ name }) => findSkill(name)?.key ?? nameKeyOf(name),
  present: (content, language) => {
    const known = findSkill(content.name);
    return {
      ...content,
      name: known === undefined ? content.name : optionIn(known, language).value,
      skill_id: known?.id ?? null,
    };
  },
});

const levelOf = ({ proficiency }: SpokenLanguage): number => languageLevels.indexOf(proficiency);

export const spokenLanguages = defineKind<SpokenLanguage>({
  name: 'language',
  rules: spokenLanguageRules,
  defaults: {},
  limit: (others) => limitCount(others, 20),
  identity: ({ language }) => language,
  order: (a, b) => levelOf(b) - levelOf(a),
});

export const websites = defineKind<Website>({
  name: 'website',
  rules: websiteRules,
  defaults: { display_name: null, description: null },
  limit: (others) => limitCount(others, websiteLimits.count),
});
