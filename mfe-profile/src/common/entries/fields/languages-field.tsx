import { spokenLanguages } from '@jobharbor/shared/contracts/entries/spoken-language';
import { useLocale } from '@jobharbor/shared/remote';
import { Chip } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { useDisplayName } from '../option-names.ts';
import { type ControlProps, Select } from './select.tsx';

/** The languages that a person may speak, by their names in the page's language. */
export function useLanguageOptions() {
  const { tag } = useLocale();
  const nameOf = useDisplayName('language');
  const { compare } = new Intl.Collator(tag);
  return spokenLanguages
    .map((code) => ({ code: code as string, name: nameOf(code) }))
    .sort((a, b) => compare(a.name, b.name));
}

/** Several languages: each chosen one is added to a row of chips. */
export function LanguagesField({ max, ...control }: ControlProps & { max: number }) {
  const { t } = useTranslation('profile');
  const nameOf = useDisplayName('language');
  const options = useLanguageOptions();
  const chosen = control.value === '' ? [] : control.value.split(',');
  return (
    <div className="jh-stack jh-gap-2">
      <Select
        {...control}
        value=""
        onValue={(code) => code && control.onValue([...chosen, code].slice(0, max).join(','))}
      >
        {options
          .filter(({ code }) => !chosen.includes(code))
          .map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
      </Select>
      {chosen.length > 0 && (
        <div className="jh-chips">
          {chosen.map((code) => (
            <Chip
              key={code}
              removeLabel={t('entries.remove', { what: nameOf(code) })}
              onRemove={() => control.onValue(chosen.filter((other) => other !== code).join(','))}
            >
              {nameOf(code)}
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}
