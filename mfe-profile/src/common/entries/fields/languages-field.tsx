import { spokenLanguages } from '@jobharbor/shared/contracts/entries/spoken-language';
import { useLocale } from '@jobharbor/shared/remote';
import { useLanguageName } from '../option-names.ts';
import { CodesField } from './codes-field.tsx';
import type { ControlProps } from './select.tsx';

/** Languages that a person may speak, with their localised names. */
export function useLanguageOptions() {
  const { tag } = useLocale();
  const nameOf = useLanguageName();
  const { compare } = new Intl.Collator(tag);
  return spokenLanguages
    .map((code) => ({ code: code as string, name: nameOf(code) }))
    .sort((a, b) => compare(a.name, b.name));
}

/** Multi-select of languages. */
export function LanguagesField(control: ControlProps & { max: number }) {
  return <CodesField {...control} options={useLanguageOptions()} />;
}
