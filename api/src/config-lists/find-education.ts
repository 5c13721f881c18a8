import { educations } from './flat-lists.ts';
import { normaliseName } from './normalise-name.ts';
import type { ConfigOption } from './option.ts';
import { find, indexOf } from './option-index.ts';

const educationIndex = indexOf(educations);

/** The level of education whose name the whole text is. */
export const educationNamed = (text: string): ConfigOption | undefined =>
  educationIndex.get(normaliseName(text));

/** The level of education that a text names in any language. */
export const findEducation = (text: string): ConfigOption | undefined => find(educationIndex, text);
