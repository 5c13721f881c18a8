import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import { displayNames } from '@jobharbor/shared/contracts/primitives/display-names';
import { useCallSource, useLocale } from '@jobharbor/shared/remote';
import { TextLink } from '@jobharbor/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedSection } from '../../common/failed-section.tsx';
import { coursesQuery } from './courses-query.ts';

/** Free external courses for the job's kind of work; renders nothing if there are none. */
export const JobCourses = memo(function JobCourses({ job }: { job: Pick<JobCard, 'category' | 'xp_lvl'> }) {
  const { t } = useTranslation('search');
  const { tag, language } = useLocale();
  const found = useQuery({ ...coursesQuery(useCallSource(), job), enabled: job.category !== null });
  const { data, error } = found;
  if (!data && error) return <FailedSection title={t('courses.title')} error={error} retry={found} />;
  if (!data || data.courses.length === 0) return null;
  const names = displayNames(tag, 'language');
  const other = data.courses.find((course) => course.language !== language.value)?.language;
  return (
    <section className="jhs-courses" aria-labelledby="jhs-courses">
      <h2 id="jhs-courses">{t('courses.title')}</h2>
      <p className="jh-quiet jh-small" suppressHydrationWarning>
        {other === undefined
          ? t('courses.hint')
          : t('courses.otherLanguage', { language: names(language.value), taught: names(other) })}
      </p>
      <ul className="jhs-plain-list jh-stack jh-gap-2">
        {data.courses.map(({ id, title, provider, url, language: taught }) => (
          <li key={id}>
            <TextLink href={url} target="_blank" rel="noopener nofollow">
              <bdi lang={taught}>{title}</bdi>
            </TextLink>{' '}
            <span className="jh-quiet jh-small" suppressHydrationWarning>
              · <bdi lang={taught}>{provider}</bdi>
              {taught !== language.value && <span> · {names(taught)}</span>}
              <span> · {t('courses.newTab')}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
});
