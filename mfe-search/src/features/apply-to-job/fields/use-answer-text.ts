import { readScreeningAnswer } from '@jobharbor/shared/contracts/applications/screening';
import type { ScreeningQuestion } from '@jobharbor/shared/contracts/jobs/job';
import { formatDay, formatNumber } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';

/** Returns a function that formats an answer: numbers and dates in the page's language. */
export function useAnswerText() {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  return ({ kind, format, options }: ScreeningQuestion, answer = ''): string => {
    if (kind === 'yes_no') return answer === '' ? '' : t(answer === 'yes' ? 'apply.yes' : 'apply.no');
    const value = format && readScreeningAnswer({ kind, format, options }, answer);
    if (!value) return answer.trim();
    if (format === 'number') return formatNumber(tag, Number(value));
    return formatDay(tag, 'UTC', Date.parse(value) / 1000);
  };
}
