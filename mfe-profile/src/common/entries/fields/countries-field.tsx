import { isoCountries } from '@jobharbor/shared/contracts/iso-countries';
import { useLocale } from '@jobharbor/shared/remote';
import { Chip } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { useDisplayName } from '../option-names.ts';
import { type ControlProps, Select } from './select.tsx';

/** All countries and territories by their names in the page's language, in its order. */
export function useCountryOptions() {
  const { tag } = useLocale();
  const nameOf = useDisplayName('region');
  const { compare } = new Intl.Collator(tag);
  return isoCountries
    .map((code) => ({ code, name: nameOf(code.toUpperCase()) }))
    .sort((a, b) => compare(a.name, b.name));
}

/** Several countries: each chosen one is added to a row of chips. The value joins their codes by commas. */
export function CountriesField({ max, ...control }: ControlProps & { max: number }) {
  const { t } = useTranslation('profile');
  const options = useCountryOptions();
  const codes = control.value === '' ? [] : control.value.split(',');
  const chosen = codes.map((code) => ({
    code,
    name: options.find((one) => one.code === code)?.name ?? code,
  }));
  return (
    <div className="jh-stack jh-gap-2">
      <Select
        {...control}
        value=""
        onValue={(code) => code && control.onValue([...codes, code].slice(0, max).join(','))}
      >
        {options
          .filter(({ code }) => !codes.includes(code))
          .map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
      </Select>
      {chosen.length > 0 && (
        <div className="jh-chips">
          {chosen.map(({ code, name }) => (
            <Chip
              key={code}
              removeLabel={t('entries.remove', { what: name })}
              onRemove={() => control.onValue(codes.filter((other) => other !== code).join(','))}
            >
              {name}
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}
