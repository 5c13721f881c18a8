import { type ConfigGroup, readOptions } from './option.ts';

/**
 * Two levels: an id below 100 is a group, the others are its specialities (group × 100 + n). Ids 27 and 28 stay unused:
 * the specification mentions both without saying what they mean.
 */
function readGroups(): ConfigGroup[] {
  const options = readOptions('job-categories');
  return options
    .filter((option) => option.id < 100)
    .map((group) => ({
      ...group,
      children: options.filter((option) => option.id >= 100 && Math.floor(option.id / 100) === group.id),
    }));
}

/** The groups, each with its specialities, in the order in which they are shown. */
export const jobCategories: readonly ConfigGroup[] = readGroups();
