import { countries } from '@jobharbor/shared/contracts';
import { Checkbox } from '@jobharbor/shared/ui';
import { countryList, countryName } from './country-name.ts';

export interface CountryFieldProps {
  /** Country keys; all countries when empty. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Selects the countries of a canary; collapsed, since most canaries are for all countries. */
export function CountryField({ chosen, onChange }: CountryFieldProps) {
  const toggle = (key: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, key] : chosen.filter((one) => one !== key));
  return (
    <details className="jhd-fold">
      <summary>
        Countries: <strong>{countryList(chosen)}</strong>
      </summary>
      <fieldset className="jhd-countries">
        <legend className="jh-quiet">Chosen none, it is for all of them.</legend>
        {countries.map(({ key }) => (
          <Checkbox
            key={key}
            label={countryName(key)}
            checked={chosen.includes(key)}
            onChange={(event) => toggle(key, event.target.checked)}
          />
        ))}
      </fieldset>
    </details>
  );
}
