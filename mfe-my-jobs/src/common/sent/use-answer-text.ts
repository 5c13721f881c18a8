import type { Application } from '@jobharbor/shared/contracts/applications/application';
import { formatDay, formatNumber } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';

/** Returns a function that formats an answer: numbers and dates in the page's language. */
export function useAnswerText() {
  const { t } = useTranslation('myJobs');
  const { tag } = useLocale();
  return ({ kind, format, answer }: Application['screening_answers'][number]): string => {
    if (kind === 'yes_no') return t(answer === 'yes' ? 'sentAnswers.yes' : 'sentAnswers.no');
    if (format === 'number') return formatNumber(tag, Number(answer));
    return format === 'date' ? formatDay(tag, 'UTC', Date.parse(answer) / 1000) : answer;
  };
}
