import type { ReportCategory } from '@jobharbor/shared/calls/job/report-job';
import type { Option } from '@jobharbor/shared/contracts/primitives/primitives';
import { RadioGroup } from '@jobharbor/shared/ui';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

export type ReasonFieldsProps = {
  reasons: readonly Option[];
  /** Ids of the reasons to choose from. */
  categories: Readonly<Record<ReportCategory, readonly number[]>>;
  /** Id of the selected reason; empty for none. */
  value: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
  /** Of the first reason, which the form focuses if none is selected on submit. */
  ref: Ref<HTMLInputElement>;
};

/** Radio buttons of the reasons by category. */
export function ReasonFields({ reasons, categories, value, error, onValueChange, ref }: ReasonFieldsProps) {
  const { t } = useTranslation('search');
  const entries = Object.entries(categories) as [ReportCategory, readonly number[]][];
  return (
    <div className="jh-stack">
      {entries.map(([category, ids], index) => (
        <RadioGroup
          key={category}
          ref={index === 0 ? ref : undefined}
          name="report-reason"
          legend={t(`report.category.${category}`)}
          error={index === 0 ? error : undefined}
          options={reasons
            .filter(({ id }) => ids.includes(id))
            .map((reason) => ({ value: String(reason.id), label: reason.value }))}
          value={value}
          onValueChange={onValueChange}
        />
      ))}
    </div>
  );
}
