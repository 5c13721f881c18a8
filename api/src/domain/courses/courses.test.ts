import { listRecommendedCourses } from '@jobharbor/shared/calls/academy/list-recommended-courses';
import { readAnswer } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { recommendCourses } from './recommend-courses.ts';

const criteria = { categoryIds: [101], levelKey: undefined, language: 'en' as const, size: 20 };

describe('recommended courses', () => {
  it('are those of the category, then those of the group that it is in', () => {
    const titles = recommendCourses(criteria).map(({ title }) => title);
    expect(titles[0]).toContain('CS50x');
    expect(titles).toContain('Full Stack Open');
    expect(titles).not.toContain('Inbound Sales');
    // Routes of the courses list.
    expect(recommendCourses({ ...criteria, categoryIds: [1] }).map(({ title }) => title)).toContain(
      'The Odin Project',
    );
  });

  it('begin with those for the level, and come in the language of the page alone', () => {
    expect(recommendCourses({ ...criteria, levelKey: '1-3-years' })[0]?.title).toBe('Full Stack Open');
    const spanish = recommendCourses({ ...criteria, levelKey: '1-3-years', language: 'es' });
    expect(spanish[0]).toMatchObject({ language: 'es', url: 'https://fullstackopen.com/es/' });
    expect(new Set(spanish.map(({ language }) => language))).toEqual(new Set(['es']));
  });

  it.each([
    ['a nurse', 1401, 'en'],
    ['a nurse', 1401, 'es'],
    ['a nurse', 1401, 'pt'],
    ['a nurse', 1401, 'id'],
    ['a nurse', 1401, 'zh-Hans'],
    ['a cook', 1601, 'en'],
    ['a cook', 1601, 'es'],
    ['a cook', 1601, 'id'],
    ['a security guard', 2201, 'en'],
  ] as const)('are there for %s (%i) in %s', (_who, id, language) => {
    const found = recommendCourses({ ...criteria, categoryIds: [id], language });
    expect(found.map((course) => course.language)).toEqual([language]);
  });

  it('are those in English for a field without any in the language of the page', () => {
    const found = recommendCourses({ ...criteria, categoryIds: [1401], language: 'tr' });
    expect(found.map(({ language }) => language)).toEqual(['en']);
  });

  it('are none for a category that does not exist', () => {
    expect(recommendCourses({ ...criteria, categoryIds: [999_999] })).toEqual([]);
  });
});

describe('the call', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi();
  });
  afterAll(() => api.close());

  it('answers at most as many as asked for', async () => {
    const answer = await api.app.inject('/api/academy/recommended-courses?size=2&job_category_ids=101,102');
    expect(readAnswer(listRecommendedCourses, answer.json()).courses).toHaveLength(2);
  });

  it.each(['size=0', 'job_category_ids=x', 'job_category_ids=0', 'xp_lvl_key=A%20B'])(
    'refuses %s',
    async (query) => {
      expect((await api.app.inject(`/api/academy/recommended-courses?${query}`)).statusCode).toBe(422);
    },
  );
});
