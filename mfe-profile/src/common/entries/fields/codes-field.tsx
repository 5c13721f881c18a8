import { Chip } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { type ControlProps, Select } from './select.tsx';

export interface CodeOption {
  code: string;
  name: string;
}

export type CodesFieldProps = ControlProps & { options: readonly CodeOption[]; max: number };

/** Multi-select of codes as chips. The value is comma-separated. */
export function CodesField({ options, max, ...control }: CodesFieldProps) {
  const { t } = useTranslation('profile');
  const codes = control.value === '' ? [] : control.value.split(',');
  const nameOf = (code: string) => options.find((one) => one.code === code)?.name ?? code;
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
      {codes.length > 0 && (
        <div className="jh-chips">
          {codes.map((code) => (
            <Chip
              key={code}
              removeLabel={t('entries.remove', { what: nameOf(code) })}
              onRemove={() => control.onValue(codes.filter((other) => other !== code).join(','))}
            >
              {nameOf(code)}
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}
