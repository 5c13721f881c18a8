import type { Talent, TalentFilters } from '@jobharbor/shared/contracts';
import { foldText } from '../../search/analyser/fold-text.ts';
import { simplifyChinese } from '../../search/analyser/simplify-chinese.ts';
import { findSkill } from '../skills/find-skill.ts';

/** One form for spellings of a word in any of the languages: case, width, accents, Arabic letters, both Chinese scripts. */
const searchForm = (text: string): string => simplifyChinese(foldText(text)).trim();

const skillForm = (name: string): string => findSkill(name)?.key ?? searchForm(name);

/** Whether all words stand in one of the titles. Chinese and Japanese have no words: each run is found as it stands. */
function hasTitle(titles: readonly string[], wanted: string): boolean {
  const words = searchForm(wanted).split(/\s+/);
  return titles.map(searchForm).some((title) => words.every((word) => title.includes(word)));
}

/** Whether the person has every one of the skills, whatever language names it. */
function hasSkills(skills: readonly string[], wanted: string): boolean {
  const own = new Set(skills.map(skillForm));
  const names = wanted.split(/[,،、，]/).filter((name) => name.trim() !== '');
  return names.every((name) => own.has(skillForm(name)));
}

/** Whether a person matches the filters that compare words; the database compares the others. */
export const matchesWords = (
  { wanted_titles, held_titles, skills }: Pick<Talent, 'wanted_titles' | 'held_titles' | 'skills'>,
  filters: Pick<TalentFilters, 'title' | 'skills'>,
): boolean =>
  (filters.title === undefined || hasTitle([...wanted_titles, ...held_titles], filters.title)) &&
  (filters.skills === undefined || hasSkills(skills, filters.skills));
