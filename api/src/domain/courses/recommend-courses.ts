import type { listRecommendedCourses } from '@jobharbor/shared/calls/academy/list-recommended-courses';
import { type LanguageTag, languages } from '@jobharbor/shared/contracts';
import type { CallResult } from '@jobharbor/shared/contracts/define-call';
import * as z from 'zod/mini';
import { categoryById, categoryGroupOf, experienceLevels, jobCategories } from '../../config-lists/index.ts';
import { dataFile } from '../../data-files/data-file.ts';
import { listCell, numberCell, readCsv } from '../../data-files/read-data.ts';

type Course = CallResult<typeof listRecommendedCourses>['courses'][number];

const categoryKeys = new Set(
  jobCategories.flatMap((group) => [group, ...group.children]).map(({ key }) => key),
);
const levelKeys = new Set(experienceLevels.map(({ key }) => key));
const keysOf = (known: ReadonlySet<string>) =>
  z.pipe(listCell, z.array(z.string().check(z.refine((key) => known.has(key)))));

const courses = readCsv(
  dataFile('config-lists/courses.csv'),
  z.object({
    course_id: numberCell,
    title: z.string().check(z.minLength(1)),
    provider: z.string().check(z.minLength(1)),
    url: z.string().check(z.regex(/^https:\/\//)),
    language: z.enum(languages.map(({ value }) => value)),
    categories: keysOf(categoryKeys),
    levels: keysOf(levelKeys),
  }),
);

export interface CourseCriteria {
  categoryIds: readonly number[];
  levelKey: string | undefined;
  language: LanguageTag;
  size: number;
  /** Ids of courses that the country does not recommend. */
  hidden?: readonly string[];
}

/** All courses by their ids, for who hides some. */
export const courseChoices = courses.map(({ course_id, title, provider, language }) => ({
  key: String(course_id),
  label: `${title}, ${provider} (${language})`,
}));

/**
 * Courses in the language of the page, for the categories or, after those, the groups that these are in;
 * without categories all. Those for the level come first. Where there are none in that language, those in English.
 */
export function recommendCourses({
  categoryIds,
  levelKey,
  language,
  size,
  hidden = [],
}: CourseCriteria): Course[] {
  const wanted = new Set(categoryIds.flatMap((id) => categoryById(id)?.key ?? []));
  const groups = new Set(categoryIds.flatMap((id) => categoryGroupOf(id)?.key ?? []));
  const within = new Set(
    jobCategories
      .filter(({ key }) => wanted.has(key))
      .flatMap(({ children }) => children.map(({ key }) => key)),
  );
  const closeness = ({ categories }: (typeof courses)[number]): number => {
    if (categoryIds.length === 0 || categories.some((key) => wanted.has(key))) return 2;
    return categories.some((key) => groups.has(key) || within.has(key)) ? 1 : 0;
  };
  const fitting = courses.filter(
    (course) => closeness(course) !== 0 && !hidden.includes(String(course.course_id)),
  );
  const taught = fitting.some((course) => course.language === language) ? language : 'en';
  return fitting
    .filter((course) => course.language === taught)
    .map((course) => ({
      course,
      rank: [closeness(course), Number(levelKey !== undefined && course.levels.includes(levelKey))],
    }))
    .sort((one, other) => compareRanks(other.rank, one.rank) || one.course.course_id - other.course.course_id)
    .slice(0, size)
    .map(({ course: { course_id, title, provider, url } }) => ({
      id: course_id,
      title,
      provider,
      url,
      language: taught,
    }));
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  for (const [index, value] of one.entries()) {
    const difference = value - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
