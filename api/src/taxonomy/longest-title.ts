/** Longer names of occupations in a list are sentences or damaged rows: they are left out. */
export const longestTitle = 200;
