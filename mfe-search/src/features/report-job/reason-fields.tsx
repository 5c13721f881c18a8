import { type ReportCategory, reportReasonCategories } from '@jobharbor/shared/calls/job/report-job';
import type { Option } from '@jobharbor/shared/contracts/primitives';
import { RadioGroup } from '@jobharbor/shared/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

export type ReasonFieldsProps = {
  reasons: readonly Option[];
  /** Id of the selected reason; empty for none. */
  value: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
};

/** Radio buttons of the reasons by category. Focuses the first one if none is selected on submit. */
export function ReasonFields({ reasons, value, error, onValueChange }: ReasonFieldsProps) {
  const { t } = useTranslation('search');
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error !== undefined) fields.current?.querySelector('input')?.focus();
  }, [error]);
  const categories = Object.entries(reportReasonCategories) as [ReportCategory, readonly number[]][];
  return (
    <div ref={fields} className="jh-stack">
      {categories.map(([category, ids], index) => (
        <RadioGroup
          key={category}
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
