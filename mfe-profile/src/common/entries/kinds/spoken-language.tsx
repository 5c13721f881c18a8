import { createSpokenLanguage } from '@jobharbor/shared/calls/jobseeker-profile/create-spoken-language';
import { deleteSpokenLanguage } from '@jobharbor/shared/calls/jobseeker-profile/delete-spoken-language';
import { listSpokenLanguages } from '@jobharbor/shared/calls/jobseeker-profile/list-spoken-languages';
import { updateSpokenLanguage } from '@jobharbor/shared/calls/jobseeker-profile/update-spoken-language';
import { languageNames } from '@jobharbor/shared/contracts/entries/language-name';
import {
  languageLevels,
  type SpokenLanguage,
  spokenLanguageRules,
} from '@jobharbor/shared/contracts/entries/spoken-language';
import { useLocale } from '@jobharbor/shared/remote';
import { defineKind } from '../entry-kind.ts';
import { levelName } from '../entry-words.ts';
import { useLanguageName } from '../option-names.ts';
import { EntryView } from './entry-view.tsx';

export const spokenLanguages = defineKind<SpokenLanguage>({
  name: 'language',
  fields: [
    { name: 'language', type: 'language' },
    { name: 'proficiency', type: 'level', levels: languageLevels, texts: 'language', isPaired: true },
  ],
  rules: spokenLanguageRules,
  list: listSpokenLanguages,
  create: createSpokenLanguage,
  update: updateSpokenLanguage,
  remove: deleteSpokenLanguage,
  one: 'language',
  all: 'languages',
  identity: ({ language = '' }) => language,
  isOnce: true,
  nameOf: (entry, language) => languageNames(language)(entry.language),
  View: SpokenLanguageView,
});

function SpokenLanguageView({ entry }: { entry: SpokenLanguage }) {
  const { language } = useLocale();
  const nameOf = useLanguageName();
  const level = levelName(language.value, 'language', entry.proficiency);
  return <EntryView title={nameOf(entry.language)} lines={[level]} />;
}
