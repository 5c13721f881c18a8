import { type ConfigOption, readOptions } from './option.ts';

/** Skills that are known by name in every language, in the order of the file. */
export const skillList: readonly ConfigOption[] = readOptions('skills');
