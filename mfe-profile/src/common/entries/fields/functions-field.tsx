import { Chip, FieldGroup, SelectField } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useJobFunctionsQuery } from '../option-names.ts';
import { MissingList } from './missing-list.tsx';
import type { ControlProps } from './select.tsx';

/** Picks job functions from their tree: a main function, then one of its sub functions or titles. */
export function FunctionsField({
  name,
  label,
  hint,
  note,
  error,
  value,
  onValue,
  max,
}: ControlProps & { max: number }) {
  const { t } = useTranslation('profile');
  const query = useJobFunctionsQuery();
  const tree = query.data ?? [];
  const [mainId, setMainId] = useState('');
  const main = tree.find(({ id }) => String(id) === mainId);
  const chosen = value === '' ? [] : value.split(',');
  const names = new Map(
    tree
      .flatMap((group) => [group, ...group.sub_function_list.flatMap((sub) => [sub, ...sub.job_titles])])
      .map((one) => [String(one.id), one.value]),
  );
  return (
    <FieldGroup legend={note ? `${label} (${note})` : label} hint={hint} error={error}>
      {chosen.length > 0 && (
        <div className="jh-chips">
          {chosen.map((id) => (
            <Chip
              key={id}
              removeLabel={t('entries.remove', { what: names.get(id) ?? '…' })}
              onRemove={() => onValue(chosen.filter((other) => other !== id).join(','))}
            >
              {names.get(id) ?? '…'}
            </Chip>
          ))}
        </div>
      )}
      {chosen.length < max && (
        <div className="jhp-pair">
          <SelectField
            name={name}
            label={t('entries.mainFunction')}
            value={mainId}
            onChange={(event) => setMainId(event.currentTarget.value)}
          >
            <option value="">{t('choose')}</option>
            {tree.map(({ id, value: text }) => (
              <option key={id} value={id}>
                {text}
              </option>
            ))}
          </SelectField>
          {main && (
            <FunctionSelect
              main={main}
              onChoose={(id) => onValue([...chosen.filter((other) => other !== id), id].join(','))}
            />
          )}
        </div>
      )}
      <MissingList query={query} />
    </FieldGroup>
  );
}

interface FunctionSelectProps {
  main: NonNullable<ReturnType<typeof useJobFunctionsQuery>['data']>[number];
  onChoose: (id: string) => void;
}

/** The sub functions of a main function, with their titles. */
function FunctionSelect({ main, onChoose }: FunctionSelectProps) {
  const { t } = useTranslation('profile');
  return (
    <SelectField
      label={t('entries.functionOrTitle')}
      value=""
      onChange={({ currentTarget: { value } }) => value && onChoose(value)}
    >
      <option value="">{t('choose')}</option>
      {main.sub_function_list.map((sub) => (
        <optgroup key={sub.id} label={sub.value}>
          <option value={sub.id}>{sub.value}</option>
          {sub.job_titles.map((title) => (
            <option key={title.id} value={title.id}>
              {title.value}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
