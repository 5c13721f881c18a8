import { createSkill } from '@jobharbor/shared/calls/jobseeker-profile/create-skill';
import { deleteSkill } from '@jobharbor/shared/calls/jobseeker-profile/delete-skill';
import { listSkills } from '@jobharbor/shared/calls/jobseeker-profile/list-skills';
import { orderSkills } from '@jobharbor/shared/calls/jobseeker-profile/order-skills';
import { updateSkill } from '@jobharbor/shared/calls/jobseeker-profile/update-skill';
import { type Skill, skillLevels, skillLimits, skillRules } from '@jobharbor/shared/contracts/entries/skill';
import { useLocale } from '@jobharbor/shared/remote';
import { defineKind } from '../entry-kind.ts';
import { fold } from '../entry-values.ts';
import { levelName } from '../entry-words.ts';
import { EntryView } from './entry-view.tsx';

export const skills = defineKind<Skill>({
  name: 'skill',
  limits: { max: skillLimits.count },
  fields: [
    { name: 'name', type: 'text', label: 'skill', completion: 'skill' },
    {
      name: 'proficiency',
      type: 'level',
      levels: skillLevels,
      texts: 'skill',
      isOptional: true,
      isPaired: true,
    },
  ],
  rules: skillRules,
  list: listSkills,
  create: createSkill,
  update: updateSkill,
  remove: deleteSkill,
  order: orderSkills,
  one: 'skill',
  all: 'skills',
  identity: ({ name }) => fold(name),
  isOnce: true,
  nameOf: ({ name }) => name,
  View: SkillView,
});

function SkillView({ entry: { name, proficiency } }: { entry: Skill }) {
  const { language } = useLocale();
  return <EntryView title={name} lines={[proficiency && levelName(language.value, 'skill', proficiency)]} />;
}
