/** Languages of advertisements, besides those of the site, whose dates and names of countries are read by the CLDR. */
export const otherTags = [
  'de',
  'de-AT',
  'fr',
  'fr-CA',
  'it',
  'nl',
  'pl',
  'ro',
  'ru',
  'vi',
  'th',
  'ko',
  'fil',
  'hi',
] as const;
