import { createJobPreference } from '@jobharbor/shared/calls/jobseeker-profile/create-job-preference';
import { deleteJobPreference } from '@jobharbor/shared/calls/jobseeker-profile/delete-job-preference';
import { listJobPreferences } from '@jobharbor/shared/calls/jobseeker-profile/list-job-preferences';
import { updateJobPreference } from '@jobharbor/shared/calls/jobseeker-profile/update-job-preference';
import {
  type JobPreference,
  jobPreferenceLimits,
  jobPreferenceRules,
  remoteArrangement,
} from '@jobharbor/shared/contracts/entries/job-preference';
import { formatMoneyRange, joinWithCommas } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { TextLink } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { defineKind, type EntryValues } from '../entry-kind.ts';
import { fold } from '../entry-values.ts';
import { useTimeZoneName } from '../fields/time-zone-field.tsx';
import { useLanguageName, useLocations, useOptionName } from '../option-names.ts';
import { EntryView } from './entry-view.tsx';

/** Work at a place, or partly there, needs the place; remote work needs a time zone. */
const isAtPlace = ({ work_arrangement_id }: EntryValues): boolean =>
  work_arrangement_id !== String(remoteArrangement);

export const jobPreferences = defineKind<JobPreference>({
  name: 'job_preference',
  limits: { remote: jobPreferenceLimits.remote, onSite: jobPreferenceLimits.onSite },
  fields: [
    { name: 'job_title', type: 'text', label: 'desired_title', completion: 'title' },
    { name: 'industry_id', type: 'option', list: 'industry_lists' },
    { name: 'job_type_id', type: 'option', list: 'job_types', isPaired: true },
    { name: 'work_arrangement_id', type: 'option', list: 'work_arrangements' },
    { name: 'country_key', type: 'country' },
    { name: 'location_id', type: 'location', isPaired: true, when: isAtPlace },
    { name: 'desired_city', type: 'text', hint: 'desired_city', isOptional: true, when: isAtPlace },
    { name: 'min_salary', type: 'money' },
    { name: 'max_salary', type: 'money', isPaired: true },
    { name: 'currency', type: 'currency', isPaired: true },
    { name: 'work_languages', type: 'languages', max: jobPreferenceLimits.work_languages },
    { name: 'work_timezone', type: 'timeZone', when: (values) => !isAtPlace(values) },
  ],
  rules: jobPreferenceRules,
  list: listJobPreferences,
  create: createJobPreference,
  update: updateJobPreference,
  remove: deleteJobPreference,
  one: 'job_preference',
  all: 'job_preferences',
  identity: ({ job_title, work_arrangement_id, location_id, desired_city }) =>
    fold(job_title, work_arrangement_id, location_id, desired_city),
  nameOf: ({ job_title }) => job_title,
  start: ({ language, country, currency, timeZone }) => ({
    country_key: country,
    currency,
    work_timezone: timeZone,
    work_languages: language.replace(/-.*/, ''),
  }),
  View: JobPreferenceView,
});

function JobPreferenceView({ entry }: { entry: JobPreference }) {
  const { t } = useTranslation('profile');
  const { tag, country } = useLocale();
  const languageName = useLanguageName();
  const timeZoneName = useTimeZoneName();
  const industry = useOptionName('industry_lists', entry.industry_id);
  const type = useOptionName('job_types', entry.job_type_id);
  const arrangement = useOptionName('work_arrangements', entry.work_arrangement_id);
  const places = useLocations(entry.country_key).flatMap((region) => [region, ...region.locations]);
  const place = entry.desired_city ?? places.find(({ id }) => id === entry.location_id)?.value;
  const pay = formatMoneyRange(tag, {
    currency: entry.currency,
    min: entry.min_salary,
    max: entry.max_salary,
  });
  const join = (texts: readonly (string | undefined)[]) =>
    joinWithCommas(
      tag,
      texts.filter((text) => text !== undefined),
    );
  return (
    <EntryView
      title={entry.job_title}
      lines={[
        join([arrangement, type, place]),
        join([industry]),
        t('entries.perMonth', { pay }),
        join(entry.work_languages.map(languageName)),
        entry.work_timezone === null ? undefined : timeZoneName(entry.work_timezone),
      ]}
    >
      {entry.country_key === country.key && (
        <p>
          <TextLink render={<Link to={`/salaries?${new URLSearchParams({ q: entry.job_title })}`} />}>
            {t('entries.payOfTitle')}
          </TextLink>
        </p>
      )}
    </EntryView>
  );
}
