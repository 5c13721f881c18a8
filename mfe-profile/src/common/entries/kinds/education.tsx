import { createEducation } from '@jobharbor/shared/calls/jobseeker-profile/create-education';
import { deleteEducation } from '@jobharbor/shared/calls/jobseeker-profile/delete-education';
import { listEducations } from '@jobharbor/shared/calls/jobseeker-profile/list-educations';
import { updateEducation } from '@jobharbor/shared/calls/jobseeker-profile/update-education';
import {
  type Education,
  educationRules,
  noEducationLevel,
} from '@jobharbor/shared/contracts/entries/education';
import { joinWithCommas } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { descriptionMax } from '../check-values.ts';
import { defineKind } from '../entry-kind.ts';
import { fold } from '../entry-values.ts';
import { useOptionName } from '../option-names.ts';
import { useMonthText } from '../use-month-text.ts';
import { EntryView } from './entry-view.tsx';

export const educations = defineKind<Education>({
  name: 'education',
  fields: [
    { name: 'school_name', type: 'text', completion: 'school' },
    { name: 'education_level_id', type: 'option', list: 'educations', without: noEducationLevel },
    { name: 'field_of_study', type: 'text', isOptional: true, isPaired: true },
    { name: 'is_current', type: 'check', label: 'still_attending' },
    { name: 'start_month', type: 'month', isOptional: true },
    {
      name: 'end_month',
      type: 'month',
      hint: 'expected_end',
      isOptional: true,
      isPaired: true,
      when: ({ is_current }) => is_current !== 'true',
    },
    {
      name: 'description',
      type: 'area',
      label: 'education_description',
      max: descriptionMax,
      isOptional: true,
    },
  ],
  rules: educationRules,
  list: listEducations,
  create: createEducation,
  update: updateEducation,
  remove: deleteEducation,
  one: 'education',
  all: 'educations',
  identity: ({ school_name, education_level_id }) => fold(school_name, education_level_id),
  nameOf: ({ school_name }) => school_name,
  View: EducationView,
});

function EducationView({ entry }: { entry: Education }) {
  const { tag } = useLocale();
  const { span } = useMonthText();
  const level = useOptionName('educations', entry.education_level_id);
  return (
    <EntryView
      title={entry.school_name}
      lines={[
        joinWithCommas(
          tag,
          [level, entry.field_of_study].filter((text) => typeof text === 'string'),
        ),
        span(entry.start_month, entry.end_month, entry.is_current),
      ]}
      description={entry.description}
    />
  );
}
