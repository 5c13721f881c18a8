import { createWorkExperience } from '@jobharbor/shared/calls/jobseeker-profile/create-work-experience';
import { deleteWorkExperience } from '@jobharbor/shared/calls/jobseeker-profile/delete-work-experience';
import { listWorkExperiences } from '@jobharbor/shared/calls/jobseeker-profile/list-work-experiences';
import { updateWorkExperience } from '@jobharbor/shared/calls/jobseeker-profile/update-work-experience';
import {
  type WorkExperience,
  workExperienceLimits,
  workExperienceRules,
} from '@jobharbor/shared/contracts/entries/work-experience';
import { formatMoney, joinWithCommas } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { Badge } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { descriptionMax } from '../check-values.ts';
import { defineKind } from '../entry-kind.ts';
import { fold } from '../entry-values.ts';
import { useOptionName } from '../option-names.ts';
import { useMonthText } from '../use-month-text.ts';
import { EntryView } from './entry-view.tsx';

export const workExperiences = defineKind<WorkExperience>({
  name: 'work_experience',
  fields: [
    { name: 'job_title', type: 'text', completion: 'title' },
    { name: 'company_name', type: 'text', completion: 'company', isPaired: true },
    { name: 'is_current', type: 'check', label: 'still_here' },
    { name: 'start_month', type: 'month' },
    { name: 'end_month', type: 'month', isPaired: true, when: ({ is_current }) => is_current !== 'true' },
    { name: 'industry_id', type: 'option', list: 'industry_lists', isOptional: true },
    {
      name: 'job_function_ids',
      type: 'functions',
      max: workExperienceLimits.job_function_ids,
      isOptional: true,
    },
    { name: 'monthly_salary', type: 'money', hint: 'monthly_salary', isOptional: true },
    {
      name: 'currency',
      type: 'currency',
      isPaired: true,
      when: ({ monthly_salary = '' }) => monthly_salary.trim() !== '',
    },
    { name: 'description', type: 'area', label: 'work_description', max: descriptionMax, isOptional: true },
    { name: 'is_hidden_from_company', type: 'check', label: 'hide', hint: 'hide' },
  ],
  rules: workExperienceRules,
  list: listWorkExperiences,
  create: createWorkExperience,
  update: updateWorkExperience,
  remove: deleteWorkExperience,
  one: 'work_experience',
  all: 'work_experiences',
  identity: ({ company_name, job_title }) => fold(company_name, job_title),
  nameOf: ({ job_title, company_name }, language) => joinWithCommas(language, [job_title, company_name]),
  start: ({ currency }) => ({ currency }),
  View: WorkExperienceView,
});

function WorkExperienceView({ entry }: { entry: WorkExperience }) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const { span } = useMonthText();
  const industry = useOptionName('industry_lists', entry.industry_id);
  const pay =
    entry.monthly_salary !== null && entry.currency !== null
      ? t('entries.perMonth', { pay: formatMoney(tag, entry.currency, entry.monthly_salary) })
      : null;
  return (
    <EntryView
      title={entry.job_title}
      lines={[
        <bdi key="company">{entry.company_name}</bdi>,
        span(entry.start_month, entry.end_month, entry.is_current),
        joinWithCommas(
          tag,
          [industry, pay].filter((text) => typeof text === 'string'),
        ),
      ]}
      description={entry.description}
    >
      {entry.is_hidden_from_company && (
        <div>
          <Badge>{t('entries.hidden')}</Badge>
        </div>
      )}
    </EntryView>
  );
}
